/** The dark pixels by which a page shows how it lies. */
import type { Raster } from '@extracto/model';
import { labelComponents } from './label-components.ts';
import type { QuarterTurns } from './straighten.ts';
import { OCR } from './thresholds.ts';

const { COARSE_DPI, INK_BELOW, MOST_INK, LONGEST_WORD_INCHES } = OCR.collectInk;

/** Dark pixels of a coarse copy of a page. */
export interface Ink {
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Dark pixels of a coarse copy, without frames, rules and bands: their edges are sharper than any row of text and say
 * nothing about the way it runs. A page that is mostly dark is thinned out.
 */
export function collectInk({ width, height, gray, dpi }: Raster): Ink {
  const step = Math.max(1, Math.round(dpi / COARSE_DPI));
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  const coarse = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      coarse[row * columns + column] = meanOf(gray, width, column * step, row * step, step);
  const { labels, components } = labelComponents(coarse, columns, INK_BELOW);
  const longest = (LONGEST_WORD_INCHES * dpi) / step;
  const isText = components.map(({ left, top, right, bottom }) => Math.max(right - left, bottom - top) <= longest);
  const places: number[] = [];
  for (let at = 0; at < labels.length; at++) if (labels[at] !== 0 && isText[labels[at]! - 1]) places.push(at);
  const every = Math.ceil(places.length / MOST_INK);
  const thin = Int32Array.from({ length: Math.ceil(places.length / every) }, (_, index) => places[index * every]!);
  return {
    x: thin.map((at) => at % columns),
    y: thin.map((at) => Math.floor(at / columns)),
    width: columns,
    height: rows,
  };
}

function meanOf(gray: Uint8Array, width: number, left: number, top: number, side: number): number {
  let sum = 0;
  for (let y = top; y < top + side; y++) for (let x = left; x < left + side; x++) sum += gray[y * width + x]!;
  return sum / (side * side);
}

/** As of the page turned clockwise. */
export function turnInk({ x, y, width, height }: Ink, turns: QuarterTurns): Ink {
  const [right, bottom] = [width - 1, height - 1];
  if (turns === 0) return { x, y, width, height };
  if (turns === 1) return { x: y.map((row) => bottom - row), y: x, width: height, height: width };
  if (turns === 2) return { x: x.map((column) => right - column), y: y.map((row) => bottom - row), width, height };
  return { x: y, y: x.map((column) => right - column), width: height, height: width };
}
