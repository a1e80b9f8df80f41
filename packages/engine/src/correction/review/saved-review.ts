/**
 * A review as it is sent and kept: which rows of the reading stay, in which order, and what hands wrote into them. Only
 * what changed is in it; verdicts are not, they are computed again from the reading wherever the review is opened.
 */
import {
  currencyDecimals,
  type ExtractionResult,
  formatMinor,
  isPlainDate,
  parseMinor,
  type Statement,
} from '@extracto/model';
import { CORRECTION } from '../thresholds.ts';
import { changeFields, type ReviewedField, refuseField, warnOfFields } from './reviewed-fields.ts';
import {
  addFirstRow,
  addRow,
  hasPlace,
  REVIEW_FIELDS,
  type ReviewedRow,
  type ReviewedRows,
  type RowPlace,
  startReview,
  wholeDate,
} from './reviewed-rows.ts';
import { type ReviewAnswer, settleStatement, warnOfAnswers } from './settle-ambiguities.ts';

const { MOST_ADDED_ROWS } = CORRECTION.savedReview;

export interface SavedRow {
  /** 0-based place among the transactions that were read; `null` for a row that was added. */
  readonly origin: number | null;
  /** `null`: as it was read. Money in the notation of the result, with the decimals of the account. */
  readonly values: SavedValues | null;
  /** Box on the pages that a reviewer drew for an added row; absent for any other. */
  readonly place?: RowPlace | undefined;
}

export interface SavedValues {
  /** `null`: without a year, as it was read. */
  readonly date: string | null;
  readonly description: string;
  readonly amount: string;
  /** Follows the sign; of an amount of zero either. */
  readonly type: 'debit' | 'credit';
  readonly balance: string | null;
}

export interface SavedReview {
  /** One for each statement of the result, in its order. */
  readonly statements: readonly {
    readonly rows: readonly SavedRow[];
    /** Given before the rows were changed; absent: none. */
    readonly answers?: readonly ReviewAnswer[] | undefined;
    /** Written over what was read beside the rows; absent: none. */
    readonly fields?: readonly ReviewedField[] | undefined;
  }[];
}

