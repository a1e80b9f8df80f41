import type { MoneyToken } from '../../reading.ts';
import type { ColumnUse, Row } from './row.ts';

/** Whether it holds of a value in one of the columns of amounts. */
export function someAmount(
  { money }: Pick<Row, 'money'>,
  { amounts }: ColumnUse,
  holds: (token: MoneyToken) => boolean,
): boolean {
  for (const column of amounts) {
    const token = money.get(column);
    if (token !== undefined && holds(token)) return true;
  }
  return false;
}

export function isStrong({ strong }: MoneyToken): boolean {
  return strong;
}
