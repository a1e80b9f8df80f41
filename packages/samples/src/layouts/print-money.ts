/** The printed text of amounts and balances: magnitude, sign by the statement's convention, currency mark. */
import type { AccountType, Minor } from '@extracto/model';
import { isDebt } from '../ledger/ledger.ts';
import type { ColumnRole } from '../locales/locale.ts';
import { type Plan, printMagnitude } from './plan.ts';
import type { Switches } from './switches.ts';

interface Currency {
  readonly currency: string;
  readonly decimals: number;
}

/** An account as far as its balance is concerned; what a debt's balance says is owed. */
interface Holding extends Currency {
  readonly type: AccountType;
}

type Cells = Partial<Record<ColumnRole, string>>;
type SignPrinter = (magnitude: string, negative: boolean, plan: Plan) => string;

const SIGNS: Record<Switches['amounts'], SignPrinter> = {
  minus: (magnitude, negative) => (negative ? `-${magnitude}` : magnitude),
  spacedMinus: (magnitude, negative) => (negative ? `- ${magnitude}` : magnitude),
  plusMinus: (magnitude, negative) => `${negative ? '-' : '+'}${magnitude}`,
  trailingMinus: (magnitude, negative) => (negative ? `${magnitude}-` : magnitude),
  parentheses: (magnitude, negative) => (negative ? `(${magnitude})` : magnitude),
  debitSuffix: (magnitude, negative, { words }) => (negative ? `${magnitude} ${words.debitMark}` : magnitude),
  creditSuffix: (magnitude, negative, { words }) => (negative ? magnitude : `${magnitude} ${words.creditMark}`),
  bothSuffixes: (magnitude, negative, { words }) => `${magnitude} ${negative ? words.debitMark : words.creditMark}`,
  markColumn: (magnitude) => magnitude,
  twoColumns: (magnitude) => magnitude,
  sections: (magnitude) => magnitude,
  inverted: (magnitude, negative) => (negative ? magnitude : `-${magnitude}`),
  unsigned: (magnitude) => magnitude,
};

/** `-4520` in a debit/credit list is `{ debit: '45.20', credit: '' }`, in a signed one `{ amount: '-45.20' }`. */
export function printAmount(plan: Plan, amount: Minor, { currency, decimals }: Currency): Cells {
  const { switches, words } = plan;
  const magnitude = printMagnitude(plan, amount, decimals, currency);
  const negative = amount < 0;
  if (switches.amounts === 'twoColumns') {
    const empty =
      switches.emptyCell === 'zero' ? printMagnitude(plan, 0, decimals, currency) : EMPTY[switches.emptyCell];
    return negative ? { debit: magnitude, credit: empty } : { debit: empty, credit: magnitude };
  }
  if (switches.amounts === 'markColumn') {
    return { amount: magnitude, mark: negative ? words.debitMark : words.creditMark };
  }
  if (amount === 0 && switches.amounts !== 'bothSuffixes') return { amount: magnitude };
  return { amount: SIGNS[switches.amounts](magnitude, negative, plan) };
}

const EMPTY = { blank: '', '-': '-', '--': '--' } as const;

export function printBalance(plan: Plan, owned: Minor, { currency, decimals, type }: Holding): string {
  const balance = isDebt(type) && plan.switches.debtSign === 'negative' ? -owned : owned;
  const magnitude = printMagnitude(plan, balance, decimals, currency);
  const { balanceSigns } = plan.switches;
  if (balance >= 0 && balanceSigns !== 'bothSuffixes') return magnitude;
  return SIGNS[balanceSigns](magnitude, balance < 0, plan);
}
