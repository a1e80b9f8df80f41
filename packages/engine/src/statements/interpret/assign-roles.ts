/**
 * Decides which money column is debit, credit, amount or balance: every assignment that the headers allow is scored by the
 * identities that hold (balance differences equal amounts) plus a prior for the header words; the best one wins.
 * A few dozen rows decide, so the cost does not grow with the document.
 */
import type { Minor } from '@extracto/model';
import type { ColumnRole } from '../../lines/reading.ts';
import { STATEMENTS } from '../thresholds.ts';
import { findBilled, findProduct, findSum, type Outcome } from './find-outcome.ts';
import { findSides } from './find-sides.ts';

export const { SAMPLE_RECORDS } = STATEMENTS.assignRoles;
const {
  OUTCOME,
  MOST_IGNORED,
  STANDS_APART,
  ECHO,
  LEAST_ECHOES,
  EMPTY,
  NEARLY_EMPTY,
  FILLED,
  FILLED_AMONG_RIVALS,
  LATER_MEANING,
  FIRST_MEANING,
  BALANCE_LAST,
  NO_AMOUNT,
  DEBIT_FIRST,
  ONE_SIDE,
} = STATEMENTS.assignRoles;

/** `ignored`: a gross amount, a fee, a price, of which the amount beside it is the outcome. */
export type MoneyRole = 'debit' | 'credit' | 'amount' | 'balance' | 'originalAmount' | 'ignored';

/** Values of one record by money column (position among the money columns, left to right), `null` when empty. */
export type MoneyRecord = readonly (Minor | null)[];

export interface RoleChoice {
  readonly roles: readonly MoneyRole[];
  /** Neighbouring balances whose difference is the amount between them. */
  readonly holds: number;
  readonly tested: number;
  /** True when the identities hold from the last row to the first. */
  readonly newestFirst: boolean;
  readonly score: number;
}

/**
 * `mayOwe`: whether the page says that the account owes money, asked where named sides hold only the other way round. `isMoney`: whether
 * a column, by its position among those of `records`, prints a sure amount.
 */
export function assignRoles(
  records: readonly MoneyRecord[],
  headers: readonly (readonly ColumnRole[])[],
  mayOwe: () => boolean = () => false,
  isMoney: (column: number) => boolean = () => true,
): RoleChoice {
  // what else a header may name ("Valor", a value date or an amount) no column of money is
  const sample = records.slice(0, SAMPLE_RECORDS);
  const candidates = headers.map((roles, column) =>
    roles[0] === 'balance' && isUnmoved(column, sample) ? UNMOVED : withAmount(roles.filter(isMoneyRole)),
  );
  const outcome =
    findProduct(sample, candidates.length) ?? findSum(sample, candidates) ?? findBilled(sample, candidates);
  const named = allAssignments(candidates);
  // two headers name the same direction, "Charge" beside "Debit": nothing but balances tells which of them is meant
  const isRivalled = named.length === 0;
  let best: RoleChoice | null = null;
  for (const roles of isRivalled ? listAssignments(candidates, true) : named) {
    const plain = scoreChoice(roles, sample, candidates, mayOwe);
    if ((isRivalled || isRenamed(roles, candidates)) && plain.holds === 0) continue;
    const choice = { ...plain, score: plain.score + (isOutcome(outcome, roles) ? OUTCOME : 0) };
    if (best === null || choice.score > best.score) best = choice;
  }
  if (best !== null && best.holds > 0) return best;
  return (
    chooseSides(sample, candidates, mayOwe, isMoney) ??
    best ?? { roles: [], holds: 0, tested: 0, newestFirst: false, score: 0 }
  );
}

/** "Saldo pendiente  0,00" beside every purchase: what is left of each, for a balance is moved by amounts. */
function isUnmoved(column: number, records: readonly MoneyRecord[]): boolean {
  const filled = records.filter((record) => record[column] != null);
  const isMoved = (record: MoneyRecord) => record.some((value, at) => at !== column && (value ?? 0) !== 0);
  return (
    filled.length > LEAST_ECHOES && filled.every((record) => record[column] === filled[0]![column] && isMoved(record))
  );
}

const UNMOVED: readonly MoneyRole[] = ['ignored'];

