/** Sorts the connected components of a page into letters, small marks beside them, and neither. */
import type { Raster } from '@extracto/model';
import { type Component, type LabelledComponents, labelComponents } from '../label-components.ts';
import { smooth } from '../straighten.ts';
import { OCR_LINES } from './thresholds.ts';

const {
  INK_BELOW,
  LEAST_LETTER_INCHES,
  MOST_LETTER_INCHES,
  WIDEST_MARK_INCHES,
  WIDEST_LETTERS,
  LEAST_RULE_INCHES,
  MOST_RULE_THICKNESS_INCHES,
  LEAST_MARK_PX,
  MOST_MARKS,
  WIDEST_BREAK_INCHES,
  INK,
} = OCR_LINES.sortInk;

export interface SortedInk extends LabelledComponents {
  /** Components as tall as a letter. */
  readonly letters: readonly Component[];
  /** Points, commas, strokes, accents, parts of broken letters. */
  readonly marks: readonly Component[];
}

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
