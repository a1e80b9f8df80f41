/**
 * Names of columns that go down the page with every column, as programs print them that set no height of their own:
 *
 *   Date
 *          Description
 *                          Debit                 →   Date   Description   Debit   Balance
 *                                   Balance
 */
import { boxAround, type Word } from '@extracto/model';
import { lookupPhrase } from '../knowledge/lexicon.ts';
import type { Line } from './reading.ts';
import { splitSegments, textOf } from './segments.ts';
import { LINES } from './thresholds.ts';

const { FEWEST_STEPS, FEWEST_NAMES, STEP } = LINES.joinStaircase;

/** Lines from top to bottom, such names on the line of the last one. */
export function joinStaircase(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    let end = at + 1;
    while (end < lines.length && isStep(lines[end - 1]!, lines[end]!)) end += 1;
    const steps = lines.slice(at, end);
    const isHeader = steps.length >= FEWEST_STEPS && steps.filter(isName).length >= FEWEST_NAMES;
    joined.push(...(isHeader ? [joinSteps(steps)] : steps));
    at = end;
  }
  return joined;
}

/** A cell right of the one above, close below it. */
function isStep({ box: above, words }: Line, { box, words: next, heightPt }: Line): boolean {
  const isRight = box[0] >= above[2] && box[1] > above[1] && box[1] - above[3] <= heightPt * STEP;
  return isRight && [words, next].every((own) => splitSegments(own).length === 1);
}

function isName({ words }: Line): boolean {
  return lookupPhrase(textOf(words)).some(({ kind }) => kind === 'column');
}

function joinSteps(steps: readonly Line[]): Line {
  const { box, heightPt, pageNumber } = steps.at(-1)!;
  const level = ({ words }: Line) =>
    words.map((word): Word => ({ ...word, box: [word.box[0], box[1], word.box[2], box[3]] }));
  const words = steps.flatMap(level);
  return { pageNumber, words, box: boxAround(words), heightPt, printedBox: boxAround(steps) };
}
