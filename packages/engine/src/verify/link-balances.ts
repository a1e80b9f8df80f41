/**
 * The chain of short equations a statement is made of. Between two neighbouring printed balances stand rows, and
 *
 *     opening 100.00 │ -20.00 │ +5.00  balance 85.00 │ -1.00  balance 84.00 │ closing 84.00
 *     └────────── one link, two rows ─────────┘└──── one link ────┘└ no rows ┘
 *
 * each link says: earlier balance + polarity · Σ amounts = later balance. Rows before the first or after the last
 * printed balance lie in no link.
 */
import type { Minor } from '@extracto/model';
import type { Ledger } from './prepare-ledger.ts';

export interface BalanceLink {
  /** Row that prints the earlier balance; `null` stands for the opening balance. */
  readonly afterRow: number | null;
  /** Row that prints the later balance; `null` stands for the closing balance. */
  readonly beforeRow: number | null;
  /** Indexes into the printed order, in the order of time. */
  readonly rows: readonly number[];
  /** Σ amounts of the rows. */
  readonly sum: Minor;
  /** The earlier balance as printed. */
  readonly start: Minor;
  /** The later balance as printed. */
  readonly printed: Minor;
  /** The later balance as the rows give it: start + polarity · sum. */
  readonly computed: Minor;
  /** printed − computed; 0 when the link holds. */
  readonly difference: Minor;
}

export interface BalanceChain {
  readonly newestFirst: boolean;
  readonly links: readonly BalanceLink[];
  /** The balances hold only against the direction of the dates, or in a reverse order that no date shows. */
  readonly contradictsDates: boolean;
}

/** Reads the list oldest first or newest first as a whole, whichever breaks fewer links; dates settle a draw. */
export function linkBalances(ledger: Ledger): BalanceChain {
  const oldestFirst = linkInOrder(ledger, false);
  const trend = dateTrend(ledger);
  // no other order breaks fewer
  if (trend >= 0 && countBroken(oldestFirst) === 0)
    return { newestFirst: false, links: oldestFirst, contradictsDates: false };

  const newestFirst = linkInOrder(ledger, true);
  const advantage = countBroken(oldestFirst) - countBroken(newestFirst);
  const isNewestFirst = advantage > 0 || (advantage === 0 && trend < 0);
  return {
    newestFirst: isNewestFirst,
    links: isNewestFirst ? newestFirst : oldestFirst,
    // the reverse order must be told by the dates: on a single day one wrong balance can pass for it
    contradictsDates: isNewestFirst ? !fallsMostly(ledger) : trend < 0,
  };
}

/** True when the links lead from the opening balance to the last row, whose balance takes the place of a closing balance. */
export function reachesEnd({ opening, end, rows }: Ledger, { links, newestFirst }: BalanceChain): boolean {
  const last = links.at(-1);
  if (opening === null || end === null || last === undefined) return false;
  return last.beforeRow === (newestFirst ? 0 : rows.length - 1) && Math.abs(last.printed) === end;
}

function linkInOrder(ledger: Ledger, newestFirst: boolean): BalanceLink[] {
  const { length } = ledger.rows;
  const indexAt = (place: number) => (newestFirst ? length - 1 - place : place);
  const links: BalanceLink[] = [];
  let from: { readonly row: number | null; readonly balance: Minor } | null =
    ledger.opening === null ? null : { row: null, balance: ledger.opening };
  let [sum, first] = [0, 0];
  const closeLink = (row: number | null, printed: Minor, end: number) => {
    if (from !== null) {
      const { row: afterRow, balance: start } = from;
      const computed = start + ledger.polarity * sum;
      const difference = printed - computed;
      const rows = new Array<number>(end - first);
      for (let place = first; place < end; place++) rows[place - first] = indexAt(place);
      links.push({ afterRow, beforeRow: row, rows, sum, start, printed, computed, difference });
    }
    from = { row, balance: printed };
    first = end;
    sum = 0;
  };

  for (let place = 0; place < length; place++) {
    const index = indexAt(place);
    const { amount, balance } = ledger.rows[index]!;
    sum += amount;
    if (balance !== null) closeLink(index, balance, place + 1);
  }
  if (ledger.closing !== null) closeLink(null, ledger.closing, length);
  return links;
}

function countBroken(links: readonly BalanceLink[]): number {
  return links.reduce((count, link) => count + (link.difference === 0 ? 0 : 1), 0);
}

function fallsMostly({ rows }: Ledger): boolean {
  const steps = rows.slice(1).map((row, index) => row.day - rows[index]!.day);
  return steps.filter((step) => step < 0).length > steps.filter((step) => step > 0).length;
}

/** +1 when dates only rise, -1 when they only fall, 0 when they do neither or both. */
function dateTrend(ledger: Ledger): number {
  let [rises, falls] = [false, false];
  for (let index = 1; index < ledger.rows.length; index++) {
    const step = ledger.rows[index]!.day - ledger.rows[index - 1]!.day;
    rises ||= step > 0;
    falls ||= step < 0;
  }
  return Number(rises && !falls) - Number(falls && !rises);
}
