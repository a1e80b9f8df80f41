/**
 * Lists typed with spaces and printed in a proportional font: each line is a date, words and the same number of figures, but
 * nothing stands under each other. Their figures are moved into columns, right of all words, so that the stages behind see
 * the table that was meant. Lengths are in heights of the text.
 *
 *   05/01/2026 Salary Payment   2950.00   4730.50
 *   06/01/2026 Fresh Mart    -58.20   4672.30
 *
 * Words behind the figures get a column of their own, and what parts the figures of every line ("| Balance:") is dropped.
 * Weakness: a list whose lines have different numbers of figures stays as it is, for nothing tells which of them are missing.
 */
import { type Box, boxAround, type Word } from '@extracto/model';
import { range } from '../geometry/range.ts';
import { isRowNumber } from './is-row-number.ts';
import { moveBox } from './move-line.ts';
import type { Line, MoneyToken, TokenLine } from './reading.ts';
import { LINES } from './thresholds.ts';

const { FEWEST_ROWS, ALIKE, LEAST_OF_PRICED, SAME_EDGE, MOSTLY, ASIDE, LEAST_SPREAD, GAP, HEADER_REACH } =
  LINES.alignRagged;

interface RaggedRow {
  readonly line: TokenLine;
  /** Its last figures, from left to right. */
  readonly figures: readonly MoneyToken[];
  /** Places of the words between them. */
  readonly between: readonly number[];
}

/** The lines with the figures of such a list in columns, `null` where there is none. */
export function alignRagged(lines: readonly TokenLine[]): readonly Line[] | null {
  const rows = findRows(lines);
  if (rows === null || isAligned(rows)) return null;
  const runs = placeRuns(rows);
  const edges = placeColumns(rows, runs);
  const moved = new Map<number, Line>();
  const dashes = listDashes(rows, runs);
  const numbers = areNumbered(rows) || rows.every(({ line }) => line.dates[0]!.from === 2) ? [0] : [];
  const labels = listLabels(rows);
  for (const [at, { line, between }] of rows.entries()) {
    const own = moveRuns(line, runs[at]!, edges);
    const dropped = [...numbers, ...dashes[at]!, ...between];
    moved.set(line.index, withoutLabels(withoutWords(own, dropped), labels));
  }
  const header = hasWordsBehind(rows[0]!) ? null : findHeader(lines, rows[0]!.line.index, edges.length);
  if (header !== null) moved.set(header.line.index, moveRuns(header.line, header.names, edges));
  return lines.map((line) => moved.get(line.index) ?? line);
}

function findRows(lines: readonly TokenLine[]): readonly RaggedRow[] | null {
  const dated = lines.filter((line) => opensWithDate(line) && line.money.some(({ strong }) => strong));
  const rows = dated.map(lastFigures).filter(({ figures }) => figures.length > 0);
  const byForm = Map.groupBy(rows, formOf);
  const alike = [...byForm.values()].reduce<RaggedRow[]>((most, own) => (own.length > most.length ? own : most), []);
  if (alike.length < FEWEST_ROWS || alike.length < dated.length * ALIKE) return null;
  // dated lines below the amounts of a list mention amounts of their own
  const priced = lines.filter(({ money }) => money.some(({ strong }) => strong)).length;
  return alike.length >= priced * LEAST_OF_PRICED ? alike : null;
}

/** Behind the number of the row or, with a label, behind its reference: "A1F093 Date: 2026-06-03". */
function opensWithDate({ dates: [date], words }: TokenLine): boolean {
  if (date !== undefined && date.from <= 2 && LABEL.test(words[date.from - 1]?.text ?? '')) return true;
  return date?.from === 0 || (date?.from === 1 && (isRowNumber(words[0]!.text) || BARE_NUMBER.test(words[0]!.text)));
}

const BARE_NUMBER = /^\d{1,4}$/;

/** Numbers without a mark count the rows: "1 2026-02-03", "2 2026-02-03". */
function areNumbered(rows: readonly RaggedRow[]): boolean {
  const first = rows.map(({ line }) => line.words[0]!.text);
  return (
    first.every(isRowNumber) || first.every((text, at) => BARE_NUMBER.test(text) && Number(text) - at === +first[0]!)
  );
}

/** How many figures, what stands between them, and whether words follow. */
function formOf(row: RaggedRow): string {
  const texts = row.between.map((at) => row.line.words[at]!.text);
  return [row.figures.length, hasWordsBehind(row), ...texts].join(' ');
}

