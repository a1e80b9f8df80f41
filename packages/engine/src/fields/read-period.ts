/**
 * The statement period: two dates joined by a dash or a word for "to", best beside a period label; or labelled
 * "from" and "to" dates; a statement date alone is the end. Bounds that are not printed are null.
 */
import { lookupPhrase } from '../knowledge/lexicon.ts';
import { normalWords } from '../knowledge/normalise-label.ts';
import { isFillWord, isJoiningWord, namesStatement } from '../knowledge/title-words.ts';
import type { DateOrder, DateToken, TokenLine } from '../lines/reading.ts';
import { countBefore, overlapX, splitSegments, type TextSegment } from '../lines/segments.ts';
import { hasSureAmount } from '../tokens/has-sure-amount.ts';
import type { Field } from './find-fields.ts';
import { daysOfBalances, daysWithoutYear, isLater, monthAsPeriod, monthOfRows } from './imply-period.ts';
import { isJoin } from './is-join.ts';
import { mayHoldRows } from './may-hold-rows.ts';
import { pairOver, withYearBelow } from './pair-over.ts';
import {
  agree,
  borrowYear,
  dayAlone,
  daysOfMonth,
  type Ends,
  gluedRange,
  hasYear,
  isForward,
  rangeIn,
  rangeOfCell,
  shortStart,
} from './read-range.ts';
import { FIELDS } from './thresholds.ts';

const { MOST_WORDS, MOST_WORDS_BEFORE, TITLE_LINES, TITLE_GAP, LABEL_GAP, HEAD_LINES } = FIELDS.readPeriod;

export interface PeriodTokens {
  readonly from: DateToken | null;
  readonly to: DateToken | null;
  readonly line: TokenLine | null;
  /** The only order in which they make sense, whatever order the rows are printed in; `null` when the rows decide. */
  readonly order: DateOrder | null;
}

/**
 * `isYearFirst`: the language of the page puts the year first where it prints two figures of it ("20-02-29"). `rows`: the dates of
 * the list, where they are known.
 */
export function readPeriod(
  lines: readonly TokenLine[],
  fields: readonly Field[],
  isYearFirst = false,
  rows: readonly DateToken[] = [],
): PeriodTokens {
  const isInHead = ({ index }: TokenLine) => index < (lines[0]?.index ?? 0) + HEAD_LINES;
  const labelled = fields.filter(
    (field) => namesPeriod(field) && (isInHead(field.line) || !isMentioned(field.line, field.from)),
  );
  let outside: PeriodTokens | null = null;
  for (const field of labelled) {
    const start = field.textLine === field.line ? field.to : 0;
    const pair =
      pairIn(field.textLine, start, lines) ??
      rangeIn(field.text, field.textLine) ??
      shortStart(field) ??
      gluedRange(field) ??
      daysOfMonth(field, lines) ??
      pairOverLines(field.textLine, start, lines) ??
      dayAlone(field, rows);
    const isSure = isInHead(field.line) && !isMentioned(field.line, field.from);
    if (pair === null || !(isSure || holdsEnds(pair, rows))) continue;
    if (!leavesAllOut(pair, rows)) return { ...pair, line: field.textLine };
    // "PERÍODO ANTERIOR  11/01/2025 - 10/02/2025" above that of the list
    outside ??= { ...pair, line: field.textLine };
  }
  // "de" and "a" are everywhere: their date follows at once, and a page "1 de 6" has no year
  const bound = (label: string, among = fields) =>
    among.find(
      (field) =>
        field.label === label &&
        (isInHead(field.line) || !isMentioned(field.line, field.from)) &&
        !isProse(field.line, field.from) &&
        field.dates.some((date) => isBeside(field, date)),
    );
  const to = bound('periodTo');
  const isBefore = ({ line, textLine, dates: [day] }: Field) =>
    line === to?.line && textLine === line && day !== undefined && day.to <= to.from;
  const from = bound('periodFrom') ?? bound('period', fields.filter(isBefore));
  const broken = from === undefined || to !== undefined ? null : pairOverLines(from.textLine, from.to, lines);
  const unlabelled = lines.flatMap((line) => {
    const pair = pairIn(line, 0, lines);
    if (pair !== null && !isInHead(line) && (isMentioned(line, pair.from.from) || !holdsEnds(pair, rows))) return [];
    if (pair !== null) return hasYear(pair.to) && standsForItself(line, pair) ? [{ ...pair, line }] : [];
    const days = hasSureAmount(line) ? null : rangeOfCell(line);
    return days === null ? [] : [{ ...days, line }];
  });
  const ofRows =
    unlabelled.find((ends) => mayHoldRows(ends.from, ends.to, rows) && !leavesAllOut(ends, rows)) ??
    findUnnamed(lines.filter(isInHead), fields, rows);
  if (ofRows !== undefined) return ofRows;
  if (from !== undefined && to !== undefined && isForward(from.dates[0]!, to.dates[0]!))
    return { ...agree(from.dates[0]!, to.dates[0]!), line: from.textLine };
  if (from !== undefined && broken !== null) return { ...broken, line: from.textLine };
  const month = monthAsPeriod(lines, fields) ?? monthOfRows(lines, fields, rows) ?? daysWithoutYear(lines, fields);
  if (month !== null) return { ...month, order: null };
  return outside ?? endWithBalances(lines, fields, rows, { to, isYearFirst });
}

