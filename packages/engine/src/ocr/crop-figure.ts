/** A figure's place on a page → the image that the second reader gets: a little paper around it, scaled to the reader's height. */
import type { Raster } from '@extracto/model';
import { LINE_IMAGE_HEIGHT, type LineImage } from '../geometry/line-image.ts';
import { sampleBetween } from './sample-between.ts';
import { OCR } from './thresholds.ts';

const { PAPER } = OCR.shared;
const { ABOVE, BELOW, LEAST_WIDTH, MOST_WIDTH, INK_BELOW, BEFORE, BEHIND } = OCR.cropFigure;

/** Pixels. */
export interface FigureSpan {
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly em: number;
}

export function cropFigure(raster: Raster, span: FigureSpan): LineImage {
  const { left, right, baseline, em } = trimPaper(raster, span);
  const scale = LINE_IMAGE_HEIGHT / ((ABOVE + BELOW) * em);
  const filled = Math.min(MOST_WIDTH, Math.round((right - left) * scale));
  const across = Math.max(LEAST_WIDTH, filled);
  const pixels = new Uint8Array(across * LINE_IMAGE_HEIGHT).fill(PAPER);
  for (let y = 0; y < LINE_IMAGE_HEIGHT; y++) {
    const v = baseline - ABOVE * em + (y + 0.5) / scale - 0.5;
    for (let x = 0; x < filled; x++)
      pixels[y * across + x] = sampleBetween(raster, left + (x + 0.5) / scale - 0.5, v) + 0.5;
  }
  return { width: across, gray: pixels };
}

/** The reader's work grows with the width. */
function trimPaper({ width, height, gray }: Raster, span: FigureSpan): FigureSpan {
  const { left, right, baseline, em } = span;
  const top = Math.max(0, Math.floor(baseline - ABOVE * em));
  const bottom = Math.min(height, Math.ceil(baseline + BELOW * em));
  const hasInk = (x: number) => {
    for (let y = top; y < bottom; y++) if (gray[y * width + x]! < INK_BELOW) return true;
    return false;
  };
  let first = Math.max(0, Math.floor(left));
  let last = Math.min(width, Math.ceil(right)) - 1;
  while (first < last && !hasInk(first)) first++;
  while (last > first && !hasInk(last)) last--;
  if (first >= last) return span;
  return { ...span, left: Math.max(left, first - BEFORE * em), right: Math.min(right, last + 1 + BEHIND * em) };
}
