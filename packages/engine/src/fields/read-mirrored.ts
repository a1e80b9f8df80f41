/**
 * Labels that stand behind their values, with the colon between: pages laid out for Arabic print English so. Decides for a page
 * as a whole, because "a : b" alone says nothing.
 *
 *   23,242.93 : Opening Balance        11,575.43 : Closing Balance
 */
import { boxAround } from '@extracto/model';
import type { TokenLine } from '../lines/reading.ts';
import { splitSegments } from '../lines/segments.ts';
import type { Field, LabelSpan } from './field.ts';
import { FIELDS } from './thresholds.ts';

const { FEWEST_MIRRORED } = FIELDS.readMirrored;

export interface LabelledLine {
  readonly line: TokenLine;
  readonly labels: readonly LabelSpan[];
}

/** Most labels with a colon have it in front. */
export function areMirrored(lines: readonly LabelledLine[]): boolean {
  let [before, behind] = [0, 0];
  for (const { line, labels } of lines) {
    for (const label of labels) {
      if (isMirrored(line, label)) before++;
      else if (/[:：]/.test(line.words[label.to - 1]!.text) || line.words[label.to]?.text === ':') behind++;
    }
  }
  return before >= FEWEST_MIRRORED && before > behind;
}

/** A value and a lone colon stand in front of the label. */
export function isMirrored({ words }: TokenLine, { from }: LabelSpan): boolean {
  return from > 1 && words[from - 1]!.text === ':';
}

/** `start`: behind the label to the left, or the first word. */
export function readMirrored(line: TokenLine, { label, from, to }: LabelSpan, start: number): Field {
  const colon = from - 1;
  const cell = splitSegments(line.words.slice(start, colon)).at(-1);
  const first = cell === undefined ? colon : start + cell.from;
  const isWithin = (token: { readonly from: number; readonly to: number }) => token.from >= first && token.to <= colon;
  return {
    label,
    line,
    from: colon,
    to,
    box: boxAround(line.words.slice(colon, to)),
    money: line.money.filter(isWithin),
    dates: line.dates.filter(isWithin),
    text: cell?.text ?? '',
    textBox: cell?.box ?? null,
    textLine: line,
    below: null,
    count: null,
  };
}
