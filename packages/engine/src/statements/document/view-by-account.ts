/**
 * One list may book several accounts, which a column of it names row by row. Decides whether a list does, and returns the pages as
 * each account has them: without the rows of the others, and without the lines that sum these up.
 *
 *   Account      Opening balance   Closing balance
 *   4410-7731             120.00            100.00
 *   4410-7732              50.00             80.00
 *
 *   Date     Account     Details         Amount
 *   02/03    4410-7731   GREEN GROCER    -20.00
 *            4410-7732   SALARY           30.00      its date is that of the row above
 *
 * Known weakness: a name of an account that is broken over two lines.
 */
import type { Page, Word } from '@extracto/model';
import { readListedType } from '../../fields/find-listed-type.ts';
import { lookupPhrase } from '../../knowledge/lexicon.ts';
import type { TokenLine } from '../../lines/reading.ts';
import { textOf } from '../../lines/segments.ts';
import type { Row } from '../../tables/rows/row.ts';
import type { Table } from '../read-table.ts';
import type { DocumentTables } from '../read-tables.ts';
import { STATEMENTS } from '../thresholds.ts';
import { isTransactionTable } from './is-transaction-table.ts';
import { type DocumentView, type Dropped, withoutBoxes } from './view-by-currency.ts';

const { MOST_ACCOUNTS } = STATEMENTS.findOverview;

interface Summary {
  readonly line: TokenLine;
  readonly name: string;
}

/**
 * One for each account, in the order in which lines with figures outside of the list name them; `null` where no column names
 * accounts, or one that none of these lines names.
 */
export function viewByAccount(
  { tables, lines }: DocumentTables,
  pages: readonly Page[],
): readonly DocumentView[] | null {
  const named = tables.filter(isTransactionTable).map(nameRows);
  if (named.includes(null)) return null;
  const rows = new Map(named.flatMap((found) => [...found!]));
  const names = new Set(rows.values());
  if (names.size < 2 || names.size > MOST_ACCOUNTS) return null;
  const summaries = listSummaries(tables, lines, names);
  const accounts = [...new Set(summaries.map(({ name }) => name))];
  if (accounts.length < names.size) return null;
  return accounts.map((account) => {
    const own = summaries.find(({ name }) => name === account)!.line;
    const others = summaries.filter(({ name }) => name !== account).map(({ line }) => line.index);
    const left = new Set([...[...rows].flatMap(([row, name]) => (name === account ? [] : row.lines)), ...others]);
    const moved = [
      ...tables.flatMap((table) => carryDates(table, lines, left, (row) => rows.get(row) === account)),
      ...carryNames(own, left, lines),
    ];
    const dropped = [...lines.filter(({ index }) => left.has(index)), ...moved.map(({ from }) => from)];
    return {
      pages: pages.map((page) => {
        const words = moved.flatMap((one) => (one.pageNumber === page.pageNumber ? one.words : []));
        return { ...page, words: [...withoutBoxes(page, dropped).words, ...words] };
      }),
      currencies: [],
      type: readListedType(own),
    };
  });
}

/** Lines outside of the lists, with a figure and the name of one account. */
function listSummaries(
  tables: readonly Table[],
  lines: readonly TokenLine[],
  names: ReadonlySet<string>,
): readonly Summary[] {
  const listed = new Set(tables.flatMap(({ rows }) => rows.flatMap((row) => row.lines)));
  return lines.flatMap((line) => {
    const own = listed.has(line.index) || !line.money.some(({ strong }) => strong) ? [] : namesOn(line, names);
    return own.length === 1 ? [{ line, name: own[0]! }] : [];
  });
}

/** The account of each row, by the first column that names accounts and has a value in every transaction; `null` without one. */
function nameRows({ columns, rows }: Table): ReadonlyMap<Row, string> | null {
  for (const [column, { headerText, kind }] of columns.entries()) {
    if (kind === 'date' || headerText === null || !namesAccount(headerText)) continue;
    const read = ({ texts, money }: Row) => (texts.get(column) ?? money.get(column)?.text)?.replaceAll(' ', '') ?? null;
    const named = rows.flatMap((row) => {
      const name = read(row);
      return name === null ? [] : [[row, name] as const];
    });
    if (rows.every((row) => row.kind !== 'transaction' || read(row) !== null)) return new Map(named);
  }
  return null;
}

function namesAccount(header: string): boolean {
  return lookupPhrase(header).some(({ kind, value }) => kind === 'label' && value === 'accountNumber');
}

/** A longer name may hold a shorter one. */
function namesOn({ words }: TokenLine, names: ReadonlySet<string>): readonly string[] {
  const text = textOf(words).replaceAll(' ', '');
  const held = [...names].filter((name) => text.includes(name));
  return held.filter((name) => !held.some((other) => other !== name && other.includes(name)));
}

/** Words that are read on another line than theirs. */
interface Moved {
  readonly pageNumber: number;
  readonly words: readonly Word[];
  readonly from: Dropped;
}

/** The names of columns right above lines that go, down to the line below these that stays. */
function carryNames(own: TokenLine, left: ReadonlySet<number>, lines: readonly TokenLine[]): Moved[] {
  const at = lines.indexOf(own);
  const above = lines.slice(0, at).findLastIndex(({ index }) => !left.has(index));
  const names = lines[above];
  if (above === at - 1 || names === undefined || names.pageNumber !== own.pageNumber) return [];
  return [moveDown(names.words, names, own.box[1] - lines[above + 1]!.box[1])];
}

/** Dates that rows which stay have in common with a row that goes, to the line of the first of them. */
function carryDates(
  { rows, use }: Table,
  lines: readonly TokenLine[],
  left: ReadonlySet<number>,
  isOwn: (row: Row) => boolean,
): Moved[] {
  const byIndex = new Map(lines.map((line) => [line.index, line]));
  let date: { readonly line: TokenLine; readonly words: readonly Word[] } | null = null;
  return rows.flatMap((row): Moved[] => {
    const token = use.date === null ? undefined : row.dates.get(use.date);
    const isLeft = left.has(row.firstLine);
    if (token !== undefined) {
      const line = row.lines.map((index) => byIndex.get(index)!).find(({ dates }) => dates.some(isSame(token)));
      date = isLeft && line !== undefined ? { line, words: line.words.slice(token.from, token.to) } : null;
      return [];
    }
    if (!isOwn(row) || date === null) return [];
    const { line, words } = date;
    date = null;
    return [{ ...moveDown(words, line, byIndex.get(row.firstLine)!.box[1] - line.box[1]), pageNumber: row.pageNumber }];
  });
}

function moveDown(words: readonly Word[], from: TokenLine, byPt: number): Moved {
  const moved = words.map(({ box: [x0, y0, x1, y1], ...word }) => ({
    ...word,
    box: [x0, y0 + byPt, x1, y1 + byPt] as const,
  }));
  return { pageNumber: from.pageNumber, words: moved, from };
}

const isSame = (token: { readonly from: number; readonly text: string }) => (other: typeof token) =>
  other.from === token.from && other.text === token.text;