/** "Statement date: 01/03/2024 - 31/03/2024": its value are two days and what joins them, which are those of the period. */
function namesPeriod(field: Field): boolean {
  if (field.label !== 'statementDate') return field.label === 'period';
  const [from, to, ...others] = field.dates;
  return from !== undefined && to !== undefined && others.length === 0 && to.from > from.to && isBeside(field, from);
}

/** The days of the balances, and of the statement where these have none. */
function endWithBalances(
  lines: readonly TokenLine[],
  fields: readonly Field[],
  rows: readonly DateToken[],
  { to, isYearFirst }: { readonly to: Field | undefined; readonly isYearFirst: boolean },
): PeriodTokens {
  const balances = daysOfBalances(fields, rows);
  // no statement is of a day before all of its rows
  const isBefore = (day: DateToken) => rows.length > 0 && rows.every((row) => isLater(row, day));
  const tellsDay = ({ label, line, from, dates: [day] }: Field) =>
    label === 'statementDate' && day !== undefined && !isProse(line, from) && !isBefore(day);
  const dated = fields.find(tellsDay) ?? to;
  const made = dated?.dates[0];
  // "Your balance of 626.88 is collected on 27 May": after the day of the statement nothing of it happens
  const isAnnounced = balances.to !== null && dated?.label === 'statementDate' && isLater(balances.to, made!);
  const closing = isAnnounced ? null : balances.to;
  const placed =
    closing === null && dated === undefined ? (dateInColumn(fields) ?? dateOfTitle(lines) ?? dateOnPages(lines)) : null;
  const isEnd = placed !== null && (balances.from === null || isLater(placed.date, balances.from));
  const end = closing ?? made ?? (isEnd ? placed.date : null);
  const isHabit = isYearFirst && end !== null && SHORT_YEAR_FIRST.test(end.text);
  const line = closing === null ? (dated?.textLine ?? placed?.line) : balances.line;
  return { from: balances.from, to: end, line: line ?? balances.line, order: isHabit ? 'ymd' : null };
}

/**
 * Two dates in full, beside each other among other figures or with one word between them that nobody knows, in the order of a period:
 *
 *   Start        Finish       Old state           12 March 2025 zwosk 11 April 2025
 *   01/06/2025   30/06/2025      501.79
 */
function findUnnamed(head: readonly TokenLine[], fields: readonly Field[], rows: readonly DateToken[]) {
  const named = fields.filter(({ label }) => DAYS.has(label)).map(({ below, textLine }) => below?.textLine ?? textLine);
  const others = rows.length === 0 ? [] : head.filter((line) => !named.includes(line));
  return others
    .flatMap((line) => [...pairUnnamed(line), ...pairBroken(line, head)])
    .find((ends) => holdsEnds(ends, rows));
}

/** "01/10/2025 -" in a cell, and the other end below it, whatever stands between them in other columns. */
function pairBroken(line: TokenLine, head: readonly TokenLine[]): (Ends & { readonly line: TokenLine })[] {
  const pair = pairOverLines(line, 0, head);
  return pair === null || isOfOffer(line, pair.from) ? [] : [{ ...pair, line }];
}

/** "STATEMENT DATE (Y M D)   PAYMENT DUE DATE (Y M D)", and below them the days that they name. */
const DAYS: ReadonlySet<string> = new Set(['statementDate', 'dueDate']);

function pairUnnamed(line: TokenLine): (Ends & { readonly line: TokenLine })[] {
  const [left, right, ...others] = line.dates.filter(hasYear);
  if (left === undefined || right === undefined || others.length > 0) return [];
  if (right.from - left.to > 1 || isLabel(line.words[left.to]) || isOfOffer(line, left)) return [];
  // "28/02/2025   312.40   07-04-36": a balance, and the number of a bank beside the list
  if (line.money.some(({ from, strong }) => strong && from === left.to)) return [];
  return left.text !== right.text && isForward(left, right) ? [{ ...agree(left, right), line }] : [];
}