/** Strong figures behind each other, or parted by a label; in "STREAMING USD 2,54   2,54" the words end with one. */
function lastFigures(line: TokenLine): RaggedRow {
  const figures: MoneyToken[] = [];
  const between: number[] = [];
  for (const token of line.money.filter(isAmount).toReversed()) {
    const parted = figures[0] === undefined ? [] : range(token.to, figures[0].from);
    if (saysAgain(token, figures[0]) || !isFiller(parted.map((at) => line.words[at]!.text))) break;
    figures.unshift(token);
    between.unshift(...parted);
  }
  return { line, figures, between };
}

/** Some lists print no zero at the end of the decimals: "377.3". */
function isAmount({ strong, text }: MoneyToken): boolean {
  return strong || /\d[.,]\d$/.test(text);
}

/** Nothing, or up to a colon words without figures: "| Balance after:". */
function isFiller(texts: readonly string[]): boolean {
  return texts.length === 0 || (texts.at(-1)!.endsWith(':') && !texts.some((text) => /\d/.test(text)));
}

function saysAgain({ text, currencies }: MoneyToken, next: MoneyToken | undefined): boolean {
  return next !== undefined && currencies.length > 0 && next.currencies.length === 0 && text.endsWith(` ${next.text}`);
}

/** The last figures of most rows share left or right edges on their page, and nothing shows that they follow the words instead. */
function isAligned(rows: readonly RaggedRow[]): boolean {
  if (flowOn(rows)) return false;
  if (hasWordsBehind(rows[0]!) || (rows[0]!.figures.length === 1 && !areOneColumn(rows))) return true;
  const pages = [...Map.groupBy(rows, ({ line }) => line.pageNumber).values()];
  return [0, 2].some((side) => {
    const sharing = pages.reduce((sum, own) => sum + countSharing(own, side), 0);
    return sharing >= Math.max(2, rows.length * MOSTLY);
  });
}

/** Number of rows whose last figures, with what is printed in front of them, have the most common edge of that side. */
function countSharing(rows: readonly RaggedRow[], side: number): number {
  const reach = rows[0]!.line.heightPt * SAME_EDGE;
  const edgeOf = ({ line: { words }, figures }: RaggedRow) => {
    const { from, to } = figures.at(-1)!;
    return words[side === 0 ? from : to - 1]!.box[side]!;
  };
  const edges = Float64Array.from(rows, edgeOf).sort();
  let [first, most] = [0, 0];
  edges.forEach((edge, at) => {
    while (edge - edges[first]! > reach) first++;
    most = Math.max(most, at - first + 1);
  });
  return most;
}

/**
 * Tells one column from two, which look as ragged where each line has a lone figure. Those of one overlap each other all the way from
 * the leftmost to the rightmost, and a minus that some of them print says their side wherever they are moved.
 */
function areOneColumn(rows: readonly RaggedRow[]): boolean {
  const boxes = rows.map(({ figures: [figure] }) => figure!.box).sort((a, b) => a[0] - b[0]);
  const signs = new Set(rows.map(({ figures: [figure] }) => figure!.sign));
  let right = boxes[0]![2];
  const isApart = boxes.some((box) => {
    const isBehind = box[0] > right;
    right = Math.max(right, box[2]);
    return isBehind;
  });
  return !isApart && signs.has(-1) && signs.has(0);
}

function hasWordsBehind({ line, figures }: RaggedRow): boolean {
  return figures.at(-1)!.to < line.words.length;
}

/** The first figures stand as far behind the words of their lines as each other, wherever these end. */
function flowOn(rows: readonly RaggedRow[]): boolean {
  const places = rows.map(({ line: { words, box }, figures: [first] }) => ({
    end: words[first!.from - 1]?.box[2] ?? box[0],
    // a sign or a currency may be a word of its own
    start: words[first!.from]!.box[0],
  }));
  const { heightPt } = rows[0]!.line;
  const gaps = places.map(({ start, end }) => start - end);
  return spread(gaps) <= heightPt * SAME_EDGE && spread(places.map(({ end }) => end)) > heightPt * LEAST_SPREAD;
}

/** The difference of the largest and the smallest value, a tenth of them aside at either end. */
function spread(values: readonly number[]): number {
  const aside = Math.floor(values.length * ASIDE);
  const sorted = Float64Array.from(values).sort();
  return sorted[sorted.length - 1 - aside]! - sorted[aside]!;
}

/** The right edge of each column. */
function placeColumns(rows: readonly RaggedRow[], runs: readonly (readonly Run[])[]): number[] {
  const gap = rows[0]!.line.heightPt * GAP;
  let right = Math.max(...rows.map(({ line }, at) => line.words[runs[at]![0]!.from - 1]?.box[2] ?? line.box[0]));
  return runs[0]!.map((_, column) => {
    right += gap + Math.max(...rows.map(({ line }, at) => widthOf(line, runs[at]![column]!)));
    return right;
  });
}

