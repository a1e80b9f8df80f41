/**
 * A text on its way to paper. Printers draw the characters of a run as they come, so a text in a script that is written
 * from the right is laid out here, word by word: Hebrew and Arabic words from right to left, and runs of other words
 * between them as they are (the part of UAX 9 that labels beside numbers need).
 */
import { measureText } from '../print/measure-text.ts';
import type { Align, Face, TextOperation } from '../print/operations.ts';
import type { Style } from './style.ts';

export interface TextOptions {
  readonly face?: Face;
  readonly sizePt?: number;
  readonly align?: Align;
  readonly color?: string;
  readonly angleDeg?: number;
  readonly figure?: TextOperation['figure'];
}

const FROM_THE_RIGHT = /[\u0590-\u08ff]/;
const SHARE_BEFORE: Record<Align, number> = { left: 0, right: 1, center: 0.5 };

/** One operation, or one for each run of a text with words from the right. `y` is the baseline. */
export function layOutText(style: Style, text: string, x: number, y: number, options: TextOptions): TextOperation[] {
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
  return FROM_THE_RIGHT.test(text) && operation.angleDeg === 0 ? layOutRuns(operation) : [operation];
}

function layOutRuns(operation: TextOperation): TextOperation[] {
  const { text, face, sizePt, align } = operation;
  const widthOf = (part: string) => measureText(part, face, sizePt);
  const space = widthOf(' ');
  const runs = splitRuns(text);
  const width = runs.reduce((sum, run) => sum + widthOf(run), space * (runs.length - 1));
  let right = operation.x - width * SHARE_BEFORE[align] + width;
  return runs.map((run) => {
    const left = right - widthOf(run);
    right = left - space;
    return { ...operation, text: run, x: left, align: 'left' };
  });
}

/** Words from the right stand alone; neighbours among the others stay together. */
function splitRuns(text: string): string[] {
  const runs: string[] = [];
  let open = false;
  for (const word of text.split(' ')) {
    const fromRight = FROM_THE_RIGHT.test(word);
    if (!fromRight && open) runs[runs.length - 1] += ` ${word}`;
    else runs.push(word);
    open = !fromRight;
  }
  return runs;
}
