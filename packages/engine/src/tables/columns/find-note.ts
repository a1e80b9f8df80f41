/**
 * Sentences in the margin beside the names of columns. They are no names and say nothing against them, but what stands below them
 * is text of a column of their own, and belongs to no row:
 *
 *   Date      Amount    Description              There were 3 deposits totaling
 *   12/16     100.00    Payroll                  $3,451.44.
 *
 * So does the summary of a margin, which begins level with them.
 */
import { isDigit } from '../../knowledge/letters.ts';
import type { Header, TokenLine } from '../../lines/reading.ts';
import { splitSegments, type TextSegment, toSegment } from '../../lines/segments.ts';
import { LINES } from '../../lines/thresholds.ts';
import { DATE_ROLES } from '../date-roles.ts';
import { TABLES } from '../thresholds.ts';
import { rolesOf } from './name-roles.ts';
import { MONEY_ROLES } from './score-header.ts';

const { NAME_GAP } = TABLES.shared;
const { SAME_EDGE_PT } = LINES.spacing;
const { FEWEST_WORDS, FEWEST_NAMES } = TABLES.findNote;

/** The last cell of the line, where all others are names of columns, a day and an amount among them; `null` for none. */
function findNote(line: TokenLine, above: TokenLine | undefined): TextSegment | null {
  const { words } = line;
  if (words.length <= FEWEST_NAMES || isDigit(words[0]!.text.charCodeAt(0))) return null;
  const cells = splitSegments(words, NAME_GAP);
  const note = takeNote(line, cells);
  if (
    cells.length < FEWEST_NAMES ||
    !(isSentence(line, note) || endsSentence(note, above)) ||
    rolesOf(note.text).length > 0
  )
    return null;
  const roles = cells.map(({ text }) => rolesOf(text)[0]);
  const has = (some: ReadonlySet<unknown>) => roles.some((role) => some.has(role));
  return !roles.includes(undefined) && has(DATE_ROLES) && has(MONEY_ROLES) ? note : null;
}

/** The last cell, or the label and its figure: "Start balance     £401.77". */
function takeNote({ words, money }: TokenLine, cells: TextSegment[]): TextSegment {
  const last = cells.pop()!;
  const isFigure = money.some(({ strong, from, to }) => strong && from === last.from && to === last.to);
  const isLabelled = isFigure && cells.length > 0 && rolesOf(cells.at(-1)!.text).length === 0;
  return isLabelled ? toSegment(words, cells.pop()!.from, last.to) : last;
}

/** Many words, or the end of a sentence that began above: "totaling $3,451.44." */
function isSentence({ money }: TokenLine, { words, from }: TextSegment): boolean {
  return words.length >= FEWEST_WORDS || money.some((token) => token.strong && token.from > from);
}

/** "$194.27." below "There were 6 purchases totaling": a full stop ends no figure of a list, and the words above begin where it does. */
function endsSentence({ text, box }: TextSegment, above: TokenLine | undefined): boolean {
  if (above === undefined || !text.endsWith('.')) return false;
  const begun = splitSegments(above.words, NAME_GAP).at(-1)!;
  return begun.words.length >= FEWEST_WORDS && Math.abs(begun.box[0] - box[0]) < SAME_EDGE_PT;
}

/** The lines with their notes cut off; the line itself where it has none. */
export function cutNotes(lines: readonly TokenLine[]) {
  const notes = new Map<number, TextSegment>();
  const bare = lines.map((line, at) => {
    const note = findNote(line, lines[at - 1]);
    if (note === null) return line;
    notes.set(at, note);
    const isBefore = ({ to }: { readonly to: number }) => to <= note.from;
    const { dates, money } = line;
    const words = line.words.slice(0, note.from);
    return { ...line, words, dates: dates.filter(isBefore), money: money.filter(isBefore) };
  });
  /** Behind texts the note heads a column below it, which says nothing of the rows; behind amounts their margin begins. */
  const withNote = (header: Header): Header => {
    const note = header.lineIndexes.map((at) => notes.get(at)).find((found) => found !== undefined);
    const last = header.cells.at(-1)?.roles[0];
    if (note === undefined || last === undefined || MONEY_ROLES.has(last)) return header;
    const { text, box } = note;
    return { ...header, cells: [...header.cells, { text, box, roles: ['ignored'], currencies: [] }] };
  };
  return { bare, withNote };
}
