/**
 * A summary may break the names of its figures: each stands over the figure in two lines or three. Read are names of balances and
 * totals in a row of several, whose lines have no figures of their own.
 *
 *   Beginning       Deposits and       Ending
 *    balance      other additions     balance
 *     882.14           2,070.65        401.40      →      openingBalance 882.14, totalCredits 2,070.65, closingBalance 401.40
 */
import { boxAround, type Word } from '@extracto/model';
import { MONEY_LABELS } from '../knowledge/language.ts';
import { lookupPhrase } from '../knowledge/lexicon.ts';
import type { MoneyToken, TokenLine } from '../lines/reading.ts';
import { overlapX, splitSegments, textOf } from '../lines/segments.ts';
import type { Field } from './field.ts';
import { FIELDS } from './thresholds.ts';

const { MOST_LINES, FEWEST_FIGURES, LINE_GAP, BLANK_GAP } = FIELDS.findStacked;

export function findStacked(lines: readonly TokenLine[]): Field[] {
  return lines.flatMap((line, at) => {
    const figures = figuresOf(line);
    // rows of figures are of several accounts, and so are words in front of them
    if (figures.length < FEWEST_FIGURES || figuresOf(lines[at + 1]).length >= figures.length) return [];
    const names = namesAbove(lines, at);
    return figures.flatMap((figure) => readStack(line, figure, names));
  });
}

/** A row of names over a row of nothing but figures: tiles, whose figures may stand at the foot. */
export function standOver(names: TokenLine, figures: TokenLine): boolean {
  const isRow = splitSegments(names.words).length >= FEWEST_FIGURES;
  return isRow && isName(names) && figuresOf(figures).length >= FEWEST_FIGURES;
}

/** The amounts of a line without other words and dates. */
function figuresOf(line: TokenLine | undefined): readonly MoneyToken[] {
  if (line === undefined || line.dates.length > 0) return NONE;
  const isOfFigure = (at: number) => line.money.some(({ from, to }) => at >= from && at < to);
  const isBare = line.words.every(({ text }, at) => isOfFigure(at) || !LETTER.test(text));
  return isBare ? line.money.filter(({ strong }) => strong) : NONE;
}

const LETTER = /\p{L}/u;
const NONE: readonly MoneyToken[] = [];

/** The lines of names right above the figures, from the top. */
function namesAbove(lines: readonly TokenLine[], at: number): readonly TokenLine[] {
  let from = at;
  while (
    at - from < MOST_LINES &&
    isName(lines[from - 1]) &&
    isNext(lines[from - 1]!, lines[from]!, from === at ? BLANK_GAP : LINE_GAP)
  )
    from--;
  return lines.slice(from, at);
}

function isName(line: TokenLine | undefined): boolean {
  return line !== undefined && line.money.length === 0 && line.dates.length === 0;
}

/** `gap`: most, in text heights. A blank line may part the figures from their names. */
function isNext(above: TokenLine, { pageNumber, box, heightPt }: TokenLine, gap: number): boolean {
  return above.pageNumber === pageNumber && box[1] - above.box[3] < heightPt * gap;
}

/** The label whose name is all of the last lines over the figure, two or more. */
function readStack(line: TokenLine, figure: MoneyToken, names: readonly TokenLine[]): Field[] {
  const cells = names.map(({ words }) => splitSegments(words).filter(({ box }) => overlapX(box, figure.box) > 0));
  for (let from = 0; from < names.length - 1; from++) {
    const stack = cells.slice(from);
    if (stack.some(({ length }) => length !== 1)) continue;
    const words = stack.flatMap(([cell]) => cell!.words);
    const fields = lookupPhrase(textOf(words))
      .filter(({ kind, value }) => kind === 'label' && MONEY_LABELS.has(value))
      .map(({ value }) => toField(value, words, names.at(-1)!, line, figure));
    if (fields.length > 0) return fields;
  }
  return [];
}

function toField(
  label: string,
  words: readonly Word[],
  nameLine: TokenLine,
  line: TokenLine,
  figure: MoneyToken,
): Field {
  return {
    label,
    line: { ...nameLine, words },
    from: 0,
    to: words.length,
    box: boxAround(words),
    money: [figure],
    dates: [],
    text: figure.text,
    textBox: figure.box,
    textLine: line,
    below: null,
    count: null,
  };
}
