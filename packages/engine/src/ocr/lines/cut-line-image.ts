/**
 * A segment of a line → the line image that the network reads: scaled to its height, level even where the line runs up or down, and
 * without what other lines reach into it.
 */
import type { Raster } from '@extracto/model';
import { LINE_IMAGE_HEIGHT, type LineImage } from '../../geometry/line-image.ts';
import { type GrayImage, sampleBetween } from '../sample-between.ts';
import { OCR } from '../thresholds.ts';
import { type FoundLines, SHARED } from './find-lines.ts';
import { OCR_LINES } from './thresholds.ts';

const { PAPER } = OCR.shared;
const { ABOVE, BELOW, MARGIN, LEAST_WIDTH, MOST_SAMPLES } = OCR_LINES.cutLineImage;

export interface CutLineImage extends LineImage {
  /** The page's column of the line image's first one. */
  readonly left: number;
  /** Columns of the line image for each column of the page. */
  readonly scale: number;
}

export function cutLineImage(raster: Raster, found: FoundLines, index: number): CutLineImage {
  const { left: first, right, foot, slope, em } = found.segments[index]!;
  const scale = LINE_IMAGE_HEIGHT / ((ABOVE + BELOW) * em);
  const left = first - MARGIN * em;
  const width = Math.max(LEAST_WIDTH, Math.round((right + MARGIN * em - left) * scale));
  const patch = copyOwn(raster, found, index);
  const across = left - patch.left - 0.5;
  const gray = new Uint8Array(width * LINE_IMAGE_HEIGHT).fill(PAPER);
  const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.round(1 / scale)));
  for (let x = 0; x < width; x++) {
    const u = left + (x + 0.5) / scale;
    const down = foot + slope * u - ABOVE * em - patch.top - 0.5;
    for (let y = 0; y < LINE_IMAGE_HEIGHT; y++) {
      let sum = 0;
      for (let sample = 0; sample < samples * samples; sample++) {
        const [dx, dy] = [(sample % samples) + 0.5, Math.floor(sample / samples) + 0.5];
        sum += sampleBetween(patch, across + (x + dx / samples) / scale, down + (y + dy / samples) / scale);
      }
      gray[y * width + x] = sum / (samples * samples) + 0.5;
    }
  }
  return { width, gray, left, scale };
}

/** A part of the page. */
interface Patch extends GrayImage {
  readonly left: number;
  readonly top: number;
}

function copyOwn(raster: Raster, { segments, labels, owners }: FoundLines, index: number): Patch {
  const { left: first, right: last, foot, slope, em } = segments[index]!;
  const ends = [foot + slope * first, foot + slope * last];
  const left = Math.max(0, Math.floor(first - MARGIN * em) - 1);
  const right = Math.min(raster.width, Math.ceil(last + MARGIN * em) + 2);
  const top = Math.max(0, Math.floor(Math.min(...ends) - ABOVE * em) - 1);
  const bottom = Math.min(raster.height, Math.ceil(Math.max(...ends) + BELOW * em) + 2);
  const [width, height] = [right - left, Math.max(0, bottom - top)];
  const gray = new Uint8Array(width * height);
  const isForeign = (at: number) => {
    const label = labels[at]!;
    return label !== 0 && owners[label] !== index && owners[label] !== SHARED;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (top + y) * raster.width + left + x;
      const isRim = labels[at] === 0 && (isForeign(at - 1) || isForeign(at + 1) || isRimAcross(at));
      gray[y * width + x] = isForeign(at) || isRim ? PAPER : raster.gray[at]!;
    }
  return { left, top, width, height, gray };

  function isRimAcross(at: number): boolean {
    return (
      (at >= raster.width && isForeign(at - raster.width)) ||
      (at + raster.width < labels.length && isForeign(at + raster.width))
    );
  }
}
