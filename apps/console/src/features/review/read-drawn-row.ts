/**
 * The words inside a box that somebody drew → a row, as far as the rows that were read show how this page writes one: a
 * notation counts only when it gives the figures of rows beside it, a figure is the amount or the balance whose column it
 * stands in, and an amount without a sign has that of its column. What they do not show stays empty for the reviewer.
 *
 *   03/05  COFFEE HOUSE   4.50   1,204.10   →   "COFFEE HOUSE", -4.50, balance 1204.10
 */
import type { DrawnRow } from '@extracto/engine/review';
import { decimalsOf, formatMinor, isPlainDate, parseMinor, type Transaction } from '@extracto/model';
import type { PageWord } from '../../ui/document-pages/read-words.ts';

type Box = PageWord['box'];

interface DrawnPage {
  readonly words: readonly PageWord[];
  /** All rows of the statement; those on the page teach. */
  readonly transactions: readonly Transaction[];
  readonly decimals: number;
}

const EDGE_PT = 4;

export function readDrawnRow(
  { page, box }: { page: number; box: Transaction['box'] },
  { words, transactions, decimals }: DrawnPage,
): DrawnRow {
  const inside = wordsIn(words, box);
  const known = transactions
    .filter((row) => row.page === page && row.box[2] > row.box[0])
    .map((row) => ({ row, words: wordsIn(words, row.box) }));
  const mark = (['.', ','] as const).find((each) =>
    known.some(({ row, words: own }) => teaches(row, own, each, decimals)),
  );
  const figures = mark === undefined ? [] : inside.flatMap((word) => readFigure(word, mark, decimals) ?? []);
  const columns =
    mark === undefined ? [] : known.flatMap(({ row, words: own }) => listColumns(row, own, mark, decimals));
  const inColumn = (role: Column['role']) =>
    figures.find(({ word }) => columns.some((column) => column.role === role && isAligned(column, word)));
  const balance = inColumn('balance');
  const amount = inColumn('amount') ?? (figures.length === 1 && balance === undefined ? figures[0] : undefined);
  const dated = readDate(inside, known);
  const used = new Set([...figures.map(({ word }) => word), ...(dated?.words ?? [])]);
  return {
    page,
    box,
    date: dated?.date ?? null,
    description: inside
      .filter((word) => !used.has(word))
      .map(({ text }) => text)
      .join(' '),
    amount: formatMinor(amount === undefined ? 0 : signFigure(amount, columns), decimals),
    balance: balance === undefined ? null : formatMinor(balance.minor, decimals),
  };
}

/** Words with their centre in the box. */
function wordsIn(words: readonly PageWord[], [x0, y0, x1, y1]: Box): PageWord[] {
  return words.filter(({ box: [left, top, right, bottom] }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x >= x0 && x <= x1 && y >= y0 && y <= y1;
  });
}

interface Figure {
  readonly word: PageWord;
  readonly minor: number;
}

