/**
 * Finds where one statement ends and the next begins: after transactions, a new account number, another period, or a second
 * opening balance once the first list has been closed, another date of issue, or another closing balance below a period or
 * a number that is printed anew. Page headers that repeat the same values split nothing, nor does a balance that is only
 * carried over a page break.
 *
 * Returns the line indexes at which statements start, ascending, the first always 0. `isChained`: whether running balances
 * lead from above a line to below it.
 */
import type { Minor } from '@extracto/model';

export type StatementBoundary =
  | { readonly kind: 'transaction'; readonly line: number; readonly balance: Minor | null }
  | { readonly kind: 'opening' | 'closing'; readonly line: number; readonly value: Minor }
  /** Carried forward: the balance that the list has reached, not its end. */
  | { readonly kind: 'carried'; readonly line: number; readonly value: Minor }
  | { readonly kind: 'account' | 'period' | 'issued'; readonly line: number; readonly text: string }
  | { readonly kind: 'total'; readonly line: number };

interface Current {
  /** Empty where none is printed; a number and the IBAN beside it are of one account. */
  account: readonly string[];
  accountLine: number;
  period: string | null;
  issued: string | null;
  first: { readonly kind: 'opening' | 'closing'; readonly value: Minor } | null;
  /** The opening balance that stands above the rows. */
  opening: Minor | null;
  /** Balances that it has named, as `kind value`: printed again behind the rows they are still its own. */
  readonly named: Set<string>;
  /** The closing balance that stands above the rows. */
  closing: Minor | null;
  /** Between its rows stand closing balances of its days. */
  isOfDays: boolean;
  hasRows: boolean;
  isEnded: boolean;
  /** Behind the rows a period or a number is printed again, as on top of a page or of a statement. */
  isHeadedAgain: boolean;
  balance: Minor | null;
  /** Carried forward behind its last row: where it is brought forward the page was turned, and nothing ended. */
  carried: Minor | null;
  lastOwnLine: number;
}

export function splitStatements(
  boundaries: readonly StatementBoundary[],
  isChained: (line: number) => boolean = () => false,
): number[] {
  const starts = [0];
  const sorted = boundaries.toSorted((a, b) => a.line - b.line);
  let lastRow = -1;
  for (const boundary of sorted) if (boundary.kind === 'transaction') lastRow = boundary.line;
  let current = fresh(null);
  for (const boundary of sorted) {
    if (
      current.hasRows &&
      boundary.line < lastRow &&
      startsAnother(boundary, current) &&
      !isPassed(boundary, isChained)
    ) {
      starts.push(current.lastOwnLine + 1);
      current = fresh(current);
    }
    follow(boundary, current);
  }
  return starts;
}

/** A new statement may leave out what its predecessor printed: number and period are kept until others are printed. */
function fresh(previous: Current | null): Current {
  return {
    account: previous?.account ?? [],
    accountLine: -Infinity,
    period: previous?.period ?? null,
    issued: previous?.issued ?? null,
    first: null,
    opening: null,
    named: new Set(),
    closing: null,
    isOfDays: false,
    hasRows: false,
    isEnded: false,
    isHeadedAgain: false,
    balance: null,
    carried: null,
    lastOwnLine: previous?.lastOwnLine ?? -1,
  };
}

/** Balances that run on over a figure say that it neither opens nor closes a list: it is of a summary beside or between. */
function isPassed({ kind, line }: StatementBoundary, isChained: (line: number) => boolean): boolean {
  return (kind === 'opening' || kind === 'closing') && isChained(line);
}

function startsAnother(boundary: StatementBoundary, current: Current): boolean {
  switch (boundary.kind) {
    case 'account':
      return current.account.length > 0 && !isOfAccount(boundary.text, current);
    case 'period':
      return current.period !== null && current.period !== boundary.text;
    case 'issued':
      return current.issued !== null && current.issued !== boundary.text;
    case 'opening':
    case 'closing':
      if (boundary.kind === 'closing' ? isNewEnd(boundary.value, current) : isNewStart(boundary.value, current))
        return true;
      if (current.first === null || current.first.kind !== boundary.kind) return false;
      if (boundary.value === current.first.value || boundary.value === current.carried) return false;
      return current.isEnded || (current.balance !== null && boundary.value !== current.balance);
    default:
      return false;
  }
}

