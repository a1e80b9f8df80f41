/** How far a page must be turned to be read: for statements laid sideways on the page without saying so. */
import { type Direction, endOfRun, type Glyphs } from './read-glyphs.ts';
import type { QuarterTurns } from './turn-page.ts';

const TURN_FOR: Readonly<Record<Direction, QuarterTurns>> = { right: 0, up: 1, left: 2, down: 3, slanted: 0 };
/** Part of the page's glyphs that must run the other way, so that a margin note turns no page. */
const MOST_OF_THE_PAGE = 0.8;

export function findPageTurn(glyphs: Glyphs): QuarterTurns {
  const { count, runs } = glyphs;
  if (runs.direction.every((direction) => direction === 'right')) return 0;
  const perDirection = new Map<Direction, number>();
  for (const [run, direction] of runs.direction.entries()) {
    const length = endOfRun(glyphs, run) - runs.from[run]!;
    perDirection.set(direction, (perDirection.get(direction) ?? 0) + length);
  }
  const [direction, most] = [...perDirection].reduce((one, other) => (other[1] > one[1] ? other : one), ['right', 0]);
  return most >= MOST_OF_THE_PAGE * count ? TURN_FOR[direction] : 0;
}
