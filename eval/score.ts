/**
 * Compares one result with the truth of its document.
 * A row is exact when its date and signed amount are right and it stands in order; it is strict when its description is
 * alike to 0.95 and its printed balance exact too. A document is perfect when every row is exact, none is added, and the
 * rows are spread over as many statements. Falsely verified: claimed to be proved and not perfect, the defect that must
 * never happen.
 */
import { type ExtractionResult, printedDay, type Statement, type Transaction } from '@extracto/model';
import { alignRows, isSameDate, isSameDecimal } from './align-rows.ts';
import type { EvalDocument, TrueStatement, TrueTransaction } from './eval-document.ts';
import { textSimilarity } from './text-similarity.ts';

const ALIKE = 0.95;

export interface DocumentScore {
  readonly name: string;
  readonly family: string | null;
  /** Locale or country. */
  readonly place: string | null;
  /** The reason why there is no result; `null` when there is one. */
  readonly failure: string | null;
  readonly trueRows: number;
  readonly readRows: number;
  readonly exactRows: number;
  readonly strictRows: number;
  readonly printedBalances: number;
  readonly exactBalances: number;
  /** Rows that the engine is sure of (confidence of 0.99 and more), and how many of them are exact. */
  readonly confidentRows: number;
  readonly confidentExactRows: number;
  /** Confidence → rows read with it, and how many of them are exact. */
  readonly calibration: ReadonlyMap<number, Calibrated>;
  readonly perfect: boolean;
  readonly verified: boolean;
  readonly falselyVerified: boolean;
  /** Every row is right, and yet the document is said to contradict itself. */
  readonly falselyContradicted: boolean;
  /** The truth knows opening and closing balance of each list, or a balance for each row: the page can be proved. */
  readonly provable: boolean;
  /** Codes of what stands between the statements and a proof; none of a verified document. */
  readonly reasons: readonly string[];
  /** Outcome of each field that the truth knows, over all statements and exact rows. */
  readonly metadata: readonly FieldScore[];
  /** The first row that is not exact, true and read, for a person to look at. */
  readonly firstDifference: string | null;
}

export interface Calibrated {
  readonly rows: number;
  readonly exact: number;
}

/** `missing`: nothing was read, which costs less than something wrong. */
export type FieldOutcome = 'right' | 'wrong' | 'missing';
export type FieldScore = readonly [field: string, outcome: FieldOutcome];

export type Reading = { readonly result: ExtractionResult } | { readonly failure: string };

export function scoreDocument(document: EvalDocument, reading: Reading): DocumentScore {
  const truth = document.statements.flatMap(({ transactions }) => transactions);
  if ('failure' in reading) return scoreFailure(document, truth.length, reading.failure);
  const { statements } = reading.result;
  const read = statements.flatMap(({ transactions }) => transactions);
  const pairs = alignRows(
    truth,
    read.map((row) => ({ amount: row.amount, date: printedDay(row) })),
  );
  const withRows = (list: readonly { transactions: readonly unknown[] }[]) =>
    list.filter(({ transactions }) => transactions.length > 0).length;
  const perfect =
    pairs.length === truth.length &&
    read.length === truth.length &&
    withRows(statements) === withRows(document.statements);
  const verified = statements.length > 0 && statements.every(({ verification }) => verification.status === 'verified');
  const balances = pairs.filter(([row]) => hasBalance(truth[row]!));
  const balanceRight = ([row, column]: readonly [number, number]) =>
    !hasBalance(truth[row]!) || isSameDecimal(truth[row]!.balance!, read[column]!.balance);
  const textRight = ([row, column]: readonly [number, number]) =>
    document.redacted || textSimilarity(truth[row]!.description, read[column]!.description) >= ALIKE;
  return {
    name: document.name,
    family: document.family,
    place: document.place ?? null,
    failure: null,
    trueRows: truth.length,
    readRows: read.length,
    exactRows: pairs.length,
    strictRows: pairs.filter((pair) => balanceRight(pair) && textRight(pair)).length,
    printedBalances: balances.length,
    exactBalances: balances.filter(balanceRight).length,
    confidentRows: read.filter(isConfident).length,
    confidentExactRows: pairs.filter(([, column]) => isConfident(read[column]!)).length,
    calibration: calibrate(read, new Set(pairs.map(([, column]) => column))),
    perfect,
    verified,
    falselyVerified: verified && (!perfect || document.damaged),
    falselyContradicted:
      perfect && !document.damaged && statements.some(({ verification }) => verification.status === 'mismatch'),
    provable: !document.damaged && isProvable(document.statements),
    reasons: [
      ...new Set(statements.flatMap(({ verification }) => (verification.reasons ?? []).map(({ code }) => code))),
    ],
    metadata: [
      ...document.statements.flatMap((statement, index) => scoreMetadata(statement, statements[index] ?? null)),
      ...pairs.flatMap(([row, column]) => scoreRowFields(truth[row]!, read[column]!, document.redacted)),
    ],
    firstDifference: perfect ? null : findDifference(truth, read, pairs),
  };
}

function scoreFailure(
  { name, family, place = null, statements }: EvalDocument,
  trueRows: number,
  failure: string,
): DocumentScore {
  return {
    name,
    family,
    place,
    failure,
    trueRows,
    readRows: 0,
    exactRows: 0,
    strictRows: 0,
    printedBalances: 0,
    exactBalances: 0,
    confidentRows: 0,
    confidentExactRows: 0,
    calibration: new Map(),
    perfect: false,
    verified: false,
    falselyVerified: false,
    falselyContradicted: false,
    provable: false,
    reasons: [],
    metadata: statements.flatMap((statement) => scoreMetadata(statement, null)),
    firstDifference: null,
  };
}

