/** The invented statement of the landing page. Amounts are cents; every sum shown is computed from them. */
import { addMinor, formatMinor, type Minor } from '@extracto/model/money';

export interface ExampleRow {
  readonly date: string;
  readonly description: string;
  readonly amount: Minor;
  readonly balance: Minor;
}

const OPENING: Minor = 120_450;

const PRINTED = [
  ['2026-03-02', 'Alder & Finch Ltd, salary', 248_000],
  ['2026-03-03', 'Quay Street 14, rent', -95_000],
  ['2026-03-05', 'Green Grocer', -6_435],
  ['2026-03-09', 'Atlas Shoes, card refund', 8_990],
  ['2026-03-14', 'Transfer to savings', -40_000],
  ['2026-03-17', 'City Energy, direct debit', -11_820],
] as const;

function listRows(): ExampleRow[] {
  let balance = OPENING;
  return PRINTED.map(([date, description, amount]) => {
    balance = addMinor(balance, amount);
    return { date, description, amount, balance };
  });
}

const rows = listRows();

export const exampleLedger = {
  bank: 'Northfield Bank',
  holder: 'Jane Q. Sample',
  account: '04-118-227',
  from: '2026-03-01',
  to: '2026-03-31',
  opening: OPENING,
  closing: rows.at(-1)?.balance ?? OPENING,
  rows,
} as const;

/** `showMoney(-95000)` is `"−950.00"`, `showMoney(120450)` is `"1,204.50"`: for reading, not for data. */
export function showMoney(amount: Minor): string {
  const [whole = '', cents = ''] = formatMinor(Math.abs(amount), 2).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '−' : ''}${grouped}.${cents}`;
}
