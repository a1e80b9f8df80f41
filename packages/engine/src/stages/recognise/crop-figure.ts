/** A figure's place on a page → the image that the second reader gets: a little paper around it, scaled to the reader's height. */
import type { Raster } from '@extracto/model';
import { STRIP_HEIGHT, type Strip } from '../../strip.ts';
import { sampleBetween } from './sample-between.ts';

/** Pixels. */
export interface FigureSpan {
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly em: number;
}

/** In em, above and below the baseline. */
const ABOVE = 0.93;
const BELOW = 0.37;
const LEAST_WIDTH = 48;
const MOST_WIDTH = 640;
const PAPER = 255;

export function cropFigure(raster: Raster, { left, right, baseline, em }: FigureSpan): Strip {
  const scale = STRIP_HEIGHT / ((ABOVE + BELOW) * em);
  const filled = Math.min(MOST_WIDTH, Math.round((right - left) * scale));
  const across = Math.max(LEAST_WIDTH, filled);
  const pixels = new Uint8Array(across * STRIP_HEIGHT).fill(PAPER);
  for (let y = 0; y < STRIP_HEIGHT; y++) {
    const v = baseline - ABOVE * em + (y + 0.5) / scale - 0.5;
    for (let x = 0; x < filled; x++)
      pixels[y * across + x] = sampleBetween(raster, left + (x + 0.5) / scale - 0.5, v) + 0.5;
  }
  return { width: across, gray: pixels };
}