function calibrate(
  read: readonly { readonly confidence: number }[],
  exact: ReadonlySet<number>,
): Map<number, Calibrated> {
  const places = Map.groupBy(read.keys(), (index) => read[index]!.confidence);
  return new Map(
    [...places].map(([confidence, rows]) => [
      confidence,
      { rows: rows.length, exact: rows.filter((row) => exact.has(row)).length },
    ]),
  );
}

function isProvable(statements: readonly TrueStatement[]): boolean {
  const lists = statements.filter(({ transactions }) => transactions.length > 0);
  const isSpanned = ({ openingBalance, closingBalance }: TrueStatement) =>
    openingBalance != null && closingBalance != null;
  return lists.length > 0 && lists.every((list) => isSpanned(list) || list.transactions.every(hasBalance));
}

const CONFIDENT = 0.99;

function isConfident({ confidence }: { readonly confidence: number }): boolean {
  return confidence >= CONFIDENT;
}

function scoreRowFields(truth: TrueTransaction, read: Transaction, isRedacted: boolean): FieldScore[] {
  const { description, transactionDate, valueDate, reference, original } = truth;
  const isSameOriginal = (known: NonNullable<typeof original>) =>
    known.currency === read.original?.currency && isSameDecimal(known.amount, read.original.amount);
  const field = (name: string, isKnown: boolean, value: unknown, isRight: () => boolean): FieldScore[] =>
    isKnown ? [[name, judge(value, isRight)]] : [];
  const isAlike = () => textSimilarity(description, read.description) >= ALIKE;
  return [
    ...field('row.description', !isRedacted && description !== '', read.description, isAlike),
    ...field(
      'row.transactionDate',
      !!transactionDate,
      read.transactionDate,
      () => transactionDate === read.transactionDate,
    ),
    ...field('row.valueDate', !!valueDate, read.valueDate, () => valueDate === read.valueDate),
    ...field('row.reference', !!reference, read.reference, () => reference === read.reference),
    ...field('row.original', !!original, read.original, () => isSameOriginal(original!)),
    ...field('row.rate', !!original?.rate, read.original?.rate, () =>
      isSameDecimal(original!.rate!, read.original?.rate ?? null),
    ),
    // what is printed for no other currency must not be read as if it were
    ...field('row.original', original === null && read.original !== null, read.original, () => false),
  ];
}

function judge(value: unknown, isRight: () => boolean): FieldOutcome {
  if (value === null || value === undefined || value === '') return 'missing';
  return isRight() ? 'right' : 'wrong';
}

function hasBalance({ balance }: TrueTransaction): boolean {
  return balance !== null && balance !== undefined;
}

function scoreMetadata(truth: TrueStatement, read: Statement | null): FieldScore[] {
  const { account, period } = truth;
  type Value = string | null | undefined;
  const fields: readonly [string, known: Value, value: Value, isRight: (known: string, value: string) => boolean][] = [
    ['openingBalance', truth.openingBalance, read?.openingBalance, isSameDecimal],
    ['closingBalance', truth.closingBalance, read?.closingBalance, isSameDecimal],
    ['period.from', period?.from, read?.period.from, isSameDate],
    ['period.to', period?.to, read?.period.to, isSameDate],
    ['account.currency', account?.currency, read?.account.currency, (known, value) => known === value],
    ['account.type', account?.type, read?.account.type, (known, value) => known === value],
    ['account.number', account?.number, read?.account.number, isSameNumber],
    ['account.holder', account?.holder, read?.account.holder, (known, value) => textSimilarity(known, value) === 1],
  ];
  return fields.flatMap(([field, known, value, isRight]): FieldScore[] => {
    if (known === null || known === undefined || known === '' || known.startsWith('????')) return [];
    return [[field, judge(value, () => isRight(known, value!))]];
  });
}

/** Masks and spaces aside; four trailing figures are enough where the rest is masked. */
function isSameNumber(known: string, read: string): boolean {
  const [a, b] = [known, read].map((text) =>
    text
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .replace(/X+/g, ''),
  ) as [string, string];
  if (a === b) return true;
  return Math.min(a.length, b.length) >= 4 && (a.endsWith(b) || b.endsWith(a));
}

interface ReadRow {
  readonly date: string | null;
  readonly dateWithoutYear?: string | null | undefined;
  readonly amount: string;
  readonly description: string;
  readonly page: number;
}

function findDifference(
  truth: readonly TrueTransaction[],
  read: readonly ReadRow[],
  pairs: readonly (readonly [number, number])[],
): string {
  const index = pairs.findIndex(([row, column], place) => row !== place || column !== place);
  const place = index < 0 ? pairs.length : index;
  const [expected, actual] = [truth[place], read[place]];
  if (expected === undefined && actual === undefined) return 'rows are right but belong to other statements';
  const show = (row: TrueTransaction | ReadRow | undefined) =>
    row === undefined ? 'nothing' : `${printedDay(row)} ${row.amount} "${row.description.slice(0, 40)}"`;
  return `row ${place + 1}: expected ${show(expected)}, read ${show(actual)}${actual === undefined ? '' : ` on page ${actual.page}`}`;
}
