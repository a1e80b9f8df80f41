/** Tables with numbers in them that are no transactions. */
import { addDays } from '../../ledger/calendar.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { formatAmount } from '../../locales/format-amount.ts';
import type { Flow } from '../flow.ts';
import { type Plan, printDate, printMagnitude } from '../plan.ts';
import { drawPlainTable } from './draw-plain-table.ts';

/**
 *                              Total for this period   Total year-to-date
 *   OVERDRAFT FEE                              $0.00               $35.00
 */
export function drawFeeTable(flow: Flow, plan: Plan, ledger: Ledger): void {
  const { words, locale, random } = plan;
  const { currency, decimals } = ledger.account;
  const fees = locale.language.texts.fee.map((text) => text.split('|')[0]!.replace(/ *\{\w+\}/g, ''));
  const money = (amount: number) => printMagnitude(plan, amount, decimals, currency);
  const rows = fees.map((fee): [string, string, string] => {
    const thisPeriod = random.chance(0.5) ? 0 : random.integer(1, 40) * 10 ** decimals;
    return [fee, money(thisPeriod), money(thisPeriod + random.integer(0, 90) * 10 ** decimals)];
  });
  drawPlainTable(flow, plan, words.feeTable, [['', words.thisPeriod, words.yearToDate], ...rows]);
}

/**
 *                    Rate   Balance   Interest Charged
 *   Purchases    19.99 %    412.10               6.87
 */
export function drawInterestTable(flow: Flow, plan: Plan, ledger: Ledger): void {
  const { words, headers, random, notation } = plan;
  const { currency, decimals } = ledger.account;
  const money = (amount: number) => printMagnitude(plan, amount, decimals, currency);
  const rows = [words.cardPurchases, words.creditSection].map((label): [string, string, string, string] => [
    label,
    `${formatAmount(random.integer(10, 2999), 2, notation)} %`,
    money(random.integer(0, 90_000)),
    money(random.integer(0, 2_500)),
  ]);
  drawPlainTable(flow, plan, words.interestTable, [['', '%', headers.balance, words.interestSection], ...rows]);
}

/**
 *                     Quantity   Price      Value
 *   IRON WORKS plc          12   41.10     493.20
 */
export function drawHoldings(flow: Flow, plan: Plan, ledger: Ledger): void {
  const { words, headers, random, notation, locale } = plan;
  const { currency, decimals } = ledger.account;
  const rows = random.shuffle(locale.companies).map((company): [string, string, string, string] => {
    const [quantity, price] = [random.integer(1, 400), random.integer(200, 40_000) * locale.roundTo];
    const value = printMagnitude(plan, quantity * price, decimals, currency);
    return [company, String(quantity), formatAmount(price, decimals, notation), value];
  });
  drawPlainTable(flow, plan, words.holdings, [['', headers.quantity, headers.price, headers.balance], ...rows]);
}

/**
 *   Previous balance    4,120
 *   Purchases             233
 *   New balance         4,353
 */
export function drawRewardsTable(flow: Flow, plan: Plan): void {
  const { words, random, notation } = plan;
  const [before, earned] = [random.integer(100, 90_000), random.integer(1, 4_000)];
  const rows = [
    [words.cardPrevious, before],
    [words.cardPurchases, earned],
    [words.cardNew, before + earned],
  ] as const;
  drawPlainTable(
    flow,
    plan,
    words.rewardsTable,
    rows.map(([label, points]) => [label, formatAmount(points, 0, notation)]),
  );
}

/**
 *   Date         Description         Amount    Balance
 *   14/02/2025   SHOP 03/12           41.10     369.90
 *
 * Instalments left of purchases of earlier months: dated, with an amount and a balance, and no transaction.
 */
export function drawInstalmentTable(flow: Flow, plan: Plan, ledger: Ledger): void {
  const { words, headers, random, locale } = plan;
  const { currency, decimals } = ledger.account;
  const money = (amount: number) => printMagnitude(plan, amount, decimals, currency);
  const rows = random
    .shuffle(locale.merchants)
    .slice(0, 3)
    .map((merchant): [string, string, string, string] => {
      const [paid, count] = [random.integer(1, 5), random.pick([6, 10, 12])];
      const part = random.integer(500, 9000) * locale.roundTo;
      const date = printDate(plan, addDays(ledger.period.from, -30 * paid));
      return [date, `${merchant} ${paid}/${count}`, money(part), money(part * (count - paid))];
    });
  const header = [headers.date, headers.description, headers.amount, headers.balance] as const;
  drawPlainTable(flow, plan, words.instalmentTable, [header, ...rows]);
}
