/**
 * Selects the runs of text that are visible on the page: upright, on the page, painted in another colour than what lies under it,
 * and not painted over.
 *
 *   white on a dark header band        seen
 *   white on the bare page             hidden
 *   black under a later black box      hidden (a redaction)
 *   on or under an image or a shading  seen, because what that paints is unknown
 */

import type { Area } from './matrix.ts';
import { intersectAreas } from './read-clip.ts';
import { type Color, isSameColor } from './read-object.ts';
import type { Fill } from './read-paint.ts';

export type Judgement = 'seen' | 'hidden' | 'turned' | 'outside';

export interface RunLook {
  /** From descent to ascent, first to last glyph. */
  readonly area: Area;
  /** Nothing of it shows outside; `null` when nothing clips it. */
  readonly clip: Area | null;
  /** The same for the forms around it, above and below: a page drawn in upright strips shows each line once in every strip. */
  readonly formClip: Area | null;
  readonly upright: boolean;
  /** No fill and no stroke (text render mode 3), or fully transparent. */
  readonly invisible: boolean;
  /** `null` when unknown. */
  readonly color: Color | null;
  /** Place in the painting order; `null` when unknown. */
  readonly order: number | null;
}

const SMALLEST_PT = 1;
const BAND_PT = 16;
const EVERYWHERE: Area = { left: -Infinity, bottom: -Infinity, right: Infinity, top: Infinity };
const PAPER: Color = { r: 255, g: 255, b: 255, alpha: 255 };

/**
 * One judgement a run, in order. `clip` is asked only about fills that touch text, `isPainted` only about white text on what is said
 * to be white.
 */
export function judgeRuns(
  looks: readonly RunLook[],
  fills: readonly Fill[],
  page: Area,
  clip: (fill: Fill) => Area | null,
  isPainted: (area: Area) => boolean,
): Judgement[] {
  const bands = fills.length === 0 ? null : sortIntoBands(fills, page);
  const clipped = new Map<Fill, Area>();
  const show = (fill: Fill): Area => {
    const known = clipped.get(fill) ?? clip(fill) ?? EVERYWHERE;
    clipped.set(fill, known);
    return known;
  };
  return looks.map((look) => {
    if (!look.upright) return 'turned';
    const x = (look.area.left + look.area.right) / 2;
    const y = (look.area.bottom + look.area.top) / 2;
    if (!contains(page, x, y)) return 'outside';
    if (look.clip !== null && isClippedAway(look.area, look.clip)) return 'hidden';
    if (look.formClip !== null && isCutLengthwise(look.area, look.formClip)) return 'hidden';
    if (look.invisible || look.area.top - look.area.bottom < SMALLEST_PT) return 'hidden';
    return isPaintedAway(look, bands?.get(bandOf(y)) ?? NO_FILLS, x, y, { show, isPainted }) ? 'hidden' : 'seen';
  });
}

const NO_FILLS: readonly Fill[] = [];

function isPaintedAway(
  look: RunLook,
  band: readonly Fill[],
  x: number,
  y: number,
  { show, isPainted }: { readonly show: (fill: Fill) => Area; readonly isPainted: (area: Area) => boolean },
): boolean {
  const order = look.order ?? Number.POSITIVE_INFINITY;
  const { color } = look;
  const onPaperGone = color !== null && isSameColor(PAPER, color);
  for (let index = band.length - 1; index >= 0; index--) {
    const fill = band[index]!;
    if (!contains(fill.area, x, y)) continue;
    const under = fill.order < order;
    const same = fill.color !== null && color !== null && isSameColor(fill.color, color);
    // Ink on another colour: seen, whether the fill is clipped away or not. The usual case, and it costs no call.
    if (under && !same && !onPaperGone) return false;
    const area = show(fill);
    if (!contains(area, x, y)) continue;
    if (under) return same && !(onPaperGone && isPainted(look.area));
    if (fill.color !== null && encloses(intersectAreas(fill.area, area), look.area)) return true;
  }
  return onPaperGone;
}

/** A run that is cut lengthwise, or wholly outside; what is cut off at its ends is left out glyph by glyph. */
function isClippedAway(area: Area, clip: Area): boolean {
  return isCutLengthwise(area, clip) || area.right < clip.left || area.left > clip.right;
}

function isCutLengthwise({ bottom, top }: Area, clip: Area): boolean {
  const y = (bottom + top) / 2;
  return y < clip.bottom || y > clip.top;
}

function sortIntoBands(fills: readonly Fill[], page: Area): Map<number, Fill[]> {
  const bands = new Map<number, Fill[]>();
  for (const fill of fills) {
    const last = bandOf(Math.min(fill.area.top, page.top));
    for (let band = bandOf(Math.max(fill.area.bottom, page.bottom)); band <= last; band++) {
      const list = bands.get(band);
      if (list) list.push(fill);
      else bands.set(band, [fill]);
    }
  }
  return bands;
}

function bandOf(y: number): number {
  return Math.floor(y / BAND_PT);
}

function contains(area: Area, x: number, y: number): boolean {
  return x >= area.left && x <= area.right && y >= area.bottom && y <= area.top;
}

/** Letters rarely fill their boxes: a fifth of the height may stick out. */
function encloses(outer: Area, inner: Area): boolean {
  const slack = (inner.top - inner.bottom) / 5;
  return (
    outer.left <= inner.left + slack &&
    outer.right >= inner.right - slack &&
    outer.bottom <= inner.bottom + slack &&
    outer.top >= inner.top - slack
  );
}