/** Summaries stand above their lists: the end of the list was named there, and this is the end of another. */
function isNewEnd(value: Minor, { isHeadedAgain, isOfDays, named, closing, balance }: Current): boolean {
  return isHeadedAgain && !isOfDays && closing !== null && !named.has(`closing ${value}`) && value !== balance;
}

/** Below the closing balance of a summary an opening balance headed the list, and this one heads another: nothing leads to it. */
function isNewStart(value: Minor, { first, opening, carried, balance }: Current): boolean {
  if (first?.kind !== 'closing' || opening === null || balance === null) return false;
  return value !== opening && value !== carried && value !== balance;
}

function follow(boundary: StatementBoundary, current: Current): void {
  switch (boundary.kind) {
    case 'account':
      current.account = namesOf(boundary, current);
      current.accountLine = boundary.line;
      current.isHeadedAgain = current.hasRows;
      break;
    case 'period':
      current.period = boundary.text;
      current.isHeadedAgain = current.hasRows;
      break;
    case 'issued':
      current.issued = boundary.text;
      break;
    case 'carried':
      // printed behind its rows, it is the end of this list and not the head of the next one
      if (current.hasRows && boundary.value === current.balance) current.lastOwnLine = boundary.line;
      if (current.hasRows) current.balance = boundary.value;
      current.carried = boundary.value;
      break;
    case 'transaction':
      current.hasRows = true;
      current.carried = null;
      current.isHeadedAgain = false;
      current.balance = boundary.balance ?? current.balance;
      current.lastOwnLine = boundary.line;
      break;
    case 'total':
      if (current.hasRows) current.lastOwnLine = boundary.line;
      break;
    default:
      if (current.named.has(`${boundary.kind} ${boundary.value}`) && current.hasRows)
        current.lastOwnLine = boundary.line;
      current.named.add(`${boundary.kind} ${boundary.value}`);
      if (!current.hasRows && boundary.kind === 'closing') current.closing ??= boundary.value;
      if (!current.hasRows && boundary.kind === 'opening') current.opening ??= boundary.value;
      if (current.hasRows && boundary.kind === 'closing' && boundary.value !== current.closing) current.isOfDays = true;
      if (!current.hasRows) current.first ??= { kind: boundary.kind, value: boundary.value };
      else if (current.first?.kind !== boundary.kind) {
        current.isEnded = true;
        current.lastOwnLine = boundary.line;
      } else if (boundary.kind === 'closing' && endsList(boundary, current)) current.lastOwnLine = boundary.line;
  }
}

/** Behind a summary with a closing balance of its own, that of the list is what its rows come to, or stands right below them. */
function endsList({ line, value }: { line: number; value: Minor }, { balance, lastOwnLine }: Current): boolean {
  return value === balance || line === lastOwnLine + 1;
}

function isOfAccount(number: string, { account }: Current): boolean {
  return account.some((own) => isSameNumber(own, number));
}

/**
 * All names of the account that a boundary names, once it is printed. The number and the IBAN in the head of one list are of
 * one account even where an address stands between them and neither holds the other: Greek IBANs leave out a digit.
 */
function namesOf({ line, text }: { line: number; text: string }, current: Current): readonly string[] {
  const { account, accountLine, hasRows } = current;
  if (isOfAccount(text, current)) return account.includes(text) ? account : [...account, text];
  const isBeside = hasRows ? line - accountLine <= 1 : accountLine !== -Infinity;
  return isBeside && account.every((own) => IBAN.test(own) !== IBAN.test(text)) ? [...account, text] : [text];
}

const IBAN = /^[A-Z]{2}\d{2}/;

/**
 * Masked numbers are the same account when the digits they show agree at the end; whole ones when one holds the other,
 * as an IBAN does the number at its end, and a CLABE the one before its check digit: Hungarian numbers that differ end with the
 * same zeros.
 */
export function isSameNumber(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => text.replace(/[^0-9A-Z]/gi, '').replace(/^[Xx]+/, '')) as [string, string];
  if (![a, b].some((text) => MASK.test(text))) return left.includes(right) || right.includes(left);
  return left.endsWith(right.slice(-4)) || right.endsWith(left.slice(-4));
}

const MASK = /[*•.]{2}|[Xx]{2}/;
