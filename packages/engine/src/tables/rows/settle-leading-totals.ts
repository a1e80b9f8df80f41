/**
 * Totals printed above the rows that they add up → the day of these rows and the section of their direction. One that
 * the rows below it do not add up to, and none of them is believed.
 *
 *   01 SET 2023   Total de saídas       - 298,35
 *                 Compra no débito        250,00
 *                 Pagamento de boleto      48,35
 */

import { opensWithBalance } from '../../knowledge/opens-with-balance.ts';
import type { MoneyToken } from '../../lines/reading.ts';
import { minorOf, type Notation } from '../../tokens/notation.ts';
import { NO_CELLS } from '../cells.ts';
import { sectionsOfTotal } from './label-record.ts';
import type { ColumnUse, Item } from './row.ts';

export function settleLeadingTotals(
  items: readonly Item[],
  use: ColumnUse,
  notation: Notation | null,
): readonly Item[] {
  if (notation === null || !items.some((item) => isDatedTotal(item, use))) return items;
  const first = items.findIndex((item) => isDatedTotal(item, use));
  // then whole numbers are the numbers of pages
  const isSure = amountOf(items[first]!, use)?.strong === true;
  const leading = new Map<number, Item>();
  let [open, rest, rows] = [-1, 0, 0];
  for (let at = first; at < items.length; at++) {
    const item = items[at]!;
    const token = amountOf(item, use);
    const value = token === null || (isSure && !token.strong) ? null : minorOf(token, notation);
    if (value === null || opensWithBalance(item.record.texts.values().join(' '))) continue;
    if (item.label === 'total') {
      if (open >= 0 && rest !== 0) return items;
      leading.set(at, toRowStart(item, use, directionOf(item, token!)));
      [open, rest] = [at, value];
    } else if (item.kind === 'anchor') {
      rest -= value;
      rows++;
    }
  }
  // a single one may be the amount of the row below it by chance, and above no row it is a row itself
  if (rest !== 0 || rows < leading.size || (leading.size === 1 && rows === 1)) return items;
  return items.map((item, at) => leading.get(at) ?? item);
}

/** Leaves the day, which is that of the row below. */
function toRowStart(item: Item, { date }: ColumnUse, sections: readonly string[]): Item {
  const record = { ...item.record, money: NO_CELLS, texts: NO_CELLS };
  return { record, label: 'none', sections, kind: date !== null && record.dates.has(date) ? 'rowStart' : 'blank' };
}

function isDatedTotal({ kind, label, record }: Item, { date }: ColumnUse): boolean {
  return kind === 'anchor' && label === 'total' && date !== null && record.dates.has(date);
}

function amountOf({ record }: Item, { amounts }: ColumnUse): MoneyToken | null {
  const tokens = [...record.money].filter(([column]) => amounts.has(column));
  return tokens.length === 1 ? tokens[0]![1] : null;
}

function directionOf({ record: { texts } }: Item, { sign }: MoneyToken): readonly string[] {
  if (sign !== 0) return [sign === 1 ? 'credits' : 'debits'];
  return sectionsOfTotal(texts.values().join(' '));
}