/** `null` for a word that is no figure with all decimals. */
function readFigure(word: PageWord, mark: '.' | ',', decimals: number): Figure | null {
  const match = /^([-+\u2212(]?)\p{Sc}?([\d.,'’]+)(\)|-|\u2212|CR|DR)?$/u.exec(word.text);
  if (match === null) return null;
  const [, before = '', digits = '', behind = ''] = match;
  const grouping = mark === '.' ? /[,'’]/g : /[.'’]/g;
  const plain = digits.replaceAll(grouping, '').replace(mark, '.');
  const minor = decimalsOf(plain) === decimals ? parseMinor(plain, decimals) : null;
  if (minor === null) return null;
  const isNegative = /[-\u2212(]/.test(before) || /[-\u2212]/.test(behind);
  return { word, minor: isNegative ? -minor : minor };
}

function teaches(row: Transaction, words: readonly PageWord[], mark: '.' | ',', decimals: number): boolean {
  return listColumns(row, words, mark, decimals).some(({ role }) => role === 'amount');
}

interface Column {
  readonly role: 'amount' | 'balance';
  readonly right: number;
  /** -1 where what is printed with a sign, or without one, was read as the opposite. */
  readonly turn: 1 | -1;
}

function listColumns(row: Transaction, words: readonly PageWord[], mark: '.' | ',', decimals: number): Column[] {
  const [amount, balance] = [row.amount, row.balance].map((text) =>
    text === null ? null : parseMinor(text, decimals),
  );
  return words.flatMap((word): Column[] => {
    const figure = readFigure(word, mark, decimals);
    const right = word.box[2];
    if (figure === null || figure.minor === 0) return [];
    if (figure.minor === amount || (amount != null && figure.minor === -amount)) {
      return [{ role: 'amount', right, turn: figure.minor === amount ? 1 : -1 }];
    }
    return figure.minor === balance ? [{ role: 'balance', right, turn: 1 }] : [];
  });
}

const isAligned = ({ right }: Column, word: PageWord) => Math.abs(right - word.box[2]) <= EDGE_PT;

/** As the amounts of its column were read, when they agree; else as printed. */
function signFigure({ word, minor }: Figure, columns: readonly Column[]): number {
  const turns = new Set(
    columns.filter((each) => each.role === 'amount' && isAligned(each, word)).map(({ turn }) => turn),
  );
  const [turn] = turns;
  return turns.size === 1 && turn !== undefined ? minor * turn : minor;
}

/** Number of the part in `2026-03-05`, in the order in which a page prints them. */
const ORDERS = [
  ['y', 'm', 'd'],
  ['d', 'm', 'y'],
  ['m', 'd', 'y'],
  ['d', 'm'],
  ['m', 'd'],
] as const;

interface DateReading {
  readonly date: string;
  readonly words: readonly PageWord[];
}

/** By the one order that gives the date of every row that has such a word; `null` where none or several do. */
function readDate(
  inside: readonly PageWord[],
  known: readonly { readonly row: Transaction; readonly words: readonly PageWord[] }[],
): DateReading | null {
  const find = (words: readonly PageWord[], order: (typeof ORDERS)[number], near: string | null) =>
    listRuns(words).flatMap((run): DateReading[] => {
      const date = readDay(run.map(({ text }) => text).join(' '), order, near);
      return date === null ? [] : [{ date, words: run }];
    });
  const readings = ORDERS.flatMap((order): DateReading[] => {
    const taught = known.map(({ row, words }) => ({ row, found: find(words, order, row.date) }));
    const telling = taught.filter(({ found }) => found.length > 0);
    const agrees = telling.every(({ row, found }) => found.some(({ date }) => date === row.date));
    return telling.length === 0 || !agrees ? [] : find(inside, order, telling[0]?.row.date ?? null).slice(0, 1);
  });
  return new Set(readings.map(({ date }) => date)).size === 1 ? (readings[0] ?? null) : null;
}

/** `near` gives a year that is not printed. */
function readDay(text: string, order: (typeof ORDERS)[number], near: string | null): string | null {
  const parts = DATE.test(text) ? text.split(/[./\s-]+/).filter(Boolean) : [];
  if (parts.length !== order.length) return null;
  const part = (name: string) => parts[(order as readonly string[]).indexOf(name)];
  const year = part('y') ?? near?.slice(0, 4) ?? '';
  const month = part('m') ?? '';
  const number = /^\d+$/.test(month) ? month : String(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1);
  const date = [year.length === 2 ? `20${year}` : year, number.padStart(2, '0'), part('d')?.padStart(2, '0')].join('-');
  return isPlainDate(date) ? date : null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DATE = /^(?:\d{1,4}|[A-Za-z]{3,9})[./\s-]+(?:\d{1,4}|[A-Za-z]{3,9})(?:[./\s-]+\d{2,4})?\.?$/;

/** Runs of up to three neighbouring words: `05 Mar 2026`. The longest come first. */
function listRuns(words: readonly PageWord[]): readonly (readonly PageWord[])[] {
  return [3, 2, 1].flatMap((length) =>
    words.slice(0, Math.max(words.length - length + 1, 0)).map((_, at) => words.slice(at, at + length)),
  );
}
