/**
 * Lists of one account in several currencies, under titles that differ in the code alone. Summaries in front of them are told
 * apart in the same way:
 *
 *   Activity Summary - USD       with what the first list begins and ends
 *   Activity Summary - EUR       with what the second does
 *   Transaction History - USD    ← the first list
 *   Transaction History - EUR    ← the second
 *
 * Known weakness: lists that name their currencies by a word or a sign.
 */
import { CURRENCY_DECIMALS } from '@extracto/model';
import type { Field } from '../../fields/find-fields.ts';
import type { TokenLine } from '../../lines/reading.ts';
import { splitSegments, textOf } from '../../lines/segments.ts';
import type { Table } from '../read-table.ts';
import type { NamedList } from './find-named-lists.ts';

interface Title {
  readonly line: TokenLine;
  /** The words in front of the code. */
  readonly name: string;
  readonly currency: string;
}

export interface CurrencyList extends NamedList {
  /** Code in the title of the list. */
  readonly currency: string;
}

/** In printed order; empty where no titles part the rows by currency. `outside`: lines of no row. */
export function findCurrencyLists(
  outside: readonly TokenLine[],
  fields: readonly Field[],
  tables: readonly Table[],
): readonly CurrencyList[] {
  const titles = firstOfEach(outside.flatMap(readTitle));
  const groups = [...Map.groupBy(titles, ({ name }) => name).values()].filter((group) => group.length > 1);
  const rows = tables.flatMap((table) => table.rows.filter(({ kind }) => kind === 'transaction'));
  const lists = groups.find((group) =>
    group.every(({ line }, at) => {
      const end = group[at + 1]?.line.index ?? Infinity;
      return rows.some(({ firstLine }) => firstLine > line.index && firstLine < end);
    }),
  );
  const [first] = lists ?? [];
  if (lists === undefined || rows.some(({ firstLine }) => firstLine < first!.line.index)) return [];
  const heads = groups.filter((group) => group !== lists && group.every(({ line }) => line.index < first!.line.index));
  const ends = [...heads.flat(), first!].map(({ line }) => line.index).sort((a, b) => a - b);
  return lists.map(({ line: { index }, currency }) => {
    const own = heads.flatMap((group) => group.filter((title) => title.currency === currency));
    const isOwn = (line: TokenLine) =>
      own.some((head) => line.index >= head.line.index && line.index < ends.find((end) => end > head.line.index)!);
    return {
      start: index,
      currency,
      fields: fields.filter((field) => isOwn(field.line)),
      lines: outside.filter(isOwn),
    };
  });
}

/** A page may print the title again above the rows that go on. */
function firstOfEach(titles: readonly Title[]): readonly Title[] {
  const seen = new Set<string>();
  return titles.filter(({ name, currency }) => {
    const key = `${name} ${currency}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Words and a code, alone on their line. */
function readTitle(line: TokenLine): Title[] {
  if (line.money.some(({ strong }) => strong) || splitSegments(line.words).length !== 1) return [];
  const [, name, currency] = TITLE.exec(textOf(line.words)) ?? [];
  return currency !== undefined && CURRENCY_DECIMALS.has(currency) ? [{ line, name: name!, currency }] : [];
}

const TITLE = /^(\p{Lu}.*?)[\s–-]+\(?([A-Z]{3})\)?$/u;
