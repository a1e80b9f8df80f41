/**
 * "Übertrag" carries a sum over to the next page, and is also a transfer. A sum is carried at the top or at the end of a page,
 * and nobody gives it a value date:
 *
 *   01.05.2024               Alter Saldo      2.231,10
 *   02.05.2024  03.05.2024   Übertrag           519,96
 *   06.05.2024  07.05.2024   Lastschrift        -20,08
 */
import type { Item } from './row.ts';

/** Items in the same order, such lines as rows. For lists without a column of balances. */
export function settleTransfers(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) =>
    isCarried(item) && item.record.dates.size > 1 && hasAmount(items, at, -1) && hasAmount(items, at, 1)
      ? { ...item, kind: 'anchor', label: 'none' }
      : item,
  );
}

function isCarried({ kind, label }: Item): boolean {
  return kind === 'balance' && (label === 'carried' || label === 'opening');
}

/** On the same page, before or after the line. */
function hasAmount(items: readonly Item[], at: number, step: -1 | 1): boolean {
  const page = items[at]!.record.line.pageNumber;
  for (let next = at + step; items[next]?.record.line.pageNumber === page; next += step)
    if (items[next]!.record.money.size > 0) return true;
  return false;
}
