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
import {
  addFirstRow,
  addRow,
  REVIEW_FIELDS,
  type ReviewedRow,
  type ReviewedRows,
  startReview,
  wholeDate,
} from './reviewed-rows.ts';

/** Each needs an id that no other row has. More than anybody types into one statement. */
const MOST_ADDED_ROWS = 500;

export interface SavedRow {
  /** 0-based place among the transactions that were read; `null` for a row that was added. */
  readonly origin: number | null;
  /** `null`: as it was read. Money in the notation of the result, with the decimals of the account. */
  readonly values: SavedValues | null;
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
  readonly statements: readonly { readonly rows: readonly SavedRow[] }[];
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

/** What is to be kept of rows under review; the inverse of `openReview`. */
export function saveReview(read: ExtractionResult, reviewed: readonly ReviewedRows[]): SavedReview {
  const statements = read.statements.map(({ transactions }, index) => ({
    rows: (reviewed[index] ?? []).map(({ origin, transaction }): SavedRow => {
      const before = origin === null ? undefined : transactions[origin];
      const isUntouched = before !== undefined && KEPT.every((field) => before[field] === transaction[field]);
      const { date, description, amount, type, balance } = transaction;
      return { origin, values: isUntouched ? null : { date, description, amount, type, balance } };
    }),
  }));
  return { statements };
}

/** The rows of each statement as they were left. Throws a `ReviewError` for one that is not of this result. */
export function openReview(read: ExtractionResult, saved: SavedReview): ReviewedRows[] {
  if (saved.statements.length !== read.statements.length) {
    throw new ReviewError('statements', `The result has ${read.statements.length} statements.`);
  }
  return read.statements.map((statement, index) =>
    openStatement(statement, saved.statements[index]?.rows ?? [], `statements.${index}.rows`),
  );
}

function openStatement(read: Statement, saved: readonly SavedRow[], path: string): ReviewedRows {
  const decimals = currencyDecimals(read.account.currency);
  const untouched = startReview(read);
  checkOrigins(saved, untouched.length, path);
  const rows: ReviewedRow[] = [];
  saved.forEach(({ origin, values }, index) => {
    const written = values === null ? null : checkValues(values, decimals, `${path}.${index}.values`);
    const row = origin === null ? createRow(rows, untouched, decimals) : untouched[origin];
    if (row === undefined) return;
    if (written === null) rows.push(row);
    else {
      const day = written.date === null ? null : wholeDate(row.transaction, written.date);
      rows.push({ ...row, transaction: { ...row.transaction, ...written, ...day } });
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
