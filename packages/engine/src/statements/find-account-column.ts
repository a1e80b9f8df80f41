/**
 * The column in which every row repeats the number of the account, as lists of several accounts do that were asked for one:
 *
 *   Transaction id   Account number   Date         Amount   Balance
 *   42               1122334          2019-03-08      384    12,837
 *   43               1122334          2019-03-14    2,045    10,792
 *
 * Known weakness: rows that all name one other account.
 */
import { lookupPhrase } from '../knowledge/lexicon.ts';
import type { Record, TableColumn } from '../tables/table.ts';
import { STATEMENTS } from './thresholds.ts';

const { FEWEST_ROWS } = STATEMENTS.findDescription;

type Row = Pick<Record, 'money' | 'texts'>;

/** What stands below the name may open with the end of the name, "Number SYN00041887", in the first row; a total has no number. */
export function findAccountColumn<T extends Row>(columns: readonly TableColumn[], rows: readonly T[]) {
  const priced = rows.filter(({ money }) => money.size > 0);
  for (const [column, { headerText }] of columns.entries()) {
    if (headerText === null || !namesAccount(headerText)) continue;
    const read = ({ texts, money }: Row) => texts.get(column) ?? money.get(column)?.text ?? null;
    const filled = priced.filter((row) => read(row) !== null);
    const row = filled.at(-1);
    if (row === undefined || filled.length < FEWEST_ROWS || filled.length * 2 < priced.length) continue;
    const number = read(row)!;
    if (NUMBER.test(number) && filled.slice(1).every((other) => read(other) === number)) return { column, number, row };
  }
  return null;
}

function namesAccount(header: string): boolean {
  return lookupPhrase(header).some(({ kind, value }) => kind === 'label' && value === 'accountNumber');
}

const NUMBER = /^[A-Z]{0,4}[\d*-]{5,}$/;