/** `null` unless two columns are those of the two sides, which no name tells apart. */
function chooseSides(
  sample: readonly MoneyRecord[],
  candidates: readonly (readonly MoneyRole[])[],
  mayOwe: () => boolean,
  isMoney: (column: number) => boolean,
): RoleChoice | null {
  const sides = findSides(sample, candidates, isMoney);
  if (sides === null) return null;
  const open = candidates.map((named, index) => (sides.includes(index) ? SIDES : named));
  return listAssignments(open, false)
    .filter((roles) => roles.includes('debit') && roles.includes('credit'))
    .map((roles) => scoreChoice(roles, sample, open, mayOwe))
    .reduce((best: RoleChoice | null, choice) => (best === null || choice.score > best.score ? choice : best), null);
}

const SIDES: readonly MoneyRole[] = ['debit', 'credit'];

function isOutcome(found: Outcome | null, roles: readonly MoneyRole[]): boolean {
  if (found === null) return false;
  return isMovement(roles[found.outcome]!) && found.parts.every((index) => roles[index] === 'ignored');
}

function allAssignments(candidates: readonly (readonly MoneyRole[])[]): MoneyRole[][] {
  const names = new Set(candidates.flat());
  const named = names.has('debit') && names.has('credit') ? candidates.map(mayBeBalance) : candidates;
  const mayHaveAmount = names.has('amount') || candidates.some((roles) => roles.length === 0);
  return listAssignments(named, mayHaveAmount && names.has('debit') !== names.has('credit'));
}

/** Beside columns for what comes in and what goes out, "Amount" may be what is left, and so may "Account" above "Balance". */
function mayBeBalance(named: readonly MoneyRole[]): readonly MoneyRole[] {
  const isOpen = named.includes('amount') || named.includes('ignored');
  return isOpen && !named.includes('balance') ? [...named, 'balance'] : named;
}

/** The header of the balances names something else: only their arithmetic can say that they are balances. */
function isRenamed(roles: readonly MoneyRole[], candidates: readonly (readonly MoneyRole[])[]): boolean {
  const own = candidates[roles.indexOf('balance')];
  return own !== undefined && own.length > 0 && !own.includes('balance');
}

function listAssignments(candidates: readonly (readonly MoneyRole[])[], mayBeFee: boolean): MoneyRole[][] {
  let partial: MoneyRole[][] = [[]];
  const balances = candidates.filter((named) => named.includes('balance')).length;
  for (const named of candidates) {
    const twins = withTwins(named, mayBeFee);
    // of a book balance and an available one the rows lead from line to line of one
    const chosen: readonly MoneyRole[] = balances > 1 && named[0] === 'balance' ? [...twins, 'ignored'] : twins;
    const options = named.length > 0 ? chosen : ANY_ROLE;
    partial = partial
      .flatMap((roles) => options.map((role) => [...roles, role]))
      .filter(isPossible)
      .slice(0, 2000);
  }
  return partial.filter(isComplete);
}

const ANY_ROLE: readonly MoneyRole[] = ['debit', 'credit', 'amount', 'balance', 'originalAmount', 'ignored'];

function isMoneyRole(role: ColumnRole): role is MoneyRole {
  return (ANY_ROLE as readonly ColumnRole[]).includes(role);
}

/**
 * A header "Amount" may stand over a foreign or a gross amount, and "Charges" beside it or beside a name that nobody knows,
 * without a column for what comes in, over the fees that it includes; words for in and out are never taken for a balance.
 */
function withTwins(named: readonly MoneyRole[], mayBeFee: boolean): readonly MoneyRole[] {
  if (named.includes('amount')) return [...new Set([...named, 'originalAmount', 'ignored'] as const)];
  return mayBeFee && !named.includes('balance') ? [...named, 'ignored'] : named;
}

/** "Dollars" names the amount abroad, and where no other column holds amounts the amount itself. */
function withAmount(named: readonly MoneyRole[]): readonly MoneyRole[] {
  return named.includes('originalAmount') && !named.includes('amount') ? [...named, 'amount'] : named;
}

function isPossible(roles: readonly MoneyRole[]): boolean {
  const count = (role: MoneyRole) => roles.filter((other) => other === role).length;
  if (count('amount') > 0 && count('debit') + count('credit') > 0) return false;
  return ANY_ROLE.every((role) => count(role) <= (role === 'ignored' ? MOST_IGNORED : 1));
}