/** A review that does not fit the result it is said to be of. `path` names the value: `statements.0.rows.3.values.date`. */
export class ReviewError extends Error {
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

const KEPT = [...REVIEW_FIELDS, 'type'] as const;

/** The review to store for these rows; the inverse of `openReview`. `read` is as answers and fields settled it. */
export function saveReview(
  read: ExtractionResult,
  reviewed: readonly ReviewedRows[],
  settled: readonly Pick<SavedReview['statements'][number], 'answers' | 'fields'>[] = [],
): SavedReview {
  const statements = read.statements.map(({ transactions }, index) => ({
    rows: (reviewed[index] ?? []).map(({ origin, transaction }): SavedRow => {
      const before = origin === null ? undefined : transactions[origin];
      const isUntouched = before !== undefined && KEPT.every((field) => before[field] === transaction[field]);
      const { date, description, amount, type, balance, page, box } = transaction;
      const place = origin === null && hasPlace(transaction) ? { place: { page, box } } : {};
      return { origin, values: isUntouched ? null : { date, description, amount, type, balance }, ...place };
    }),
    ...(hasAny(settled[index]?.answers) && { answers: settled[index].answers }),
    ...(hasAny(settled[index]?.fields) && { fields: settled[index].fields }),
  }));
  return { statements };
}

function hasAny<T>(list: readonly T[] | undefined): list is readonly T[] {
  return list !== undefined && list.length > 0;
}

/** The result as answers and fields of a review settle it; `openReview` goes on from it. Throws a `ReviewError`. */
export function settleResult(read: ExtractionResult, { statements }: SavedReview): ExtractionResult {
  const given = statements.flatMap(({ answers = [] }) => answers);
  const written = statements.flatMap(({ fields = [] }) => fields);
  if (given.length + written.length === 0) return read;
  const settled = read.statements.map((statement, index) => {
    const { answers = [], fields = [] } = statements[index] ?? {};
    const answered = settleStatement(statement, answers);
    if (answered === null)
      throw new ReviewError(`statements.${index}.answers`, 'An answer does not fit the statement.');
    checkFields(answered, fields, `statements.${index}.fields`);
    return changeFields(answered, fields);
  });
  return {
    ...read,
    statements: settled,
    warnings: [...read.warnings, ...warnOfAnswers(given), ...warnOfFields(written)],
  };
}

function checkFields({ account }: Statement, fields: readonly ReviewedField[], path: string) {
  const written = fields.find((field) => field.path === 'account.currency');
  const currency = written === undefined ? account.currency : written.value;
  fields.forEach((field, index) => {
    const refusal = refuseField(field, currency);
    if (refusal !== null) throw new ReviewError(`${path}.${index}.value`, refusal);
  });
  if (new Set(fields.map((field) => field.path)).size < fields.length) {
    throw new ReviewError(path, 'A value can be changed once only.');
  }
}

/** The rows of each statement as they were left. Throws a `ReviewError` for one that is not of this result. */
export function openReview(read: ExtractionResult, saved: SavedReview): ReviewedRows[] {
  if (saved.statements.length !== read.statements.length) {
    throw new ReviewError('statements', `The result has ${read.statements.length} statements.`);
  }
  return read.statements.map((statement, index) =>
    openStatement(
      statement,
      { saved: saved.statements[index]?.rows ?? [], pages: read.pages },
      `statements.${index}.rows`,
    ),
  );
}

function openStatement(
  read: Statement,
  { saved, pages }: { saved: readonly SavedRow[]; pages: number },
  path: string,
): ReviewedRows {
  const decimals = currencyDecimals(read.account.currency);
  const untouched = startReview(read);
  checkOrigins(saved, untouched.length, path);
  const rows: ReviewedRow[] = [];
  saved.forEach(({ origin, values, place }, index) => {
    checkPlace({ origin, place, pages }, `${path}.${index}.place`);
    const written = values === null ? null : checkValues(values, decimals, `${path}.${index}.values`);
    const row = origin === null ? createRow(rows, untouched, decimals) : untouched[origin];
    if (row === undefined) return;
    if (written === null) rows.push(row);
    else {
      const day = written.date === null ? null : wholeDate(row.transaction, written.date);
      rows.push({ ...row, transaction: { ...row.transaction, ...written, ...day, ...place } });
    }
  });
  return rows;
}

/** Every row of the reading stays at most once, and what was added says what it holds. */
function checkOrigins(saved: readonly SavedRow[], count: number, path: string) {
  const seen = new Set<number>();
  let added = 0;
  saved.forEach(({ origin, values }, index) => {
    const refuse = (message: string) => new ReviewError(`${path}.${index}.origin`, message);
    if (origin === null) {
      added++;
      if (values === null) throw refuse('A row that was added needs its values.');
      if (added > MOST_ADDED_ROWS) throw refuse(`At most ${MOST_ADDED_ROWS} rows can be added to a statement.`);
      return;
    }
    if (origin < 0 || origin >= count) throw refuse('There is no such row.');
    if (seen.has(origin)) throw refuse('A row can stay once only.');
    seen.add(origin);
  });
}

/** An added row takes its page from the row above it, or from the first row that was read. */
function createRow(rows: ReviewedRows, untouched: ReviewedRows, decimals: number): ReviewedRow | undefined {
  const above = rows.length > 0 ? rows : untouched.slice(0, 1);
  // Its values are written over the date.
  const added = above.length > 0 ? addRow(above, above.length - 1, decimals) : addFirstRow('1970-01-01', decimals);
  return added.at(-1);
}

/** A row that was read keeps its place in the print. */
function checkPlace({ origin, place, pages }: Pick<SavedRow, 'origin' | 'place'> & { pages: number }, path: string) {
  if (place === undefined) return;
  const [x0, y0, x1, y1] = place.box;
  if (origin !== null) throw new ReviewError(path, 'Only a row that was added has a place of its own.');
  if (place.page < 1 || place.page > pages) throw new ReviewError(`${path}.page`, `The document has ${pages} pages.`);
  if (!(x1 > x0 && y1 > y0)) throw new ReviewError(`${path}.box`, 'A box is written as x0, y0, x1, y1.');
}

function checkValues(values: SavedValues, decimals: number, path: string): SavedValues {
  if (values.date !== null && !isPlainDate(values.date))
    throw new ReviewError(`${path}.date`, 'A date is written as 2026-03-31.');
  const isExact = (text: string) => {
    const minor = parseMinor(text, decimals);
    return minor !== null && formatMinor(minor, decimals) === text;
  };
  for (const field of ['amount', 'balance'] as const) {
    const text = values[field];
    if (text !== null && !isExact(text)) {
      throw new ReviewError(`${path}.${field}`, `An amount is written as ${formatMinor(-123456, decimals)}.`);
    }
  }
  const isZero = !/[1-9]/.test(values.amount);
  if (!isZero && values.type !== (values.amount.startsWith('-') ? 'debit' : 'credit')) {
    throw new ReviewError(`${path}.type`, 'The type follows the sign of the amount.');
  }
  return values;
}
