/**
 * What stands between a statement whose arithmetic does not fail and the word `verified`. Each reason comes from a small
 * registered function that gives sentences for the customer; no sentence at all means proved.
 *
 * Arithmetic proves the rows when it reaches from the printed opening to the printed closing balance, or when the
 * printed totals of credits and of debits both agree. Anything less leaves room for a row that nobody misses.
 * Weakness: a printed balance says what a sum is, so two errors that cancel within one equation are not seen.
 */
import { codeOfAmbiguity, formatMinor } from '@extracto/model';
import { type Contradiction, countsOnZeros } from './contradict-controls.ts';
import { findImplausibleDates } from './find-implausible-dates.ts';
import { findUnlistedSide } from './find-unlisted-side.ts';
import { isClosingRounded } from './is-closing-rounded.ts';
import { type BalanceChain, reachesEnd } from './link-balances.ts';
import { mayBeRows } from './may-be-rows.ts';
import { type Ledger, sumOfSide, totalOfSide, type UnverifiedStatement } from './prepare-ledger.ts';
import { provesAll } from './weigh-contradiction.ts';

export interface Examined {
  readonly statement: UnverifiedStatement;
  readonly ledger: Ledger;
  readonly chain: BalanceChain;
  readonly contradictions: readonly Contradiction[];
}

export interface Reason {
  /** Stable. */
  readonly code: string;
  /** For the customer. */
  readonly message: string;
}

type FindReasons = (examined: Examined) => readonly string[];

const REASONS: Readonly<Record<string, FindReasons>> = {
  ends_not_printed: extentUnproved,
  list_not_read: listMissing,
  side_not_listed: sideMissing,
  lone_balance: balanceAlone,
  amounts_cancel: signsUnproved,
  type_contradicts_sign: typesContradicted,
  amounts_unassigned: amountsUnassigned,
  order_contradicts_dates: orderContradicted,
  dates_implausible: ({ ledger }) => findImplausibleDates(ledger),
  zeros_counted: zerosCounted,
  total_differs: totalsContradicted,
  figure_differs: figuresContradicted,
};

/** In a fixed order; other readings come with the codes of their own. */
export function listReasons(examined: Examined): Reason[] {
  const found = Object.entries(REASONS).flatMap(([code, find]) => find(examined).map((message) => ({ code, message })));
  return [...found, ...listReadings(examined)];
}

/** True when an equation that holds would fail if every sign of the list were reversed. */
export function provesSigns({ totals, rows }: Ledger, { links }: BalanceChain): boolean {
  if (links.some((link) => link.difference === 0 && link.sum !== 0)) return true;
  const [credits, debits] = [sumOfSide(rows, 'credit'), sumOfSide(rows, 'debit')];
  return credits !== debits && (totals.credit === credits || totals.debit === debits);
}

function extentUnproved({ ledger, chain }: Examined): string[] {
  const { opening, closing, totals, rows } = ledger;
  const isSpanned = opening !== null && (closing !== null || reachesEnd(ledger, chain));
  const isTotalled = rows.length > 0 && totals.credit !== null && totals.debit !== null;
  if (isSpanned || isTotalled) return [];
  return [
    ...(opening === null ? ['The statement prints no opening balance of its own.'] : []),
    ...(closing === null ? ['The statement prints no closing balance of its own.'] : []),
    ...(rows.length > 0 ? ['The statement does not print totals of both credits and debits.'] : []),
  ];
}

function listMissing({ ledger: { opening, closing, totals, counts, controls, rows } }: Examined): string[] {
  const said = controls.filter(({ kind }) => kind === 'count' || kind === 'total').map(({ value }) => value);
  const moves = [totals.credit, totals.debit, counts.credit, counts.debit, ...said].some(
    (figure) => figure !== null && figure !== 0,
  );
  // where nothing moves, every printed balance is the one at the start
  const still = [0, Math.abs(opening ?? closing ?? 0)];
  const others = controls.filter(({ kind, value }) => kind === 'balance' && !still.includes(value));
  const differs = (opening !== null && closing !== null && opening !== closing) || others.length > 0;
  if (rows.length > 0 || !(moves || differs)) return [];
  return ['The statement prints movements of money, but no transactions that explain them.'];
}

function sideMissing({ ledger }: Examined): string[] {
  const found = findUnlistedSide(ledger);
  if (found === null) return [];
  return [`The statement prints ${found.side}s of ${formatMinor(found.amount, ledger.decimals)}, but lists none.`];
}

/** Totals prove rows, not balances: a single printed balance stands in no equation, so a misread one goes unseen. */
function balanceAlone({ ledger: { opening, closing, totals, rows }, chain }: Examined): string[] {
  if (totals.credit === null || totals.debit === null || chain.links.length > 0) return [];
  const isPrinted = opening !== null || closing !== null || rows.some((row) => row.balance !== null);
  return isPrinted ? ['The statement prints only one balance, which nothing confirms.'] : [];
}

function signsUnproved({ ledger, chain }: Examined): string[] {
  const cancels = ledger.rows.length > 0 && ledger.rows.reduce((sum, row) => sum + row.amount, 0) === 0;
  if (!cancels || provesSigns(ledger, chain)) return [];
  return ['The amounts cancel out, so the printed figures do not tell money in from money out.'];
}

function typesContradicted({ ledger: { rows } }: Examined): string[] {
  const wrong = rows.findIndex(({ amount, type }) => amount !== 0 && type !== (amount > 0 ? 'credit' : 'debit'));
  return wrong < 0 ? [] : [`The type of row ${wrong + 1} contradicts the sign of its amount.`];
}

function amountsUnassigned({ ledger, chain }: Examined): string[] {
  const { unassigned } = ledger;
  if (unassigned.length === 0 || !mayBeRows(ledger, chain)) return [];
  const amounts = unassigned.length === 1 ? 'One amount' : `${unassigned.length} amounts`;
  return [`${amounts} printed in the list could not be assigned to a row.`];
}

function listReadings({ statement: { ambiguities } }: Examined): Reason[] {
  return ambiguities.map((ambiguity) => ({
    code: codeOfAmbiguity(ambiguity),
    message: `Two readings fit the printed figures: ${ambiguity}`,
  }));
}

function orderContradicted({ chain }: Examined): string[] {
  return chain.contradictsDates
    ? ['The running balances hold only against the order of the dates, so signs or dates may be misread.']
    : [];
}

function zerosCounted({ ledger }: Examined): string[] {
  return countsOnZeros(ledger) ? ['A printed number of rows holds only if rows of zero are counted.'] : [];
}

/** A figure that says something else than the rows, and is not sure to be about them. */
function figuresContradicted({ ledger, contradictions }: Examined): string[] {
  const soft = contradictions.filter(({ weight }) => weight === 'soft').map(describeContradiction);
  return isClosingRounded(ledger) ? ['The closing balance is rounded to whole units.', ...soft] : soft;
}

/** A printed total that the rows do not come to, though opening and closing balance agree with them. */
function totalsContradicted({ ledger, chain }: Examined): string[] {
  const { totals, decimals } = ledger;
  if (!provesAll(ledger, chain)) return [];
  return (['credit', 'debit'] as const).flatMap((type) => {
    const printed = totals[type];
    if (printed === null || printed === totalOfSide(ledger, type)) return [];
    return [`The ${type}s don't add up to the printed total of ${formatMinor(printed, decimals)}.`];
  });
}

export function describeContradiction({ control }: Contradiction): string {
  const name = control.label === '' ? '' : ` beside “${control.label}”`;
  return `The rows don't add up to the ${control.text} printed${name} on page ${control.page}.`;
}
