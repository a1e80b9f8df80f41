/**
 * The title of a section with the sum of its rows beside it, in the columns of the rows → a heading.
 *
 *   Payments                          -$234.59
 *   01/28  AUTOMATIC PAYMENT          -$234.59
 *   Purchases and Other Debits      $1,433.54   ← undated, called as sections are, and what the rows below add up to
 *   01/23  AMAZON MARKETPLACE          $39.94
 */
import { minorOf, type Notation } from '../../tokens/notation.ts';
import { NO_CELLS } from '../cells.ts';
import { TABLES } from '../thresholds.ts';
import { sectionKinds } from './label-record.ts';
import type { ColumnUse, Item } from './row.ts';

const { LEAST_HEADINGS } = TABLES.settleSectionSums;

/** Items in the same order; where one of such sums is not that of the rows below it, none is believed. */
export function settleSectionSums(items: readonly Item[], use: ColumnUse, notation: Notation | null): readonly Item[] {
  const { date } = use;
  if (notation === null || date === null) return items;
  const amountOf = ({ record }: Item) => {
    const [token, ...others] = [...record.money].flatMap(([column, own]) => (use.amounts.has(column) ? [own] : []));
    const value = token === undefined || others.length > 0 ? null : minorOf(token, notation);
    return value === null ? null : token!.sign === -1 || token!.marker !== null ? -value : value;
  };
  const headings = new Map<number, Item>();
  let rest = 0;
  let isOpen = false;
  for (const [at, item] of items.entries()) {
    if (item.kind !== 'anchor' && item.kind !== 'total') continue;
    const value = amountOf(item);
    if (value === null) continue;
    if (item.record.dates.has(date)) {
      rest -= value;
      continue;
    }
    const sections = sectionKinds(item.record.texts.values().join(' '));
    if (isOpen && rest !== 0) return items;
    isOpen = sections.length > 0;
    if (!isOpen) continue;
    headings.set(at, {
      ...item,
      record: { ...item.record, money: NO_CELLS },
      label: 'none',
      sections,
      kind: 'heading',
    });
    rest = value;
  }
  if (headings.size < LEAST_HEADINGS || (isOpen && rest !== 0)) return items;
  return items.map((item, at) => headings.get(at) ?? item);
}
