/**
 * Turns printed bands with light letters into dark letters on paper: recognisers look for dark ink and pass a header band over
 * as a picture, and with it the names of the columns.
 *
 * A band is one connected component, at least a line high and much of it solid. In each of its columns what lies between
 * its first and its last pixel is turned round, so that its own ink becomes paper and no edge is left behind.
 */
import type { Raster } from '@extracto/model';
import { type Component, isFilledArea, type LeastArea, labelComponents } from './label-components.ts';
import { OCR } from './thresholds.ts';

const { PAPER } = OCR.shared;
const { INK_BELOW, SLICE_INCHES, SPECK_BELOW, LARGEST_SPECK_INCHES } = OCR.lightenBands;

/** A large letter or the frame of a table is emptier. */
const LEAST: LeastArea = { heightInches: 0.09, widthInches: 0.25, filled: 0.55 };

/** `raster` has white paper and level rows. */
export function lightenBands(raster: Raster): Raster {
  const labelled = labelComponents(raster.gray, raster.width, INK_BELOW);
  const bands = labelled.components.filter((component) => isFilledArea(component, LEAST, raster.dpi));
  if (bands.length === 0) return raster;
  const { labels } = labelled;
  const gray = new Uint8Array(raster.gray);
  for (const band of bands) {
    turnRound(raster, labels, band, gray);
    wipeSpecks(gray, raster, band);
  }
  return { ...raster, gray };
}

/** Grains of paper in the ink of a band, as a fax prints it, have become grains of ink. */
function wipeSpecks(gray: Uint8Array, { width, dpi }: Raster, band: Component): void {
  const across = band.right - band.left;
  const inside = new Uint8Array(across * (band.bottom - band.top));
  for (let y = band.top; y < band.bottom; y++)
    inside.set(gray.subarray(y * width + band.left, y * width + band.right), (y - band.top) * across);
  const { labels, components } = labelComponents(inside, across, SPECK_BELOW);
  const largest = (LARGEST_SPECK_INCHES * dpi) ** 2;
  for (const [at, label] of labels.entries())
    if (label !== 0 && components[label - 1]!.size <= largest)
      gray[(band.top + Math.floor(at / across)) * width + band.left + (at % across)] = PAPER;
}

function turnRound({ width, gray, dpi }: Raster, labels: Int32Array, band: Component, turned: Uint8Array): void {
  // the rim fades into the paper
  for (let y = band.top; y < band.bottom; y++)
    for (const x of [band.left - 1, band.right]) if (x >= 0 && x < width) turned[y * width + x] = PAPER;
  const across = Math.round(SLICE_INCHES * dpi);
  for (let left = band.left; left < band.right; left += across) {
    const slice = { ...band, left, right: Math.min(band.right, left + across) };
    turnSlice(gray, width, labels, slice, turned);
  }
}

function turnSlice(gray: Uint8Array, width: number, labels: Int32Array, slice: Component, turned: Uint8Array): void {
  const ink = medianInk(gray, width, labels, slice);
  const contrast = PAPER / Math.max(1, PAPER - ink);
  for (let x = slice.left; x < slice.right; x++) {
    let [first, last] = [-1, -1];
    for (let y = slice.top; y < slice.bottom; y++) {
      if (labels[y * width + x] !== slice.label) continue;
      if (first < 0) first = y;
      last = y;
    }
    if (first < 0) continue;
    for (let y = Math.max(0, first - 1); y <= last + 1 && y * width < gray.length; y++) {
      const at = y * width + x;
      const isRim = y <= first || y >= last;
      turned[at] = isRim ? PAPER : Math.min(PAPER, Math.max(0, PAPER - (gray[at]! - ink) * contrast));
    }
  }
}

/** The gray of the band itself, which levelling the paper has made uneven. */
function medianInk(gray: Uint8Array, width: number, labels: Int32Array, slice: Component): number {
  const histogram = new Uint32Array(256);
  let size = 0;
  for (let y = slice.top; y < slice.bottom; y++)
    for (let x = slice.left; x < slice.right; x++) {
      const at = y * width + x;
      if (labels[at] !== slice.label) continue;
      histogram[gray[at]!] = histogram[gray[at]!]! + 1;
      size += 1;
    }
  let [value, seen] = [0, histogram[0]!];
  while (seen < size / 2) seen += histogram[++value]!;
  return value;
}
