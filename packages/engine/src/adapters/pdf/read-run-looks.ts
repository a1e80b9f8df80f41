/** Painting properties of each run of text: the input of `judge-runs`. */

import type { RunLook } from './judge-runs.ts';
import { type Area, IDENTITY } from './matrix.ts';
import { placeOf } from './painting-order.ts';
import type { PdfiumInstance } from './pdfium-instance.ts';
import { readClip } from './read-clip.ts';
import { endOfRun, type Glyphs } from './read-glyphs.ts';
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
function readTextColor(instance: PdfiumInstance, object: number, mode: number, last: Color | null): Color | null {
  if (mode === STROKE) return readStrokeColor(instance, object);
  const fill = readFillColor(instance, object, last);
  if (mode !== FILL_AND_STROKE || fill === null) return fill;
  const stroke = readStrokeColor(instance, object);
  return stroke !== null && isSameColor(fill, stroke) ? fill : null;
}

export function readRunLooks(instance: PdfiumInstance, glyphs: Glyphs, { order, matrices, clips }: Paint): RunLook[] {
  const { runs } = glyphs;
  let color: Color | null = null;
  return runs.object.map((object, run) => {
    const mode = instance.api.FPDFTextObj_GetTextRenderMode(object) % FIRST_CLIPPING;
    color = readTextColor(instance, object, mode, color);
    return {
      area: areaOf(glyphs, run),
      clip: readClip(instance, object, matrices.get(object) ?? IDENTITY),
      formClip: clips.get(object) ?? null,
      upright: runs.direction[run] === 'right',
      invisible: mode === INVISIBLE || color?.alpha === 0,
      color,
      order: placeOf(order, object),
    };
  });
}

function areaOf(glyphs: Glyphs, run: number): Area {
  const { left, right, runs } = glyphs;
  const end = endOfRun(glyphs, run);
  let leftmost = Infinity;
  let rightmost = -Infinity;
  for (let index = runs.from[run]!; index < end; index++) {
    if (left[index]! < leftmost) leftmost = left[index]!;
    if (right[index]! > rightmost) rightmost = right[index]!;
  }
  const baseline = runs.baseline[run]!;
  const em = runs.em[run]!;
  return { left: leftmost, right: rightmost, bottom: baseline - DESCENT * em, top: baseline + ASCENT * em };
}
