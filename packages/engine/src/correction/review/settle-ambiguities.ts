/**
 * Answers of a reviewer to what the page leaves open. An answer turns what was read into the reading that it chooses and
 * takes the ambiguity away; the checker then judges the statement again, so an answer alone proves nothing.
 * Weakness: one answer holds for the whole statement.
 */
import {
  AMBIGUITIES,
  type AmbiguityCode,
  decimalsOf,
  type ExtractionResult,
  formatMinor,
  isPlainDate,
  OWED_ACCOUNTS,
  parseMinor,
  printedDay,
  type Statement,
  type Transaction,
} from '@extracto/model';
import { CORRECTION } from '../thresholds.ts';
import { judgeRows, REVIEW_FIELDS, type ReviewedRows, startReview } from './reviewed-rows.ts';

const { MOST_DECIMALS, OFFERED_YEARS, HALF_A_YEAR } = CORRECTION.settleAmbiguities;

export const ANSWERABLE = [
  'liability_sign_open',
  'day_month_open',
  'year_not_printed',
  'year_open',
] as const satisfies readonly AmbiguityCode[];
export type AnswerableCode = (typeof ANSWERABLE)[number];

export interface ReviewAnswer {
  readonly code: AnswerableCode;
  /** One of those that `askAmbiguities` offers, or a year. */
  readonly answer: string;
}

export interface Question {
  readonly code: AnswerableCode;
  readonly text: string;
  readonly answers: readonly { readonly answer: string; readonly title: string }[];
}

type Reading = Pick<Statement, 'account' | 'transactions'>;

interface Ambiguity {
  readonly ask: (statement: Statement, thisYear: number) => Omit<Question, 'code'> | null;
  /** `null` for an answer that is none. */
  readonly settle: (statement: Statement, answer: string) => Reading | null;
}

const TABLE: Readonly<Record<AnswerableCode, Ambiguity>> = {
  liability_sign_open: { ask: askSide, settle: settleSide },
  day_month_open: { ask: askDayOrder, settle: settleDayOrder },
  year_not_printed: { ask: askYear, settle: settleYear },
  year_open: { ask: askYear, settle: settleYear },
};

/** The ambiguities of a statement that a reviewer can settle, in the statement's order. */
export function askAmbiguities(statement: Statement, thisYear: number): Question[] {
  return ANSWERABLE.filter((code) => statement.ambiguities.includes(AMBIGUITIES[code])).flatMap((code) => {
    const question = TABLE[code].ask(statement, thisYear);
    return question === null ? [] : [{ code, ...question }];
  });
}

/** The statement as answered, judged again. `null` when an answer does not fit it. */
export function settleStatement(read: Statement, answers: readonly ReviewAnswer[]): Statement | null {
  if (answers.length === 0) return read;
  let settled = read;
  for (const { code, answer } of answers) {
    const reading = settled.ambiguities.includes(AMBIGUITIES[code]) ? TABLE[code].settle(settled, answer) : null;
    if (reading === null) return null;
    const ambiguities = settled.ambiguities.filter((sentence) => sentence !== AMBIGUITIES[code]);
    settled = { ...settled, ...reading, ambiguities };
  }
  return judgeRows(settled, startReview(settled));
}

/** The note in a result whose ambiguities were settled, so that no file hides it. */
export function warnOfAnswers(answers: readonly ReviewAnswer[]): ExtractionResult['warnings'] {
  return answers.map(({ code, answer }) => ({
    code: 'settled_in_review',
    message: `Settled by hand in review: ${AMBIGUITIES[code]} (${answer}).`,
    page: null,
  }));
}

/** Rows under review, moved from one reading of their statement to another: cells that hands wrote stay as they are. */
export function moveRows(rows: ReviewedRows, before: Statement, after: Statement): ReviewedRows {
  return rows.map((row) => {
    const [old, read] = row.origin === null ? [] : [before.transactions[row.origin], after.transactions[row.origin]];
    if (old === undefined || read === undefined) return row;
    const written = REVIEW_FIELDS.filter((field) => row.transaction[field] !== old[field]);
    if (written.length === 0) return { ...row, transaction: read };
    const kept = Object.fromEntries(written.map((field) => [field, row.transaction[field]]));
    const type = written.includes('amount') ? row.transaction.type : read.type;
    return { ...row, transaction: { ...read, ...kept, type } };
  });
}

/** `debit` when most of the rows that move money take it away. */
function mostAre({ transactions }: Reading): 'debit' | 'credit' {
  const moving = transactions.filter(({ amount }) => /[1-9]/.test(amount));
  return moving.filter(({ type }) => type === 'debit').length * 2 >= moving.length ? 'debit' : 'credit';
}

function askSide(statement: Statement): Omit<Question, 'code'> | null {
  const side = mostAre(statement);
  const sample = statement.transactions.find(({ type, amount }) => type === side && /[1-9]/.test(amount));
  if (sample === undefined) return null;
  return {
    text: `Are rows like “${sample.description.slice(0, 40)}” charges or payments?`,
    answers: [
      { answer: 'charges', title: 'These are charges' },
      { answer: 'payments', title: 'These are payments' },
    ],
  };
}

