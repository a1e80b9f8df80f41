/**
 * Finds the lines that head a table: several column names of the lexicon beside each other, money among them.
 * A header may be stacked over up to four lines ("Trans." over "Date"); its parts are joined by their x overlap.
 * Words that no lexicon knows head a list when each column of it has one right above the first row.
 */

import { boxAround } from '@extracto/model';
import { range } from '../../geometry/range.ts';
import { isDigit } from '../../knowledge/letters.ts';
import { countColumnWords, lookupPhrase, matchPhrases } from '../../knowledge/lexicon.ts';
import { normaliseWord, normaliseWords } from '../../knowledge/normalise-words.ts';
import { rememberByText } from '../../knowledge/remember-by-text.ts';
import { partWord } from '../../lines/part-word.ts';
import type { Header, HeaderCell, TokenLine } from '../../lines/reading.ts';
import { splitSegments, type TextSegment, textOf, toSegment } from '../../lines/segments.ts';
import { DATE_ROLES } from '../date-roles.ts';
import { isDatedRow } from '../is-dated-row.ts';
import { TABLES } from '../thresholds.ts';
import { addLines, endsNames, saysAgain, saysMore, withLines } from './add-lines.ts';
import { cutNotes } from './find-note.ts';
import { isTitled } from './is-titled.ts';
import { isUnderOneName } from './is-under-one-name.ts';
import { joinNames } from './join-names.ts';
import { keepWhole } from './keep-whole.ts';
import { couldHead, isParted, lookBelow, mayBegin, NOTHING } from './look-below.ts';
import { nameCurrencies } from './name-currencies.ts';
import { nameFurther } from './name-further.ts';
import { isSaid, rolesOf } from './name-roles.ts';
import { BESIDE_MONEY, type Below, MONEY_ROLES, MOST_BY_PLACE, scoreHeader } from './score-header.ts';
import { splitAtGaps } from './split-at-gaps.ts';
import { joinBroken, type Piece, stackPieces } from './stack-pieces.ts';
import { toCell } from './to-cell.ts';

const { NAME_GAP } = TABLES.shared;
const { MOST_LINES, INTERLEAVED, STACK_MARGIN, MOST_LOST, CLEARLY_FULLER, WIDE_VALLEY, VALLEY, LINE_GAP } =
  TABLES.findHeaders;

const NO_PIECES: readonly Piece[] = [];

/** Returns the pieces of a line; empty for a line that names no columns. */
type PiecesOf = (index: number) => readonly Piece[];

export function findHeaders(printed: readonly TokenLine[]): Header[] {
  const { bare: lines, withNote } = cutNotes(printed);
  const mayName = new Set<number>();
  for (let index = 0; index < lines.length; index++) if (couldHead(lines[index]!)) mayName.add(index);
  const split = new Map<number, readonly Piece[]>();
  const piecesOf = (index: number) => {
    if (!mayName.has(index)) return NO_PIECES;
    const pieces = split.get(index) ?? splitPieces(lines[index]!);
    split.set(index, pieces);
    return pieces;
  };
  const stacks = new Map<number, Stack>();
  // the lists of a document are headed alike
  const lowerLines = new Set<string>();
  let upper: Stack | null = null;
  for (const index of listPromising(lines, mayName)) {
    const stack: Stack | null = bestStack(lines, piecesOf, index, lowerLines);
    if (stack === null) continue;
    stacks.set(index, stack);
    // the lower lines of a header begin none that says less
    if (upper?.header.lineIndexes.includes(index) && stack.score <= upper.score) continue;
    upper = stack;
    for (const at of stack.header.lineIndexes.slice(1)) lowerLines.add(textOf(lines[at]!.words));
  }
  const headers: Header[] = [];
  let [next, fullness] = [0, 0];
  const isListNamed = stacks.values().some(({ score, isAboveRow }) => score > MOST_BY_PLACE && isAboveRow);
  for (const [index, stack] of stacks) {
    // beside a list whose columns have known names, a table of instalments is none
    if (isListNamed && stack.score <= MOST_BY_PLACE) continue;
    if (index < next || isOutdone(lines, stack, index, stacks)) continue;
    if (isTitled(piecesOf(index), stack, stacks.get(index + 1))) continue;
    if (isUnderOneName(lines[index]!, stack.header, headers.at(-1))) continue;
    const isBelow = index > 0 && index === next && standsBelow(lines, index) && stack.score <= fullness;
    const above = isBelow ? headers.at(-1) : undefined;
    const isTold = stack.score <= MOST_BY_PLACE && fullness > MOST_BY_PLACE;
    if (above !== undefined && ((isTold && endsNames(above, stack.header)) || saysAgain(above, stack.header)))
      headers.push(withLines(headers.pop()!, stack.header));
    else if (above !== undefined && saysMore(above, stack.header)) headers.push(addLines(headers.pop()!, stack.header));
    else {
      headers.push(stack.header);
      fullness = stack.score;
    }
    next = stack.header.lineIndexes.at(-1)! + 1;
  }
  return headers.map(withNote);
}

