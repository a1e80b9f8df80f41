/** Tells "Opening balance   1,234.56" from a sentence that speaks of opening balances. */

import type { Field } from '../../fields/find-fields.ts';
import { splitSegments } from '../../lines/segments.ts';

/** Words of a cell that is still a label with its value. */
const MOST_WORDS = 9;

export function isSetApart({ line, from, textLine, textBox }: Field): boolean {
  const label = splitSegments(line.words).find((segment) => segment.to > from);
  const value = splitSegments(textLine.words).find((segment) => textBox === null || segment.box[2] > textBox[0]);
  return [label, value].every((segment) => (segment?.words.length ?? 0) <= MOST_WORDS);
}