function isComplete(roles: readonly MoneyRole[]): boolean {
  return !(roles.includes('originalAmount') || roles.includes('ignored')) || roles.some(isMovement);
}

function scoreChoice(
  roles: readonly MoneyRole[],
  records: readonly MoneyRecord[],
  candidates: readonly (readonly MoneyRole[])[],
  mayOwe: () => boolean,
): RoleChoice {
  const isTold = isNamed('debit', roles, candidates) && isNamed('credit', roles, candidates);
  const reversed = records.toReversed();
  const [heldDown, heldUp] = [countIdentities(roles, records), countIdentities(roles, reversed)];
  const down = isTold ? countOwed(roles, records, heldDown, heldUp.holds, mayOwe) : heldDown;
  const up = isTold ? countOwed(roles, reversed, heldUp, down.holds + 1, mayOwe) : heldUp;
  const newestFirst = up.holds > down.holds;
  const { holds, tested } = newestFirst ? up : down;
  const arithmetic = tested === 0 ? 0 : (holds / tested) * Math.min(10, 2 + holds) - (1 - holds / tested) * 2;
  const isApart = (holds === 0 || holds * 2 < tested) && standsApart(roles, records);
  const echo = repeatsAmount(roles, records) ? ECHO : 0;
  // where most fail, the few that hold are those of pages on which money moved in one direction
  const held = isApart ? Math.min(arithmetic, 0) - STANDS_APART : arithmetic;
  return { roles, holds, tested, newestFirst, score: held + prior(roles, records, candidates) - echo };
}

/** On most rows the column of balances says what the column of amounts says: it is the amount in another currency, or of one direction. */
function repeatsAmount(roles: readonly MoneyRole[], records: readonly MoneyRecord[]): boolean {
  const [amount, balance] = [roles.indexOf('amount'), roles.indexOf('balance')];
  if (amount < 0 || balance < 0) return false;
  const both = records.filter((record) => record[amount] != null && (record[balance] ?? 0) !== 0);
  const same = both.filter((record) => Math.abs(record[amount]!) === Math.abs(record[balance]!));
  return same.length >= LEAST_ECHOES && same.length * 2 > both.length;
}

/** No row has a value in the balance column and another beside it: two directions of money do that. */
function standsApart(roles: readonly MoneyRole[], records: readonly MoneyRecord[]): boolean {
  const balance = roles.indexOf('balance');
  if (balance < 0 || roles.length < 2) return false;
  const isBeside = (record: MoneyRecord) => record.some((value, index) => index !== balance && value !== null);
  return records.some(isBeside) && !records.some((record) => record[balance] !== null && isBeside(record));
}

/** No row has an amount, and every row a balance in a column whose header names none: those are the amounts. */
function isOnlyBalance(
  roles: readonly MoneyRole[],
  records: readonly MoneyRecord[],
  candidates: readonly (readonly MoneyRole[])[],
): boolean {
  const balance = roles.indexOf('balance');
  if (balance < 0 || candidates[balance]!.length > 0) return false;
  return records.every(
    (record) => record[balance] !== null && !roles.some((role, at) => isMovement(role) && record[at] !== null),
  );
}

function isMovement(role: MoneyRole): boolean {
  return role === 'amount' || role === 'debit' || role === 'credit';
}

/** By a header that means nothing else. */
function isNamed(role: MoneyRole, roles: readonly MoneyRole[], candidates: readonly (readonly MoneyRole[])[]): boolean {
  const at = roles.indexOf(role);
  return at >= 0 && candidates[at]!.length > 0 && candidates[at]!.every((other) => other === role);
}

interface IdentityCount {
  readonly holds: number;
  readonly tested: number;
}

/**
 * A debt grows with spending: there the named sides count the other way round. Whether anything is owed is
 * looked up in the whole document, so it is asked only where the answer counts: with fewer than `least` the list is read
 * in its other direction.
 */
function countOwed(
  roles: readonly MoneyRole[],
  records: readonly MoneyRecord[],
  held: IdentityCount,
  least: number,
  mayOwe: () => boolean,
): IdentityCount {
  if (held.holds === held.tested) return held;
  const turned = roles.map((role) => (role === 'debit' ? 'credit' : role === 'credit' ? 'debit' : role));
  const owed = countIdentities(turned, records);
  return owed.holds > held.holds && owed.holds >= least && mayOwe() ? owed : held;
}

