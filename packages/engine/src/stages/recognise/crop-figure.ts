/** A figure's place on a page → the image that the second reader gets: a little paper around it, scaled to the reader's height. */
import type { Raster } from '@extracto/model';
import { STRIP_HEIGHT, type Strip } from '../../strip.ts';

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

export function cropFigure({ width, height, gray }: Raster, { left, right, baseline, em }: FigureSpan): Strip {
  const scale = STRIP_HEIGHT / ((ABOVE + BELOW) * em);
  const filled = Math.min(MOST_WIDTH, Math.round((right - left) * scale));
  const across = Math.max(LEAST_WIDTH, filled);
  const pixels = new Uint8Array(across * STRIP_HEIGHT).fill(PAPER);
  for (let y = 0; y < STRIP_HEIGHT; y++) {
    const v = baseline - ABOVE * em + (y + 0.5) / scale - 0.5;
    const above = Math.floor(v);
    if (above < 0 || above >= height - 1) continue;
    for (let x = 0; x < filled; x++) {
      const u = left + (x + 0.5) / scale - 0.5;
      const before = Math.floor(u);
      if (before < 0 || before >= width - 1) continue;
      const [fx, fy, at] = [u - before, v - above, above * width + before];
      const upper = gray[at]! * (1 - fx) + gray[at + 1]! * fx;
      const lower = gray[at + width]! * (1 - fx) + gray[at + width + 1]! * fx;
      pixels[y * across + x] = upper * (1 - fy) + lower * fy + 0.5;
    }
  }
  return { width: across, gray: pixels };
}
