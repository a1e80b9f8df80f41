/**
 * Columns of amounts without names → those that hold figures of labels alone. A summary on another page makes a column of its
 * own where no header says which ones are the list's.
 *
 *   Your previous balance              1,432.88     above the list
 *   14 Dec   GREEN GROCER      15.61
 *   15 Dec   BOOKS             24.76
 */
import { labelRecord } from '../tables/rows/label-record.ts';
import type { Record } from '../tables/table.ts';
import { STATEMENTS } from './thresholds.ts';

const { FEWEST_ROWS } = STATEMENTS.findUnlisted;

/** Indexes of the columns in which no figure stands between the first dated row and the last; labelled ones aside. */
export function findUnlisted(records: readonly Record[], moneyColumns: readonly number[]): ReadonlySet<number> {
  const priced = records.filter((record) => record.money.size > 0 && !isLabelled(record));
  const isRow = ({ dates }: Record) => dates.size > 0;
  if (priced.filter(isRow).length < FEWEST_ROWS) return NONE;
  const between = priced.slice(priced.findIndex(isRow), priced.findLastIndex(isRow) + 1);
  return new Set(moneyColumns.filter((column) => !between.some(({ money }) => money.has(column))));
}

const NONE: ReadonlySet<number> = new Set();

function isLabelled({ texts }: Record): boolean {
  return labelRecord(texts.values().join(' ')) !== 'none';
}