/** "This offer is valid 01-04-2025 through 30-06-2025", but not "Your spending of 17 March 2025 until 15 April 2025 is in this statement". */
function isOfOffer(line: TokenLine, { from }: DateToken): boolean {
  const cell = splitSegments(line.words).find((one) => one.from <= from && from < one.to);
  return isProse(line, from) && !namesStatement(normalWords(cell?.text ?? ''));
}

/** "帳單結帳日 114/04/25 繳款截止日 114/05/10": a word that is known names the second day. */
function isLabel(between: TokenLine['words'][number] | undefined): boolean {
  if (between === undefined || isJoin(between.text)) return false;
  return lookupPhrase(between.text).some(({ kind }) => kind === 'label');
}

/** Below the head the quarter of an interest row is printed in the same words as the period of the list, which ends no sooner than its rows. */
function holdsEnds({ from, to }: Ends, rows: readonly DateToken[]): boolean {
  return [...rows.slice(0, 1), ...rows.slice(-1)].every((row) => mayHoldRows(from, to, [row], 0));
}

/** All rows lie before or behind it: the quarter of an interest row, or the days up to which and on which a statement is made. */
function leavesAllOut({ from, to }: Ends, rows: readonly DateToken[]): boolean {
  if (rows.length === 0) return false;
  return rows.every((row) => isLater(row, to)) || rows.every((row) => isLater(from, row));
}

/** "BIJDRAGE BEATS STAR PERIODE 01-01-2026 TOT 31-03-2026": words stand before it, and below the head a row has them. */
function isMentioned({ words }: TokenLine, at: number): boolean {
  return countBefore(words, at) >= MOST_WORDS_BEFORE;
}

interface PlacedDate {
  readonly date: DateToken;
  readonly line: TokenLine;
}

/** "Datum afschrift   Aantal bladen" in a row of headings: the date is below, whatever stands beside. */
function dateInColumn(fields: readonly Field[]): PlacedDate | null {
  for (const { label, below } of fields) {
    if (label !== 'statementDate' || below === null) continue;
    const { textLine, textBox } = below;
    const date = textLine.dates.find((one) => hasYear(one) && fillsCell(textLine, one) && one.box[0] === textBox[0]);
    if (date !== undefined) return { date, line: textLine };
  }
  return null;
}

/**
 * "KONTOAUSZUG 11/2024" and below it "vom 29.11.2024", or behind the title in its cell: nothing else in its cell, and no other date
 * of a title.
 */
function dateOfTitle(lines: readonly TokenLine[]): PlacedDate | null {
  const found = lines.slice(0, TITLE_LINES).flatMap((line, index) => {
    if (line.money.some(({ strong }) => strong)) return [];
    const cells = splitSegments(line.words);
    const below = cellsBelow(lines[index - 1], line, cells);
    return cells.flatMap((cell) => {
      const dates = below.includes(cell) ? datesBehind(cell, line, isJoiningWords) : datesBehind(cell, line, isTitle);
      return dates.map((date) => ({ date, line }));
    });
  });
  const [first] = found;
  return first !== undefined && found.every(({ date }) => date.text === first.date.text) ? first : null;
}

/** Cells of the line right below a title of the statement. */
function cellsBelow(
  title: TokenLine | undefined,
  line: TokenLine,
  cells: readonly TextSegment[],
): readonly TextSegment[] {
  if (title?.pageNumber !== line.pageNumber || line.box[1] - title.box[3] > line.heightPt * TITLE_GAP) return [];
  const titles = splitSegments(title.words).filter(({ text }) => namesStatement(normalWords(text)));
  return cells.filter(({ box, words }, at) => {
    // words close before a bare date may be its label, which says something else
    const isLabelled = words.length === 1 && at > 0 && box[0] - cells[at - 1]!.box[2] < line.heightPt * LABEL_GAP;
    return !isLabelled && titles.some((own) => overlapX(own.box, box) > 0);
  });
}

function isJoiningWords(before: readonly string[]): boolean {
  return before.every(isJoiningWord);
}

function isTitle(before: readonly string[]): boolean {
  return namesStatement(before) && before.every((word) => isFillWord(word) || isJoin(word));
}

/** "29.11.2024", "vom 29.11.2024", "Account statement - 29 November 2024" */
function datesBehind(
  { from, to }: TextSegment,
  { words, dates }: TokenLine,
  mayLead: (before: readonly string[]) => boolean,
): DateToken[] {
  return dates.filter((date) => {
    const before = words.slice(from, date.from).flatMap(({ text }) => normalWords(text));
    return date.from >= from && date.to === to && hasYear(date) && mayLead(before);
  });
}

