/**
 * The checker's input: a statement's printed figures as exact minor units, and nothing else.
 *
 * A figure whose box lies in a transaction's box and repeats that row's own money is the row printed once, not a
 * second witness (a running balance taken for the closing balance, a summary line taken for a transaction and for its
 * total). One place read for two roles is one witness too. Such figures are left out here, so that none proves itself.
 */
import {
  type Control,
  currencyDecimals,
  type DraftStatement,
  type DraftTransaction,
  decimalsOf,
  epochDay,
  type Minor,
  OWED_ACCOUNTS,
  parseMinor,
  printedDay,
  type Source,
} from '@extracto/model';
import { VERIFY } from './thresholds.ts';

const { UNKNOWN_YEAR } = VERIFY.prepareLedger;

/** A statement before it is judged. */
export type UnverifiedStatement = Omit<DraftStatement, 'verification'>;

export interface LedgerRow {
  /** Negative: money leaves the holder. */
  readonly amount: Minor;
  readonly type: 'debit' | 'credit';
  /** Running balance as printed, `null` when the row prints none. */
  readonly balance: Minor | null;
  /** As the result has it. */
  readonly date: string;
  readonly day: number;
  /** Without, `day` tells it from others of the list, and says nothing of a calendar. */
  readonly hasYear: boolean;
  /** Transaction and value date when printed, as epoch days. */
  readonly otherDays: readonly number[];
  readonly description: string;
}

/** A printed figure that says again what the rows come to. */
export interface LedgerControl extends Pick<Control, 'kind' | 'label' | 'direction' | 'rows'> {
  /** Magnitude; of a count the number of rows. */
  readonly value: Minor;
  /** Epoch day at whose end it is the balance, `null` for none. */
  readonly day: number | null;
  readonly page: number;
  readonly text: string;
  /** Its label may mean something else. */
  readonly isWeak: boolean;
}

/** Lines of a summary, rows printed again and figures with a weak label may honestly say something else. */
export function isSure({ kind, isWeak }: LedgerControl): boolean {
  return kind !== 'part' && kind !== 'copy' && !isWeak;
}

export interface Ledger {
  readonly decimals: number;
  /** The effect of a positive amount on the balance: +1 on deposit accounts, -1 on cards and loans (money owed). */
  readonly polarity: 1 | -1;
  readonly opening: Minor | null;
  readonly closing: Minor | null;
  /** Magnitude of the balance beside the last row, where it takes the place of a closing balance. */
  readonly end: Minor | null;
  /** Printed totals as magnitudes. */
  readonly totals: { readonly credit: Minor | null; readonly debit: Minor | null };
  readonly counts: { readonly credit: number | null; readonly debit: number | null };
  readonly period: { readonly from: string | null; readonly to: string | null };
  /** In printed order. */
  readonly rows: readonly LedgerRow[];
  /** Printed texts of money that belongs to no row. */
  readonly unassigned: readonly string[];
  readonly controls: readonly LedgerControl[];
}

/** True when the row counts towards the total of credits, or of debits; a zero amount counts towards neither. */
export function addsTo({ amount }: LedgerRow, type: 'credit' | 'debit'): boolean {
  return type === 'credit' ? amount > 0 : amount < 0;
}

/** What the rows of one side come to, as a magnitude. */
export function sumOfSide(rows: readonly LedgerRow[], type: 'credit' | 'debit'): Minor {
  return rows.reduce((sum, row) => sum + (addsTo(row, type) ? Math.abs(row.amount) : 0), 0);
}

/**
 * What the printed total of one side is compared with: its rows, or these and the opening balance, which some banks count among what came
 * in, or went out where it is owed.
 */
export function totalOfSide({ rows, opening, polarity, totals }: Ledger, type: 'credit' | 'debit'): Minor {
  const sum = sumOfSide(rows, type);
  const begun = (type === 'credit' ? polarity : -polarity) * (opening ?? 0);
  return begun > 0 && totals[type] === sum + begun ? sum + begun : sum;
}

