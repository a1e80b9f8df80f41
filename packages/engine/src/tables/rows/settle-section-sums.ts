/**
 * The title of a section with the sum of its rows beside it, in the columns of the rows → a heading; what titles below it come
 * to → a total.
 *
 *   Payments                          -$234.59
 *   01/28  AUTOMATIC PAYMENT          -$234.59
 *   Purchases and Other Debits      $1,433.54   ← undated, and what the rows below add up to
 *   01/23  AMAZON MARKETPLACE          $39.94
 */
import { minorOf, type Notation } from '../../tokens/notation.ts';
import { NO_CELLS } from '../cells.ts';
import { TABLES } from '../thresholds.ts';
import { sectionKinds } from './label-record.ts';
import type { ColumnUse, Item } from './row.ts';

const { LEAST_HEADINGS, LEAST_ADDED } = TABLES.settleSectionSums;

/** An undated line with an amount, and the dated rows up to the next one, or to a heading or a balance. */
interface Section {
  readonly at: number;
  readonly value: number;
  readonly kinds: readonly string[];
  sum: number;
  rows: number;
}

/** Items in the same order; where one of such sums is not that of the rows below it, none is believed. */
export function settleSectionSums(items: readonly Item[], use: ColumnUse, notation: Notation | null): readonly Item[] {
  if (notation === null || use.date === null) return items;
  const sections = listSections(items, use, notation);
  const named = sections.filter(({ kinds }) => kinds.length > 0);
  if (named.length >= LEAST_HEADINGS && named.every(addsUp)) return settle(items, named);
  const summed = sections.slice(sections.findIndex((section) => section.rows > 0 && addsUp(section)));
  const filled = summed.filter(({ rows }) => rows > 0);
  const added = filled.reduce((sum, { rows }) => sum + rows - 1, 0);
  return added >= LEAST_ADDED && filled.every(addsUp) ? settle(items, summed) : items;
}

function listSections(items: readonly Item[], use: ColumnUse, notation: Notation): readonly Section[] {
  const sections: Section[] = [];
  let last: Section | undefined;
  for (const [at, { kind, record }] of items.entries()) {
    if (kind === 'heading' || kind === 'balance') last = undefined;
    if (kind !== 'anchor' && kind !== 'total') continue;
    const isDated = record.dates.has(use.date!);
    if (isDated && last === undefined) continue;
    const [token, ...others] = [...record.money].flatMap(([column, own]) => (use.amounts.has(column) ? [own] : []));
    const size = token === undefined || others.length > 0 ? null : minorOf(token, notation);
    if (size === null) continue;
    const value = token!.sign === -1 || token!.marker !== null ? -size : size;
    if (!isDated) {
      last = { at, value, kinds: sectionKinds(record.texts.values().join(' ')), sum: 0, rows: 0 };
      sections.push(last);
    } else {
      last!.sum += value;
      last!.rows++;
    }
  }
  return sections;
}

function addsUp({ value, sum }: Section): boolean {
  return value === sum;
}

const UNNAMED: readonly string[] = ['unnamed'];

function settle(items: readonly Item[], sections: readonly Section[]): readonly Item[] {
  const settled = new Map<number, Item>();
  for (const [index, section] of sections.entries()) {
    const item = items[section.at]!;
    const { kinds } = section;
    const record = { ...item.record, money: NO_CELLS };
    if (addsUp(section))
      settled.set(section.at, {
        record,
        label: 'none',
        sections: kinds.length > 0 ? kinds : UNNAMED,
        kind: 'heading',
      });
    else if (sumsUp(section, sections.slice(index + 1)))
      settled.set(section.at, { ...item, label: 'total', kind: 'total' });
  }
  return items.map((item, at) => settled.get(at) ?? item);
}

/** No row stands below it, and the first sections below it come to it. */
function sumsUp({ rows, value }: Section, below: readonly Section[]): boolean {
  let sum = 0;
  for (const section of rows > 0 ? [] : below) {
    if (!addsUp(section)) return false;
    sum += section.value;
    if (sum === value) return true;
  }
  return false;
}
