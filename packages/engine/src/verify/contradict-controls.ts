/**
 * Lists the controls that the rows contradict: printed balances, totals and counts that no row carries and that the rows must come
 * to all the same.
 *
 *     opening 100.00
 *     02.01.  -20.00
 *     balance of the day 81.00     ← the rows come to 80.00
 *
 * Signs are left aside, since pages print the same balance with and without one. A control without a place may be met
 * anywhere. Known weakness: a figure misprinted into another one that the rows come to as well is not seen.
 */
import type { Minor } from '@extracto/model';
import type { BalanceChain } from './link-balances.ts';
import { addsTo, type Ledger, type LedgerControl, type LedgerRow } from './prepare-ledger.ts';
import { isNear, meetsTotals, provesAll, type Weight, weighContradiction } from './weigh-contradiction.ts';

export interface Contradiction {
  readonly control: LedgerControl;
  /** Candidate sums of the rows, likeliest first; never empty. Magnitudes, or numbers of rows. */
  readonly computed: readonly number[];
  readonly weight: Weight;
}

/** "Fees  12.00" may be of other rows as well as of those under such a heading; what is nearly their sum is their sum, misprinted. */
function isPartOfKind({ kind, isWeak }: LedgerControl): boolean {
  return kind === 'part' && isWeak;
}

/** In printed order. Empty also where the statement has no rows, which contradict nothing. */
export function contradictControls(ledger: Ledger, chain: BalanceChain): Contradiction[] {
  if (ledger.rows.length === 0 || ledger.controls.length === 0) return [];
  const sums = runSums(ledger);
  const reach = reachBalances(ledger, chain, sums);
  const proof = {
    isProved: provesAll(ledger, chain),
    isTotalled: meetsTotals(ledger, chain),
    decimals: ledger.decimals,
  };
  const found = ledger.controls.flatMap((control): Contradiction[] => {
    if (isMetAnywhere(control) && reach.comesTo(control.value)) return [];
    const computed = control.kind === 'balance' ? reach.list(control) : totalsOf(control, sums);
    if (computed.length === 0 || computed.includes(control.value)) return [];
    if (isPartOfKind(control) && !isNear(control, computed, ledger.decimals)) return [];
    return [{ control, computed, weight: weighContradiction(control, computed, proof) }];
  });
  const isOther = (own: Contradiction) =>
    isShare(own, found) || isMetOtherwise(own, found, ledger) || countsShare(own, found, ledger, sums);
  const sides = SIDES.filter((side) => addsUp(side, ledger, sums));
  return found.filter((own) => !isOther(own) && !sides.some((side) => isPart(own.control, side, ledger)));
}

const SIDES = ['credit', 'debit'] as const;
type Side = (typeof SIDES)[number];

/** "Deposits (2)  45.00" where more came in: the number is of the rows that the amount is of, which are some of them. */
function countsShare({ control }: Contradiction, found: readonly Contradiction[], ledger: Ledger, sums: RunningSums) {
  const { kind, label, page, direction } = control;
  if (kind !== 'count' || label === '') return false;
  const beside = ledger.controls.filter(
    (other) => other.kind !== kind && other.label === label && other.page === page && other.direction === direction,
  );
  const isMet = (other: LedgerControl) => totalsOf(other, sums).includes(other.value);
  const isCertain = (other: LedgerControl) => found.some((own) => own.control === other && own.weight !== 'note');
  return beside.length > 0 && !beside.some((other) => isMet(other) || isCertain(other));
}

/** One figure may be a total and a part of it: "TOTAL NEW TRANSACTIONS". That it is one of them is enough. */
function isMetOtherwise({ control }: Contradiction, found: readonly Contradiction[], { controls }: Ledger): boolean {
  if (control.kind !== 'part') return false;
  const isSame = ({ kind, page, text, label }: LedgerControl) =>
    kind === 'total' && page === control.page && text === control.text && label === control.label;
  return controls.some((other) => isSame(other) && !found.some((own) => own.control === other));
}

/** "Total money out 2,128.44", "Total fees 9.00": each is of some of the rows, and together they are what went out. */
function isShare({ control, computed: [side] }: Contradiction, found: readonly Contradiction[]): boolean {
  const { kind, direction, rows } = control;
  if (kind !== 'total' || direction === null) return false;
  const isBeside = (other: LedgerControl) =>
    other.kind === kind && other.direction === direction && other.rows.join() === rows.join();
  const shares = found.filter((other) => isBeside(other.control));
  return shares.length > 1 && shares.reduce((sum, share) => sum + share.control.value, 0) === side;
}

