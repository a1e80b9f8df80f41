/**
 * Detects a page that lies on its side, with rows of letters running down it. Letters of a row are closer to each other than
 * rows are. Alignment tells nothing: figures and Chinese signs below each other line up as sharply as rows.
 */
import type { Raster } from '@extracto/model';
import type { Component } from '../label-components.ts';
import { linkNeighbours } from './chain-letters.ts';
import { sortInk } from './sort-ink.ts';
import { OCR_LINES } from './thresholds.ts';

const { LEAST_LETTERS, LONGER } = OCR_LINES.runsDown;

/** Returns `null` when the letters leave it open. `raster` has white paper; a tilt of a few degrees does no harm. */
export function runsDown(raster: Raster): boolean | null {
  const { letters } = sortInk(raster);
  if (letters.length < LEAST_LETTERS) return null;
  const [across, down] = [linkNeighbours(letters).length, linkNeighbours(letters.map(transpose)).length];
  if (across > LONGER * down) return true;
  return down > LONGER * across ? false : null;
}

function transpose({ left, top, right, bottom, ...component }: Component): Component {
  return { ...component, left: top, top: left, right: bottom, bottom: right };
}