/**
 * Indexes of the lines that a header could begin with: too few words of column names in all the lines that a header may take
 * rule a line out, and that is most lines of a long document.
 */
function listPromising(lines: readonly TokenLine[], mayName: ReadonlySet<number>): number[] {
  const named = new Uint16Array(lines.length);
  for (let index = 0; index < lines.length; index++) if (mayName.has(index)) named[index] = countNamed(lines[index]!);
  const promising: number[] = [];
  for (let index = 0; index < lines.length; index++) {
    let sum = named[index]!;
    const end = Math.min(index + MOST_LINES, lines.length);
    for (let at = index + 1; at < end && mayName.has(at) && standsBelow(lines, at); at++) sum += named[at]!;
    const below = mayName.has(index + 1) ? index + 2 : index + 1;
    const isAboveRow = sum > 0 && index + 1 < lines.length && isDatedRow(lines[index + 1]!);
    if (sum >= 2 || isAboveRow || (mayName.has(index) && mayBegin(lines[below]) && isParted(lines[index]!)))
      promising.push(index);
  }
  return promising;
}

function countNamed({ words }: TokenLine): number {
  let count = 0;
  for (const { text } of words) if (!isCode(text)) count += countInNames(text);
  return count;
}

/** "65627514320", "NR50238687254": no word in the name of a column has two figures. */
function isCode(text: string): boolean {
  return isDigit(text.charCodeAt(text.length - 1)) && CODE.test(text);
}

const CODE = /^[A-Za-z]*\d[A-Za-z]*\d[A-Za-z\d]*$/;

const countInNames = rememberByText((text) => countColumnWords(normaliseWord(text)));

interface Stack {
  readonly header: Header;
  readonly score: number;
  readonly isAboveRow: boolean;
}

/** A title above a header may look like a small header itself; the fuller one below it wins. */
function isOutdone(
  lines: readonly TokenLine[],
  { header, score }: Stack,
  index: number,
  stacks: ReadonlyMap<number, Stack>,
): boolean {
  const last = header.lineIndexes.at(-1)!;
  return range(index + 1, last + 2).some((at) => {
    const other = stacks.get(at);
    if (other === undefined || other.header.pageNumber !== header.pageNumber) return false;
    return other.score > score + CLEARLY_FULLER && !(at <= last && reachesInto(lines, at));
  });
}

/** Segments by gap, then by the phrases inside a segment, so that tight headers still fall apart. */
function splitPieces(line: TokenLine): readonly Piece[] {
  const segments = splitSegments(line.words, NAME_GAP);
  if (segments.length === 1 && isSaid(segments[0]!.text)) return NO_PIECES;
  if (segments.every(({ text }) => isTitle(text))) return NO_PIECES;
  return segments.flatMap((segment) => {
    const dates = namesOfDates(segment);
    if (dates !== null) return [{ ...segment, names: dates }];
    if (rolesOf(segment.text).length > 0) return [withNames(segment)];
    if (isTitle(segment.text)) return [segment];
    return splitAtGaps(segment)?.map(withNames) ?? splitByPhrases(segment);
  });
}

/** "CHECKS" above the names of columns heads the section, and is none of them. */
const isTitle = rememberByText(
  (text) => rolesOf(text).length === 0 && lookupPhrase(text).some(({ kind }) => kind === 'section'),
);

/** "Buchung/Wert" over "04.11./05.11.": one word, and below it two dates or one. `null` for other names. */
function namesOfDates({ words, text }: TextSegment): readonly TextSegment[] | null {
  const [first, second, another] = text.split('/').map((name) => rolesOf(name).find((role) => DATE_ROLES.has(role)));
  if (words.length > 1 || first === undefined || second === undefined || first === second || another !== undefined)
    return null;
  const parts = partWord(words[0]!, text.split(/(?<=\/)/));
  return parts.map((_, at) => toSegment(parts, at, at + 1));
}