/** Some number of rows holds only when rows of zero are counted: as one bank in two does, or as a misprint would have it. */
export function countsOnZeros(ledger: Ledger): boolean {
  if (!ledger.rows.some(({ amount }) => amount === 0)) return false;
  const sums = runSums(ledger);
  const { credits, debits, zeros } = sums.count();
  const without = { ...sums, count: () => ({ credits, debits, zeros: zeros.map(() => 0) }) };
  const { credit, debit } = ledger.counts;
  const isOff = (count: number | null, moving: number) => count !== null && count !== moving;
  return (
    isOff(credit, credits.at(-1)!) ||
    isOff(debit, debits.at(-1)!) ||
    ledger.controls.some((control) => control.kind === 'count' && !totalsOf(control, without).includes(control.value))
  );
}

/** After each number of rows, from 0: what came in and what went out. */
interface RunningSums {
  readonly in: Float64Array;
  readonly out: Float64Array;
  /** Number of rows of each kind; few documents print a number of rows. */
  readonly count: () => RunningCounts;
  /** The opening balance, which some banks count among what came in, or went out where it is owed and so below zero; 0 when it is not printed. */
  readonly begun: Minor;
  /** Place of the row that pays what was owed at the opening, which the total of a month or a card leaves out; −1 for none. */
  readonly paidAt: number;
}

interface RunningCounts {
  readonly credits: Float64Array;
  readonly debits: Float64Array;
  readonly zeros: Float64Array;
}

function runSums({ rows, opening, polarity }: Ledger): RunningSums {
  let counts: RunningCounts | null = null;
  const run = (worth: (row: LedgerRow) => number) => {
    const sums = new Float64Array(rows.length + 1);
    for (let at = 0; at < rows.length; at++) sums[at + 1] = sums[at]! + worth(rows[at]!);
    return sums;
  };
  return {
    in: run(({ amount }) => Math.max(0, amount)),
    out: run(({ amount }) => Math.max(0, -amount)),
    count: () => {
      counts ??= {
        credits: run((row) => Number(addsTo(row, 'credit'))),
        debits: run((row) => Number(addsTo(row, 'debit'))),
        zeros: run(({ amount }) => Number(amount === 0)),
      };
      return counts;
    },
    begun: polarity * (opening ?? 0),
    paidAt: polarity === -1 && (opening ?? 0) > 0 ? rows.findIndex(({ amount }) => amount === opening) : -1,
  };
}

function totalsOf({ kind, direction, rows, isWeak }: LedgerControl, sums: RunningSums): number[] {
  const whole = [0, sums.in.length - 1] as const;
  if (kind === 'part' && rows.length === 0) return [];
  return (rows.length === 0 ? [whole] : rows).flatMap(([from, to]) => {
    const within = (values: Float64Array) => values[to]! - values[from]!;
    // none is what a list comes to that is of the other direction; only of all rows does it say something
    const isWhole = from === 0 && to === whole[1];
    if (kind === 'count') return countsOf(direction, within, sums).filter((count) => count > 0 || isWhole);
    const [credits, debits] = [within(sums.in), within(sums.out)];
    const net = Math.abs(credits - debits);
    const sides = direction === 'debit' ? [debits, net, credits] : [credits, net, debits];
    if (kind === 'part') return isWeak ? sides : [...sides, 0];
    // "Sub-total of card" below a list that begins with what was owed is what is owed
    const isCounted = from === 0 || (sums.paidAt >= from && sums.paidAt < to);
    const unpaid = isCounted ? [Math.abs(credits - debits + sums.begun)] : [];
    const brought = [Math.abs(credits + sums.begun), Math.abs(debits - sums.begun)];
    return from === 0 ? [...sides, ...brought, ...unpaid] : [...sides, ...unpaid];
  });
}

/** Banks disagree on whether a row of zero counts. */
function countsOf(
  direction: LedgerControl['direction'],
  within: (values: Float64Array) => number,
  { count: countRows }: RunningSums,
): number[] {
  const { credits, debits, zeros } = countRows();
  const [moving, all] = [direction === 'debit' ? within(debits) : within(credits), within(credits) + within(debits)];
  const zero = Array.from({ length: within(zeros) + 1 }, (_, count) => count);
  return zero.flatMap((count) => (direction === null ? [all + count, moving + count] : [moving + count]));
}

