import type { MoneyToken } from '../../lines/reading.ts';
import type { ColumnUse, Row } from './row.ts';

/** True when `holds` is true for a value in one of the amount columns. */
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