/**
 * "Cargos Abonos" may be one column or two, "Bedrag Valuta" an amount and its currency, "Buchung Verwendungszweck" the texts or
 * their days too, "Referencia Concepto" and "Cod. Descripción" one text or two: what stands below will tell.
 */
function withNames(segment: TextSegment): Piece {
  const { words } = segment;
  for (let at = 1; at < words.length; at++) {
    // "Debits (-) Credits (+)": a mark is of the name before it, and "Out / In" fall apart at the stroke
    if (words[at]!.text.startsWith('(') && at < words.length - 1) continue;
    if (words.some(({ text }) => text === '/') && words[at - 1]!.text !== '/') continue;
    const names = [toSegment(words, 0, at), toSegment(words, at, words.length)];
    const [left, right] = names.map(({ text }) => rolesOf(text));
    if (left!.some((role) => MONEY_ROLES.has(role)) && right!.some((role) => BESIDE_MONEY.has(role)))
      return { ...segment, names };
    if (left!.some((role) => DATE_ROLES.has(role)) && right!.includes('description')) return { ...segment, names };
    if (['reference', 'description'].every((role) => left![0] === role || right![0] === role))
      return { ...segment, names };
    if (left![0] === 'ignored' && right![0] === 'description') return { ...segment, names };
  }
  return segment;
}

function splitByPhrases(segment: TextSegment): Piece[] {
  const { tokens, origin } = normaliseWords(segment.words);
  const starts = matchPhrases(tokens)
    .filter((match) => match.kind === 'column')
    .map((match) => origin[match.start]!)
    .filter((at) => !isInBrackets(segment.words, at));
  const borders = [...new Set(starts)];
  if (borders.length < 2) return [segment];
  borders[0] = 0;
  return borders.map((from, at) => withNames(toSegment(segment.words, from, borders[at + 1] ?? segment.words.length)));
}

/** "(money taken out of": a note that goes on below is cut nowhere. */
function isInBrackets(words: TextSegment['words'], at: number): boolean {
  const before = words.slice(0, at + 1).map(({ text }) => text);
  return before.findLastIndex((text) => text.includes('(')) > before.findLastIndex((text) => text.includes(')'));
}

/** Tries the line alone and with up to three below it; most named columns win. `lowerLines`: of headers above, below their first. */
function bestStack(
  lines: readonly TokenLine[],
  piecesOf: PiecesOf,
  index: number,
  lowerLines: ReadonlySet<string>,
): Stack | null {
  let best: Stack | null = null;
  const scoreLine = (at: number, below: Below) => scoreHeader(stackPieces([piecesOf(at)]).map(toCell), below);
  // what would head the same rows alone is the second half of their header
  const isHeader = (at: number) => scoreLine(at, NOTHING) > 0;
  // a title above what heads the rows alone is no part of it, and what names too little is no header without the line above it
  const heads = (group: readonly number[], below: Below) =>
    group.length === 1 || (scoreLine(index, below) > 0 && scoreLine(group.at(-1)!, below) === 0);
  for (let size = 1; size <= MOST_LINES; size++) {
    const group = range(index, index + size);
    if (!isStack(lines, piecesOf, group)) break;
    const below = lookBelow(lines, group.at(-1)! + 1);
    const { cells, score } = bestCells(lines, piecesOf, group, heads(group, below) ? below : { ...below, rows: [] });
    const last = group.at(-1)!;
    const isPart = () => reachesInto(lines, last) || isHeader(last) || nameFurther(piecesOf(last - 1), piecesOf(last));
    const margin = best === null ? 0 : isPart() ? -MOST_LOST : STACK_MARGIN;
    const isKnown = score > 0 && size > 1 && lowerLines.has(textOf(lines[last]!.words));
    if (isKnown || score > (best?.score ?? 0) + margin) {
      const box = boxAround(cells);
      const isStacked = cells.filter((cell) => cell.isStacked === true).length > 1;
      const printed = { lineIndexes: group, pageNumber: lines[index]!.pageNumber, box, cells };
      const header: Header = isStacked ? { ...printed, isStacked } : printed;
      best = { header, score, isAboveRow: below.isRow };
    }
  }
  return best;
}