/** A balance whose place nothing tells. */
function isMetAnywhere({ kind, day, rows }: LedgerControl): boolean {
  return kind === 'balance' && day === null && rows.length === 0;
}

/**
 * `list`: the balances that a control of this statement may show; none when no balance is printed to start from. `comesTo`:
 * whether one that is met anywhere is among them; a long list prints one on each of its pages.
 */
function reachBalances(ledger: Ledger, chain: BalanceChain, sums: RunningSums) {
  const { polarity } = ledger;
  const movedUntil = sumDays(ledger);
  const count = ledger.rows.length;
  const net = (above: number) => sums.in[above]! - sums.out[above]!;
  const whole = net(count);
  // of a list that starts with the newest row, what stands above a line happened after it
  const moved = (above: number) => (chain.newestFirst ? whole - net(above) : net(above));
  const start = findStart(ledger, chain, moved);
  const at = (above: number) => Math.abs(start! + polarity * moved(above));
  const atEndOf = (day: number) => Math.abs(start! + polarity * movedUntil(day));
  const listBalances = () => Array.from({ length: count + 1 }, (_, above) => at(above));
  // of sections that start again no number of rows comes to the balance of a day
  let anywhere: readonly number[] | null = null;
  const listAnywhere = () => {
    const days = new Set(ledger.rows.map(({ day }) => day));
    return [...listBalances(), ...Array.from(days, atEndOf), ...sides];
  };
  // nothing may be due of a balance in the holder's favour
  const sides = [sums.in[count]!, sums.out[count]!, Math.abs(whole), 0];
  let balances: ReadonlySet<Minor> | null = null;
  const comesTo = (value: Minor) => {
    if (start === null || sides.includes(value)) return true;
    balances ??= new Set(listBalances());
    return balances.has(value);
  };
  const list = (control: LedgerControl): readonly number[] => {
    if (start === null) return [];
    if (isMetAnywhere(control)) {
      anywhere ??= listAnywhere();
      return anywhere;
    }
    const closing = control.day === null ? [] : [atEndOf(control.day)];
    return [...closing, ...control.rows.flat().map(at)];
  };
  return { comesTo, list };
}

/** Sum of the amounts up to the end of a day. */
function sumDays({ rows }: Ledger): (day: number) => Minor {
  const moved = new Map<number, Minor>();
  for (const { day, amount } of rows) moved.set(day, (moved.get(day) ?? 0) + amount);
  const days = [...moved.keys()].sort((a, b) => a - b);
  let sum = 0;
  for (const day of days) {
    sum += moved.get(day)!;
    moved.set(day, sum);
  }
  return (day) => moved.get(day) ?? moved.get(days.findLast((other) => other < day) ?? NaN) ?? 0;
}

/** The balance before the first row in time. */
function findStart(
  { opening, closing, rows, polarity }: Ledger,
  { newestFirst }: BalanceChain,
  moved: (above: number) => Minor,
): Minor | null {
  if (opening !== null) return opening;
  if (closing !== null) return closing - polarity * moved(newestFirst ? 0 : rows.length);
  const index = rows.findIndex(({ balance }) => balance !== null);
  return index < 0 ? null : rows[index]!.balance! - polarity * moved(newestFirst ? index : index + 1);
}

/** "Checks/debits 25.00" above "Service charge 10.00": together with the charge it is what went out. */
function isPart({ kind, isWeak, direction, page, text }: LedgerControl, side: Side, { controls }: Ledger): boolean {
  if (direction !== side) return false;
  if (kind !== 'total' || !isWeak) return kind === 'part';
  return controls.some(
    (part) => part.kind === 'part' && part.direction === direction && part.page === page && part.text === text,
  );
}

/** Purchases, fees and payments of a summary may divide the rows as no list does; together they must be what moved. */
function addsUp(side: Side, { controls }: Ledger, sums: RunningSums): boolean {
  const sumOf = (direction: LedgerControl['direction']) =>
    controls.reduce((sum, part) => sum + (part.kind === 'part' && part.direction === direction ? part.value : 0), 0);
  const [credits, debits] = [sums.in.at(-1)!, sums.out.at(-1)!];
  return (
    sumOf('credit') - sumOf('debit') === credits - debits || sumOf(side) === (side === 'credit' ? credits : debits)
  );
}