/** `null` when the figures together exceed exact integers: such a statement cannot be computed, only returned. */
export function prepareLedger(statement: UnverifiedStatement): Ledger | null {
  const others = figuresBeside(statement);
  const decimals = mostDecimals(statement, others);
  const rows = statement.transactions.map((row) => readRow(row, decimals));
  if (!isExact(rows, others, decimals)) return null;
  const read = (text: string | null): Minor | null => (text === null ? null : (parseMinor(text, decimals) as Minor));
  const called = new Set<string>();
  const witness = (text: string | null | undefined, path: string): Minor | null => {
    const source = statement.sources[path];
    if (text == null) return null;
    if (source === undefined) return read(text);
    const place = `${source.page} ${source.box.join(' ')}`;
    if (called.has(place) || isRowsOwnFigure(statement, text, source)) return null;
    called.add(place);
    return read(text);
  };
  const magnitudeOf = (figure: Minor | null) => (figure === null ? null : Math.abs(figure));

  return {
    decimals,
    polarity: OWED_ACCOUNTS.has(statement.account.type) ? -1 : 1,
    opening: witness(statement.openingBalance, 'openingBalance'),
    closing: witness(statement.closingBalance, 'closingBalance'),
    end: read(findEnd(statement)),
    totals: {
      credit: magnitudeOf(witness(statement.totals?.credits, 'totals.credits')),
      debit: magnitudeOf(witness(statement.totals?.debits, 'totals.debits')),
    },
    counts: { credit: statement.counts?.credits ?? null, debit: statement.counts?.debits ?? null },
    period: statement.period,
    rows,
    unassigned: statement.unassigned.map((source) => source.text),
    controls: besideRows(statement).map(({ kind, label, value, direction, date, rows, source, strength }) => ({
      ...{ kind, label, direction, rows },
      value: kind === 'count' ? Number(value) : (read(value) as Minor),
      day: date === null ? null : epochDay(date),
      page: source.page,
      text: source.text,
      isWeak: strength === 'weak',
    })),
  };
}

/** The balance of the last row is printed in the row, and no second witness of it. */
function besideRows({ controls = [] }: UnverifiedStatement): Control[] {
  return controls.filter(({ kind }) => kind !== 'end');
}

/** Said of the first or of the last row alone: pages that were joined have ends of their own. */
function findEnd({ controls = [], transactions: { length } }: UnverifiedStatement): string | null {
  const isOuter = ([from]: Control['rows'][number]) => from === 0 || from === length;
  return controls.find(({ kind, rows }) => kind === 'end' && rows.some(isOuter))?.value ?? null;
}

const NO_DAYS: readonly number[] = [];

function otherDaysOf({ transactionDate, valueDate }: DraftTransaction): readonly number[] {
  if (transactionDate === null && valueDate === null) return NO_DAYS;
  return [transactionDate, valueDate].filter((date) => date !== null).map(epochDay);
}

/** The printed figures that are none of the rows' own. */
function figuresBeside({ openingBalance, closingBalance, totals, controls }: UnverifiedStatement): string[] {
  const figures = [openingBalance, closingBalance, totals?.credits ?? null, totals?.debits ?? null];
  for (const { kind, value } of controls ?? []) if (kind !== 'count') figures.push(value);
  return figures.filter((figure) => figure !== null);
}

function mostDecimals({ account, transactions }: UnverifiedStatement, others: readonly string[]): number {
  let most = currencyDecimals(account.currency);
  const count = (figure: string) => {
    const decimals = decimalsOf(figure);
    if (decimals > most) most = decimals;
  };
  for (const { amount, balance } of transactions) {
    count(amount);
    if (balance !== null) count(balance);
  }
  others.forEach(count);
  return most;
}

/** A figure that is none becomes NaN, which no sum of figures survives. */
function readRow(row: DraftTransaction, decimals: number): LedgerRow {
  return {
    amount: parseMinor(row.amount, decimals) ?? Number.NaN,
    type: row.type,
    balance: row.balance === null ? null : (parseMinor(row.balance, decimals) ?? Number.NaN),
    date: printedDay(row),
    day: epochDay(row.date ?? `${UNKNOWN_YEAR}${row.dateWithoutYear?.slice(1) ?? '-01-01'}`),
    hasYear: row.date !== null,
    otherDays: otherDaysOf(row),
    description: row.description,
  };
}

function isExact(rows: readonly LedgerRow[], others: readonly string[], decimals: number): boolean {
  let magnitude = 0;
  for (const { amount, balance } of rows) magnitude += Math.abs(amount) + Math.abs(balance ?? 0);
  for (const figure of others) magnitude += Math.abs(parseMinor(figure, decimals) ?? Number.NaN);
  // twice, because an explanation may double a figure
  return Number.isSafeInteger(magnitude * 2);
}

function isRowsOwnFigure(statement: UnverifiedStatement, text: string, source: Source): boolean {
  const unsigned = (figure: string | null) => figure?.replace('-', '') ?? null;
  return statement.transactions.some(
    (row) =>
      standsIn(source, row) && (unsigned(row.amount) === unsigned(text) || unsigned(row.balance) === unsigned(text)),
  );
}

function standsIn(source: Source, row: DraftTransaction): boolean {
  if (source.page !== row.page) return false;
  const [x0, y0, x1, y1] = source.box;
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x >= row.box[0] && x <= row.box[2] && y >= row.box[1] && y <= row.box[3];
}