/** Stacked headers of tight tables only fall apart where no line of the stack has ink. */
function bestCells(lines: readonly TokenLine[], piecesOf: PiecesOf, group: readonly number[], below: Below) {
  const stack = group.map((at) => lines[at]!);
  const byPieces = stackPieces(keepWhole(stack, group.map(piecesOf))).map(toCell);
  const candidates = [byPieces];
  // names of one line fall apart at their gaps; only a cell that no one knows may be several names set tight
  const isTight = group.length > 1 || (byPieces.some(mayBeSeveral) && !byPieces.some(isLabel));
  const [split, wide] = isTight ? [VALLEY, WIDE_VALLEY].map((gap) => splitAtValleys(stack, gap)) : [[], []];
  const splits = split!.length === wide!.length ? [split!] : [split!, wide!];
  // words of one line that fall apart at every space are names only when hardly one of them is unknown
  const apart = splits.filter((pieces) => group.length > 1 || isMostlyNamed(pieces));
  candidates.push(...apart.map((pieces) => joinNames(pieces).map(toCell)));
  const scored = candidates
    .map(joinAlternatives)
    .map(nameCurrencies)
    .map((cells) => ({ cells, score: scoreHeader(cells, below) }));
  return scored.sort((a, b) => b.score - a.score)[0]!;
}

/** Words that nobody knows may be names set tight. */
function mayBeSeveral({ roles, text }: HeaderCell): boolean {
  return roles.length === 0 && text.includes(' ') && !isTitle(text);
}

/** "TOTAL AMOUNT     PREVIOUS BALANCE": where the words of a cell are the label of a figure they are names set wide. */
function isLabel({ roles, text }: HeaderCell): boolean {
  return roles.length === 0 && text.includes(' ') && lookupPhrase(text).some(({ kind }) => kind === 'label');
}

/** "Cargos / Debe": the name behind the slash says the same of one column of money. */
function joinAlternatives(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const joined: HeaderCell[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    const [role] = cell.roles;
    const isSame = role !== undefined && MONEY_ROLES.has(role) && last?.roles[0] === role;
    if (last !== undefined && isSame && (last.text.endsWith('/') || cell.text.startsWith('/')))
      joined[joined.length - 1] = toCell({ text: `${last.text} ${cell.text}`, box: boxAround([last, cell]) });
    else joined.push(cell);
  }
  return joined;
}

function isMostlyNamed(pieces: readonly Piece[]): boolean {
  return pieces.filter(({ text }) => rolesOf(text).length === 0).length * 2 < pieces.length - 1;
}

function splitAtValleys(stack: readonly TokenLine[], gapHeights: number): Piece[] {
  const words = stack
    .flatMap((line, row) => line.words.map((word) => ({ word, row })))
    .sort((a, b) => a.word.box[0] - b.word.box[0]);
  const columns: { words: typeof words; x1: number }[] = [];
  for (const item of words) {
    const last = columns.at(-1);
    if (last !== undefined && item.word.box[0] - last.x1 <= item.word.font.heightPt * gapHeights) {
      last.words.push(item);
      last.x1 = Math.max(last.x1, item.word.box[2]);
    } else columns.push({ words: [item], x1: item.word.box[2] });
  }
  return columns.map((column) => {
    const inOrder = column.words.toSorted((a, b) => a.row - b.row || a.word.box[0] - b.word.box[0]);
    return {
      text: inOrder.map(({ word }) => word.text).reduce(joinBroken),
      box: boxAround(column.words.map(({ word }) => word)),
    };
  });
}

function isStack(lines: readonly TokenLine[], piecesOf: PiecesOf, group: readonly number[]): boolean {
  return group.every((at, position) => {
    if (lines[at] === undefined || piecesOf(at).length === 0) return false;
    return position === 0 || standsBelow(lines, at);
  });
}

/** Right below the line before it. */
function standsBelow(lines: readonly TokenLine[], at: number): boolean {
  const [above, line] = [lines[at - 1]!, lines[at]!];
  return (
    above.pageNumber === line.pageNumber &&
    line.box[1] - above.box[3] < Math.max(above.heightPt, line.heightPt) * LINE_GAP
  );
}

/**
 * Begins well before the line above it has ended: both are names of one row, each centred in its cell.
 *
 *             Posting
 *   Date                  Amount
 *             date
 */
function reachesInto(lines: readonly TokenLine[], at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at]];
  if (above === undefined || line === undefined || above.pageNumber !== line.pageNumber) return false;
  const lower = Math.min(above.box[3] - above.box[1], line.box[3] - line.box[1]);
  return above.box[3] - line.box[1] > lower * INTERLEAVED;
}
