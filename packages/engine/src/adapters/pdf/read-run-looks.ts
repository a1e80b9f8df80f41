/** How each run of text is painted: the questions that `judge-runs` answers from. */

import type { RunLook } from './judge-runs.ts';
import { IDENTITY } from './matrix.ts';
import type { PdfiumInstance } from './pdfium-instance.ts';
import { readClip } from './read-clip.ts';
import type { Glyphs } from './read-glyphs.ts';
import { type Color, isSameColor, readFillColor, readStrokeColor } from './read-object.ts';
import type { Paint } from './read-paint.ts';

/** Extent of a run above and below its baseline, in em. */
const ASCENT = 0.7;
const DESCENT = 0.05;

/** Text render modes (ISO 32000-1, table 106). */
const STROKE = 1;
const FILL_AND_STROKE = 2;
const INVISIBLE = 3;
const FIRST_CLIPPING = 4;

/** `null` when unknown, or when an outline of another colour shows the letters anyway. */
function readTextColor(instance: PdfiumInstance, object: number, mode: number): Color | null {
  if (mode === STROKE) return readStrokeColor(instance, object);
  const fill = readFillColor(instance, object);
  if (mode !== FILL_AND_STROKE || fill === null) return fill;
  const stroke = readStrokeColor(instance, object);
  return stroke !== null && isSameColor(fill, stroke) ? fill : null;
}

export function readRunLooks(instance: PdfiumInstance, glyphs: Glyphs, { orders, matrices }: Paint): RunLook[] {
  const { runs, run, left, right, count } = glyphs;
  const lefts = new Float32Array(runs.count).fill(Infinity);
  const rights = new Float32Array(runs.count).fill(-Infinity);
  for (let index = 0; index < count; index++) {
    const owner = run[index]!;
    if (left[index]! < lefts[owner]!) lefts[owner] = left[index]!;
    if (right[index]! > rights[owner]!) rights[owner] = right[index]!;
  }
  return runs.object.map((object, index) => {
    const baseline = runs.baseline[index]!;
    const em = runs.em[index]!;
    const mode = instance.api.FPDFTextObj_GetTextRenderMode(object) % FIRST_CLIPPING;
    const color = readTextColor(instance, object, mode);
    return {
      area: {
        left: lefts[index]!,
        right: rights[index]!,
        bottom: baseline - DESCENT * em,
        top: baseline + ASCENT * em,
      },
      clip: readClip(instance, object, matrices.get(object) ?? IDENTITY),
      upright: runs.direction[index] === 'right',
      invisible: mode === INVISIBLE || color?.alpha === 0,
      color,
      order: orders.get(object) ?? null,
    };
  });
}