/** Runs along the balances; amounts between two printed balances add up, a lone unsigned amount may have either sign. */
function countIdentities(roles: readonly MoneyRole[], records: readonly MoneyRecord[]): IdentityCount {
  const at = (role: MoneyRole, record: MoneyRecord) =>
    roles.includes(role) ? (record[roles.indexOf(role)] ?? null) : null;
  let [holds, tested, sum, lone, moved] = [0, 0, 0, null as Minor | null, 0];
  let last: Minor | null = null;
  const sides = { debit: 0, credit: 0 };
  for (const record of records) {
    const [amount, debit, credit] = [at('amount', record), at('debit', record), at('credit', record)];
    // a line of totals says what both sides came to, beside the balance of the row above
    if (moved === 0 && debit !== null && isSum(debit, sides.debit) && isSum(credit, sides.credit)) continue;
    sides.debit += debit ?? 0;
    sides.credit += credit ?? 0;
    if (amount !== null || debit !== null || credit !== null) {
      sum += (amount ?? 0) + Math.abs(credit ?? 0) - Math.abs(debit ?? 0);
      lone = moved === 0 ? amount : null;
      moved++;
    }
    const balance = at('balance', record);
    if (balance === null) continue;
    if (last !== null && moved > 0) {
      tested++;
      const difference = balance - last;
      if (difference === sum || (lone !== null && Math.abs(difference) === Math.abs(lone))) holds++;
    }
    [last, sum, moved, lone] = [balance, 0, 0, null];
  }
  return { holds, tested };
}

/** Totals may leave out the minus that every row prints. */
function isSum(total: Minor | null, sum: Minor): boolean {
  return total !== null && sum !== 0 && Math.abs(total) === Math.abs(sum);
}

/** A row has figures, and none of them is an amount or a balance. */
function movesNothing(roles: readonly MoneyRole[], record: MoneyRecord): boolean {
  const isMoved = (role: MoneyRole, at: number) => (isMovement(role) || role === 'balance') && record[at] !== null;
  return record.some((value) => value !== null) && !roles.some(isMoved);
}

function shareOf(records: readonly MoneyRecord[], isOne: (record: MoneyRecord) => boolean): number {
  return records.filter(isOne).length / Math.max(1, records.length);
}

/** Header words first; without them the usual order: debit before credit, balance last, balance on most rows. */
function prior(
  roles: readonly MoneyRole[],
  records: readonly MoneyRecord[],
  candidates: readonly (readonly MoneyRole[])[],
): number {
  let score = 0;
  const isRivalled = candidates.filter(([first]) => first === 'amount').length > 1;
  roles.forEach((role, index) => {
    const rank = candidates[index]!.indexOf(role);
    if (candidates[index]!.length > 0) score += rank === 0 ? FIRST_MEANING : rank > 0 ? LATER_MEANING : -1;
    const filled = shareOf(records, (record) => record[index] !== null);
    // a price of nothing is printed where nothing was bought
    const moved = isRivalled ? shareOf(records, (record) => (record[index] ?? 0) !== 0) : filled;
    if (role === 'balance') score += index === roles.length - 1 ? BALANCE_LAST : -BALANCE_LAST;
    if (role === 'amount')
      score +=
        filled <= NEARLY_EMPTY && records.length > 0 ? -EMPTY : moved * (isRivalled ? FILLED_AMONG_RIVALS : FILLED);
    if (role === 'originalAmount' || role === 'ignored') score -= 1;
  });
  if (!roles.includes('amount')) score -= shareOf(records, (record) => movesNothing(roles, record)) * EMPTY;
  if (!roles.some(isMovement)) score -= NO_AMOUNT;
  else if (isOnlyBalance(roles, records, candidates)) score -= EMPTY;
  const [debit, credit] = [roles.indexOf('debit'), roles.indexOf('credit')];
  if (debit >= 0 && credit >= 0) {
    score += debit < credit ? DEBIT_FIRST : 0;
    const both = records.filter((record) => (record[debit] ?? 0) !== 0 && (record[credit] ?? 0) !== 0).length;
    score -= (both / Math.max(1, records.length)) * 4;
  }
  if (debit >= 0 !== credit >= 0) score -= ONE_SIDE;
  return score;
}
