/**
 * Whether the letters of a page stand in rows that run down it, as on a page that lies on its side. Letters of a row stand
 * closer than rows do, whatever columns they make: figures and Chinese signs below each other line up as sharply as rows.
 */
import type { Raster } from '@extracto/model';
import type { Piece } from '../label-pieces.ts';
import { linkNeighbours } from './chain-letters.ts';
import { sortInk } from './sort-ink.ts';

/** Fewer letters show nothing. */
const LEAST_LETTERS = 30;
/** Letters for each chain, against those of chains in the other direction. */
const LONGER = 1.2;

/** `null` when the letters do not say. `raster` has white paper; a tilt of a few degrees does no harm. */
export function runsDown(raster: Raster): boolean | null {
  const { letters } = sortInk(raster);
  if (letters.length < LEAST_LETTERS) return null;
  const [across, down] = [linkNeighbours(letters).length, linkNeighbours(letters.map(transpose)).length];
  if (across > LONGER * down) return true;
  return down > LONGER * across ? false : null;
}

function transpose({ left, top, right, bottom, ...piece }: Piece): Piece {
  return { ...piece, left: top, top: left, right: bottom, bottom: right };
}