/** The other reading is of an account that owes what this one holds: all signs are the other way round, and no balance is. */
function settleSide(statement: Statement, answer: string): Reading | null {
  if (answer !== 'charges' && answer !== 'payments') return null;
  const { account, transactions } = statement;
  if ((mostAre(statement) === 'debit') === (answer === 'charges')) return { account, transactions };
  return {
    account: { ...account, type: OWED_ACCOUNTS.has(account.type) ? null : 'credit_card' },
    transactions: transactions.map(turnSign),
  };
}

function turnSign(transaction: Transaction): Transaction {
  const decimals = decimalsOf(transaction.amount);
  const minor = decimals > MOST_DECIMALS ? null : parseMinor(transaction.amount, decimals);
  if (minor === null || minor === 0) return transaction;
  return { ...transaction, amount: formatMinor(-minor, decimals), type: minor > 0 ? 'debit' : 'credit' };
}

const inWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function askDayOrder({ transactions }: Statement): Omit<Question, 'code'> | null {
  const date = transactions.find((row) => row.date !== null && swapDay(row.date) !== row.date)?.date ?? null;
  if (date === null) return null;
  const title = (text: string) => inWords.format(new Date(`${text}T00:00:00Z`));
  return {
    text: 'Day and month can be read either way. Which date is right?',
    answers: [
      { answer: 'as-read', title: title(date) },
      { answer: 'swapped', title: title(swapDay(date)) },
    ],
  };
}

function settleDayOrder({ account, transactions }: Statement, answer: string): Reading | null {
  if (answer === 'as-read') return { account, transactions };
  const swap = (date: string | null) => (date === null ? null : swapDay(date));
  const swapped = transactions.map((row) => ({
    ...row,
    date: swap(row.date),
    transactionDate: swap(row.transactionDate),
    valueDate: swap(row.valueDate),
  }));
  const isWhole = transactions.every(({ date }) => date === null || isPlainDate(exchange(date)));
  return answer === 'swapped' && isWhole ? { account, transactions: swapped } : null;
}

const exchange = (date: string) => `${date.slice(0, 4)}-${date.slice(8, 10)}-${date.slice(5, 7)}`;

/** 2026-03-02 → 2026-02-03; a day that cannot be a month stays. */
function swapDay(date: string): string {
  return isPlainDate(exchange(date)) ? exchange(date) : date;
}

/** Asks for the year of the newest row: those around the one that was read, or those before this one. */
function askYear({ transactions }: Statement, thisYear: number): Omit<Question, 'code'> | null {
  if (transactions.length === 0) return null;
  const read = transactions.flatMap(({ date }) => (date === null ? [] : [Number(date.slice(0, 4))]));
  const first = read.length > 0 ? Math.max(...read) + 1 : thisYear;
  const years = Array.from({ length: OFFERED_YEARS }, (_, back) => first - back).filter((year) => year <= thisYear);
  return {
    text: 'Which year is the newest row of?',
    answers: years.map((year) => ({ answer: String(year), title: `The year is ${year}` })),
  };
}

/** The newest row has the answer; each row before a turn of the year has one less. */
function settleYear({ account, transactions }: Statement, answer: string): Reading | null {
  if (!/^(?:19|20)\d\d$/.test(answer)) return null;
  const days = transactions.map((row) => Number(printedDay(row).slice(-5).replace('-', '')));
  if (days.some((day) => !(day > 0))) return null;
  const isNewestFirst = isDescending(transactions);
  const order = isNewestFirst ? transactions.keys().toArray() : transactions.keys().toArray().toReversed();
  let year = Number(answer);
  let newer: number | null = null;
  const dated = [...transactions];
  for (const place of order) {
    const day = days[place] ?? 0;
    if (newer !== null && day - newer > HALF_A_YEAR) year--;
    newer = day;
    const row = transactions[place];
    const date = `${year}-${printedDay(row as Transaction).slice(-5)}`;
    if (row === undefined || !isPlainDate(date)) return null;
    dated[place] = {
      ...moveOtherDays(row, year),
      date,
      ...(row.dateWithoutYear !== undefined && { dateWithoutYear: null }),
    };
  }
  return { account, transactions: dated };
}

/** Its other days keep their distance in years; one that the other year has not is dropped, not invented. */
function moveOtherDays(row: Transaction, year: number): Transaction {
  const years = row.date === null ? 0 : year - Number(row.date.slice(0, 4));
  if (years === 0) return row;
  const move = (date: string | null) => {
    const moved = date === null ? '' : `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
    return isPlainDate(moved) ? moved : null;
  };
  return { ...row, transactionDate: move(row.transactionDate), valueDate: move(row.valueDate) };
}

/** More neighbours go back in the year than forward; steps over its turn count the other way. */
function isDescending(transactions: readonly Transaction[]): boolean {
  const steps = transactions.slice(1).map((row, index) => {
    const [before, after] = [transactions[index] as Transaction, row].map((each) =>
      Number(printedDay(each).slice(-5).replace('-', '')),
    );
    const step = (after ?? 0) - (before ?? 0);
    return Math.abs(step) > HALF_A_YEAR ? -Math.sign(step) : Math.sign(step);
  });
  return steps.reduce<number>((sum, step) => sum + step, 0) < 0;
}
