/**
 * Lines of a table without the text in the margin right of it: contact details, a summary box, advertising. Its lines have
 * their own rhythm, so some stand alone between those of the rows. A remark behind the balance begins on the line of its row.
 *
 *   Date     Description            Out   Balance
 *   12 Dec   Visa purchase        17.18    241.57    Receiving a payment?
 *            LIDL BRISTOL                            BIC NAIAGB21
 *                                                    IBAN GB56 NAIA 0700     ← no row's own
 *
 * Known weakness: a margin of words alone whose every line is level with one of a row.
 */
import { boxAround, type Word } from '@extracto/model';
import type { TokenLine } from '../../lines/reading.ts';
import { LINES } from '../../lines/thresholds.ts';
import { isDatedRow } from '../is-dated-row.ts';
import type { TableColumn } from '../table.ts';
import { TABLES } from '../thresholds.ts';

const { SAME_EDGE_PT } = LINES.spacing;
const { FEWEST_OWN, APART_PT } = TABLES.dropSideTexts;

export function dropSideTexts(columns: readonly TableColumn[], lines: readonly TokenLine[]): readonly TokenLine[] {
  const border = startOfMargin(columns);
  if (border === null) return lines;
  const beside = lines.filter(({ words }) => words.at(-1)!.box[0] > border);
  const labelled = figuresBelowLabels(beside, border);
  const own = beside.filter((line) => line.box[0] > border || labelled.has(line));
  const isRow = (line: TokenLine) => !labelled.has(line) && isRowBeyond(line, border);
  const isMargin = own.length >= FEWEST_OWN || beside.some((line) => isLabelledFigure(line, border));
  if (!isMargin || betweenRows(lines).some(isRow)) return lines;
  return lines.flatMap((line) => (line.box[2] > border ? cutAt(line, border) : [line]));
}

/** `null` where the last column holds texts, which may take the margin too. */
export function startOfMargin(columns: readonly TableColumn[]): number | null {
  const named = namedColumns(columns);
  return named.at(-1)?.kind === 'money' ? Math.max(...named.map(({ span }) => span.x1)) + APART_PT : null;
}

/** Figures of a margin stand below each other, too: behind an amount whose name is known, those under none or another are not named. */
function namedColumns(columns: readonly TableColumn[]): readonly TableColumn[] {
  const known = columns.filter(({ candidates }) => candidates.length > 0);
  return known.at(-1)?.kind === 'money' ? known : columns.filter((one) => one.kind !== 'text' || known.includes(one));
}

/** "End balance", and right below it "£2,091.97" where it begins. */
function figuresBelowLabels(beside: readonly TokenLine[], border: number): ReadonlySet<TokenLine> {
  const found = new Set<TokenLine>();
  let label: Word | null = null;
  for (const line of beside) {
    const words = line.words.slice(firstBeyond(line, border));
    const hasLetters = words.some(({ text }) => LETTER.test(text));
    const isBelow = label !== null && Math.abs(label.box[0] - words[0]!.box[0]) < SAME_EDGE_PT;
    if (isBelow && !hasLetters && line.money.some(({ strong, to }) => strong && to === line.words.length))
      found.add(line);
    label = hasLetters && !words.some(({ text }) => DIGIT.test(text)) ? words[0]! : null;
  }
  return found;
}

/** "Savings goal   2,600.11" is of a summary, and no remark on a row. */
function isLabelledFigure({ words, money }: TokenLine, border: number): boolean {
  const first = words.findIndex(({ box }) => box[0] > border);
  const isLast = money.some(({ strong, from, to }) => strong && from > first && to === words.length);
  return isLast && LETTER.test(words[first]!.text);
}

const LETTER = /\p{L}/u;
const DIGIT = /\d/;

/** The place of its first word behind the border, −1 for none. */
function firstBeyond({ words }: TokenLine, border: number): number {
  return words.findIndex(({ box }) => box[0] > border);
}

/** The lines from the first dated row to the last one; all of them where there are none. */
function betweenRows(lines: readonly TokenLine[]): readonly TokenLine[] {
  const from = lines.findIndex(isDatedRow);
  return from < 0 ? lines : lines.slice(from, lines.findLastIndex(isDatedRow) + 1);
}

/**
 * A second list, or another amount of the row: in a margin no text begins with a date and ends with an amount, or is a mere figure
 * level with a row.
 */
function isRowBeyond(line: TokenLine, border: number): boolean {
  const { words, box, dates, money } = line;
  const first = firstBeyond(line, border);
  if (first < 0) return false;
  const endsWithAmount = money.some(({ strong, from, to }) => strong && from >= first && to === words.length);
  const opensWithDate = dates.some(({ from }) => from === first);
  const isFigure = box[0] <= border && !words.slice(first).some(({ text }) => LETTER.test(text));
  return endsWithAmount && (opensWithDate || isFigure);
}

function cutAt(line: TokenLine, border: number): TokenLine[] {
  const end = firstBeyond(line, border);
  if (end === 0) return [];
  if (end < 0) return [line];
  const words = line.words.slice(0, end);
  const isInside = ({ to }: { readonly to: number }) => to <= end;
  const box = boxAround(words);
  return [{ ...line, words, box, dates: line.dates.filter(isInside), money: line.money.filter(isInside) }];
}