interface Run {
  readonly from: number;
  readonly to: number;
}

/** The words of each figure. A dash before all of them parts them from the words where some have a minus of their own. */
function placeRuns(rows: readonly RaggedRow[]): readonly (readonly Run[])[] {
  const isDash = (text: string | undefined) => text !== undefined && DASH.test(text);
  const isParted = ({ line: { words }, figures: [first] }: RaggedRow) => isDash(words[first!.from]?.text);
  const isDoubled = ({ line: { words }, figures: [first] }: RaggedRow) => SIGNED.test(words[first!.from + 1]!.text);
  const isDashed = ({ line: { words, dates } }: RaggedRow) => isDash(words[dates[0]!.to]?.text);
  const cut = rows.every(isParted) && (rows.some(isDoubled) || rows.every(isDashed)) ? 1 : 0;
  return rows.map(({ figures }) => figures.map(({ from, to }, at) => ({ from: at === 0 ? from + cut : from, to })));
}

/** Dashes and labels around the date and the figures: between the fields of all lines they are no words. */
function listDashes(rows: readonly RaggedRow[], runs: readonly (readonly Run[])[]): readonly (readonly number[])[] {
  const fields = rows.map(({ line: { dates } }, at) => {
    const [date, run] = [dates[0]!, runs[at]!];
    return [date.from - 1, date.to, run[0]!.from - 1, run.at(-1)!.to];
  });
  const parts = fields[0]!
    .keys()
    .filter((part) => rows.every(({ line: { words } }, at) => PARTING.test(words[fields[at]![part]!]?.text ?? '')));
  const dashed = [...parts];
  return fields.map((own) => dashed.map((part) => own[part]!));
}

function withoutWords(line: Line, dropped: readonly number[]): Line {
  if (dropped.length === 0) return line;
  return { ...line, words: line.words.filter((_, at) => !dropped.includes(at)) };
}

/** "Type:" of "Type:DEPOSIT", where every row has it. */
function listLabels(rows: readonly RaggedRow[]): ReadonlySet<string> {
  const [first, ...others] = rows.map(({ line: { words } }) => new Set(words.map(({ text }) => labelOf(text))));
  return others.reduce((shared, own) => shared.intersection(own), first!);
}

function labelOf(text: string): string {
  return GLUED_LABEL.exec(text)?.[0] ?? '';
}

function withoutLabels(line: Line, labels: ReadonlySet<string>): Line {
  const bare = (word: Word) =>
    labels.has(labelOf(word.text)) ? { ...word, text: word.text.replace(GLUED_LABEL, '') } : word;
  return { ...line, words: line.words.map(bare) };
}

const GLUED_LABEL = /^\p{L}{2,}:(?=.)/u;
const DASH = /^[-–—|]$/;
const LABEL = /^\p{L}+:$/u;
const PARTING = /^(?:[-–—|]|\p{L}+:)$/u;
const SIGNED = /^[-–—]./;

function widthOf({ words }: TokenLine, { from, to }: Run): number {
  return words[to - 1]!.box[2] - words[from]!.box[0];
}

/** The last names above the list, one for each column: "Amount (?) Balance (?)" are two. */
function findHeader(lines: readonly TokenLine[], first: number, count: number) {
  for (const line of lines.slice(Math.max(0, first - HEADER_REACH), first).toReversed()) {
    if (line.money.length > 0 || line.dates.length > 0) continue;
    const starts = line.words.flatMap(({ text }, at) => (/^\p{L}/u.test(text) ? [at] : []));
    if (starts.length <= count) continue;
    const own = starts.slice(-count);
    return { line, names: own.map((from, at) => ({ from, to: own[at + 1] ?? line.words.length })) };
  }
  return null;
}

function moveRuns(line: TokenLine, runs: readonly Run[], edges: readonly number[]): Line {
  const words: Word[] = [...line.words];
  runs.forEach(({ from, to }, column) => {
    const byPt = edges[column]! - line.words[to - 1]!.box[2];
    for (let at = from; at < to; at++) words[at] = { ...words[at]!, box: moveBox(words[at]!.box, byPt) };
  });
  const behind = runs.at(-1)!.to;
  const byPt = edges.at(-1)! + line.heightPt * GAP - (words[behind]?.box[0] ?? 0);
  for (let at = behind; at < words.length; at++) words[at] = { ...words[at]!, box: moveBox(words[at]!.box, byPt) };
  const { pageNumber, heightPt } = line;
  const printedBox: Box = line.printedBox ?? line.box;
  return { pageNumber, words, box: boxAround(words), heightPt, printedBox };
}
