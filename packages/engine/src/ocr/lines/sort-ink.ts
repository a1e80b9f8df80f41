/** Sorts the connected components of a page into letters, small marks beside them, and neither. */
import type { Raster } from '@extracto/model';
import { type Component, type LabelledComponents, labelComponents } from '../label-components.ts';
import { smooth } from '../straighten.ts';

export interface SortedInk extends LabelledComponents {
  /** Components as tall as a letter. */
  readonly letters: readonly Component[];
  /** Points, commas, strokes, accents, parts of broken letters. */
  readonly marks: readonly Component[];
}

/** Threshold for a denoised page, where thin strokes are paler and the gaps of broken ones are not white. */
const INK_BELOW = 195;
const LEAST_LETTER_INCHES = 0.025;
const MOST_LETTER_INCHES = 0.5;
/** Width of a dash in large print. */
const WIDEST_MARK_INCHES = 0.2;
/** Largest width in heights: touching letters form a word, anything wider is the remains of a line. */
const WIDEST_LETTERS = 30;
/** A drawn line: higher than a bracket in usual print, and thin. */
const LEAST_RULE_INCHES = 0.2;
const MOST_RULE_THICKNESS_INCHES = 0.02;
const LEAST_MARK_PX = 2;
/** Most marks per letter. A page has a third as many points and accents as letters; more are letters broken by a fax. */
const MOST_MARKS = 0.8;
/** Widest gap within a letter broken by a fax; lines of fine print are further apart. */
const WIDEST_BREAK_INCHES = 0.016;
const INK = 0;

/** `raster` has white paper, level rows and no rulings. */
export function sortInk(raster: Raster): SortedInk {
  const { width, dpi } = raster;
  const { gray } = smooth(raster);
  const sorted = sort(labelComponents(gray, width, INK_BELOW), dpi);
  if (sorted.marks.length <= MOST_MARKS * sorted.letters.length) return sorted;
  return sort(labelComponents(closeGaps(gray, width, WIDEST_BREAK_INCHES * dpi), width, INK_BELOW), dpi);
}

function sort(labelled: LabelledComponents, dpi: number): SortedInk {
  const letters: Component[] = [];
  const marks: Component[] = [];
  for (const component of labelled.components) {
    const [across, high] = [(component.right - component.left) / dpi, (component.bottom - component.top) / dpi];
    const isRule = high > LEAST_RULE_INCHES && across <= MOST_RULE_THICKNESS_INCHES;
    if (high > MOST_LETTER_INCHES || isRule) continue;
    if (high >= LEAST_LETTER_INCHES && across <= WIDEST_LETTERS * high) letters.push(component);
    else if (across <= WIDEST_MARK_INCHES && component.size >= LEAST_MARK_PX) marks.push(component);
  }
  return {
    components: labelled.components,
    // computed on demand: most callers need the letters alone
    get labels() {
      return labelled.labels;
    },
    letters,
    marks,
  };
}

/** Rejoins broken letters, in place: paper with ink close above and below it becomes ink. */
function closeGaps(gray: Uint8Array, width: number, most: number): Uint8Array {
  // last pixel of ink in each column
  const last = new Int32Array(width).fill(-gray.length);
  const reach = (Math.floor(most) + 1) * width;
  for (let start = 0; start < gray.length; start += width)
    for (let x = 0; x < width; x++) {
      const at = start + x;
      if (gray[at]! >= INK_BELOW) continue;
      const above = last[x]!;
      if (at - above <= reach) for (let gap = above + width; gap < at; gap += width) gray[gap] = INK;
      last[x] = at;
    }
  return gray;
}