/** A date in a cell of its own that stands at the same place on every page, the only one that does: that of the statement. */
function dateOnPages(lines: readonly TokenLine[]): PlacedDate | null {
  const pages = new Set(lines.map(({ pageNumber }) => pageNumber));
  if (pages.size < 2) return null;
  const alone = lines.flatMap((line) =>
    line.dates.filter((date) => hasYear(date) && fillsCell(line, date)).map((date) => ({ date, line })),
  );
  const byPlace = Map.groupBy(
    alone,
    ({ date: { text, box } }) => `${text} ${Math.round(box[0])} ${Math.round(box[1])}`,
  );
  const repeated = [...byPlace.values()].filter((found) => found.length === pages.size);
  return repeated.length === 1 ? repeated[0]![0]! : null;
}

function fillsCell({ words }: TokenLine, { from, to }: DateToken): boolean {
  return splitSegments(words).some((cell) => cell.from === from && cell.to === to);
}

/** With nothing but a colon between the label and the date, in front of a mirrored label too; a value below opens with it. */
function isBeside({ line, from, to, textLine, textBox }: Field, date: DateToken): boolean {
  if (textLine !== line) return date.box[0] === textBox?.[0];
  if (date.to === from) return COLON.test(line.words[from]!.text);
  return line.words.slice(to, date.from).every(({ text }) => COLON.test(text)) && date.from >= to;
}

const COLON = /^[:：]$/;

/**
 * The dates of terms and of letters stand in sentences: "charges incurred before 14 March 2020 won't count towards …". `within`: a
 * word of the only cell that is looked at.
 */
function isProse({ words: all, dates, money }: TokenLine, within: number | null = null): boolean {
  const cell = within === null ? undefined : splitSegments(all).find(({ from, to }) => from <= within && within < to);
  const { words, from: first } = cell ?? { words: all, from: 0 };
  const isTaken = (at: number) => [...dates, ...money].some((token) => at >= token.from && at < token.to);
  const others = words.filter((_, at) => !isTaken(first + at)).map(({ text }) => text);
  const glued = dates.flatMap(({ rest }) => rest || []);
  return [...others, ...glued].reduce((count, text) => count + countWords(text), 0) > MOST_WORDS;
}

/** Chinese and Japanese put no spaces between words, of which most have two signs. */
const countWords = (text: string) => (IDEOGRAPHS.test(text) ? Math.ceil(text.length / 2) : 1);

const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * On a line without amounts, or in a cell of its own among them, but not where a row has its dates, each of which prints its year:
 * "June 11 to July 10, 2024     Purchases   1,020.22".
 */
function standsForItself(line: TokenLine, { from, to }: Ends): boolean {
  if (!hasSureAmount(line) && !isProse(line, from.from)) return true;
  const cell = splitSegments(line.words).find((one) => one.from <= from.from && one.to === to.to);
  if (cell === undefined) return false;
  // "Summary 01/09/2024 - 30/09/2024" in front of the names of tiles
  if (!hasSureAmount(line)) return from.from - cell.from <= MOST_WORDS_BEFORE;
  const isYearShared = line.dates.some((date) => date.from === from.from && !hasYear(date));
  return (cell.from > 0 || isYearShared) && cell.from === from.from;
}

const SHORT_YEAR_FIRST = /^\d{2}-\d{2}-\d{2}$/;

function pairIn(line: TokenLine, from: number, lines: readonly TokenLine[]): Ends | null {
  const dates = line.dates.filter((date) => date.from >= from);
  const pairs = dates.slice(1).flatMap((end, index) => {
    const [left, right] = [dates[index]!, withYearBelow(end, line, lines)];
    const between = [left.rest, ...line.words.slice(left.to, right.from).map(({ text }) => text)];
    const joins = between.filter((text) => text !== '' && text !== ':' && !TIME.test(text) && !ZONE.test(text));
    return joins.length <= 3 && joins.every(isJoin) ? [{ left, right, isJoined: joins.length > 0 }] : [];
  });
  // "01 May 2025     April 1 - April 30, 2025": the day of the statement stands in front of its period
  const pair = pairs.find(({ isJoined }) => isJoined) ?? pairs[0];
  return pair === undefined ? null : agree(borrowYear(pair.left, pair.right), pair.right);
}

/** "01/05/2024 00:00:00 to 31/05/2024 23:59:59" */
const TIME = /^\d{1,2}:\d{2}(?::\d{2})?$/;
/** "1 June 2025 [GMT] - 30 June 2025 [GMT+01:00]" */
const ZONE = /^[[(][A-Z]{3,4}(?:[+-]\d{1,2}(?::\d{2})?)?[\])]$/;

function pairOverLines(line: TokenLine, start: number, lines: readonly TokenLine[]): Ends | null {
  const pair = pairOver(line, start, lines, isJoin);
  return pair === null ? null : agree(borrowYear(pair.left, pair.right), pair.right);
}
