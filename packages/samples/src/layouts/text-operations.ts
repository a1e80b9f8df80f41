/**
 * A text on its way to paper. Printers draw the characters of a run as they come, so a text in a script that is written
 * from the right is laid out here, word by word: Hebrew and Arabic words from right to left, and runs of other words
 * between them as they are (the part of UAX 9 that labels beside numbers need).
 */
import { measureText } from '../print/measure-text.ts';
import type { Align, Face, TextOperation } from '../print/operations.ts';
import type { Style } from './style.ts';
import type { Switches } from './switches.ts';

export interface TextOptions {
  readonly face?: Face;
  readonly sizePt?: number;
  readonly align?: Align;
  readonly color?: string;
  readonly angleDeg?: number;
  readonly figure?: TextOperation['figure'];
}

const FROM_THE_RIGHT = /[\u0590-\u08ff]/;
const LATIN = /\p{Script=Latin}|\p{Sc}/u;
const SHARE_BEFORE: Record<Align, number> = { left: 0, right: 1, center: 0.5 };

/** Switches for the writing of right-to-left words. */
export type Writing = Pick<Switches, 'letters' | 'figureRuns'>;

/** One operation, or one for each run of a text with words from the right. `y` is the baseline. */
export function layOutText(
  style: Style,
  text: string,
  x: number,
  y: number,
  options: TextOptions,
  writing: Writing,
): TextOperation[] {
  const operation: TextOperation = {
    kind: 'text',
    text,
    x,
    y,
    face: options.face ?? style.regular,
    sizePt: options.sizePt ?? style.sizePt,
    align: options.align ?? 'left',
    color: options.color ?? style.ink,
    angleDeg: options.angleDeg ?? 0,
    figure: options.figure ?? null,
  };
  return FROM_THE_RIGHT.test(text) && operation.angleDeg === 0 ? layOutRuns(operation, writing) : [operation];
}

function layOutRuns(operation: TextOperation, { letters, figureRuns }: Writing): TextOperation[] {
  const { text, face, sizePt, align } = operation;
  const isSpelled = (run: string) => letters !== 'shaped' && FROM_THE_RIGHT.test(run);
  const measure = (part: string) => measureText(part, face, sizePt);
  const widthOf = (run: string) =>
    isSpelled(run) ? [...run].reduce((sum, letter) => sum + measure(letter), 0) : measure(run);
  const runs = splitRuns(text, figureRuns);
  const gapOf = ({ isGlued }: Run) => (isGlued ? 0 : measure(' '));
  const width = runs.reduce((sum, run, index) => sum + widthOf(run.text) + (index > 0 ? gapOf(run) : 0), 0);
  let right = operation.x - width * SHARE_BEFORE[align] + width;
  return runs.flatMap((run, index) => {
    if (index > 0) right -= gapOf(run);
    const left = right - widthOf(run.text);
    const whole: TextOperation = { ...operation, text: run.text, x: left, align: 'left' };
    const shown = isSpelled(run.text) ? spell(whole, right, measure) : [whole];
    right = left;
    return letters === 'pageOrder' ? shown.toReversed() : shown;
  });
}

/** A word letter by letter, from its right edge; figures inside stand together. */
function spell(word: TextOperation, right: number, measure: (text: string) => number): TextOperation[] {
  let edge = right;
  return (word.text.match(/\d+|\D/gu) ?? []).map((text) => {
    edge -= measure(text);
    return { ...word, text, x: edge };
  });
}

interface Run {
  text: string;
  /** No space before it. */
  readonly isGlued: boolean;
}

/** "24/07/2024" and what is glued to it. */
const GLUED = /^(\d+(?:[./-]\d+)+)(\D.*)$/u;

/** Words from the right stand alone, and so does a figure behind another one; neighbours among the rest stay together. */
function splitRuns(text: string, figureRuns: Writing['figureRuns']): Run[] {
  const runs: Run[] = [];
  let open = false;
  for (const word of text.split(' ')) {
    const fromRight = FROM_THE_RIGHT.test(word);
    const last = runs.at(-1);
    const isApart = figureRuns === 'apart' && !LATIN.test(word) && !LATIN.test(last?.text ?? '');
    const glued = fromRight ? GLUED.exec(word) : null;
    if (!fromRight && open && !isApart && last !== undefined) last.text += ` ${word}`;
    else if (glued === null) runs.push({ text: word, isGlued: false });
    else runs.push({ text: glued[1]!, isGlued: false }, { text: glued[2]!, isGlued: true });
    open = !fromRight;
  }
  return runs;
}
