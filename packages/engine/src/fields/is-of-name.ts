import { BALANCES } from '../knowledge/language.ts';
import type { TokenLine } from '../lines/reading.ts';
import { splitSegments } from '../lines/segments.ts';
import type { LabelSpan } from './field.ts';

/** "Total balance for GOLD MILES CARD  1,072.10": the label `next` is a word of whose balance it is, in the same cell. */
export function isOfName({ words }: TokenLine, label: LabelSpan, next: LabelSpan): boolean {
  if (!BALANCES.has(label.label) || !OF.test(words[label.to]?.text ?? '') || next.from === label.to) return false;
  return splitSegments(words).some(({ from, to }) => from <= label.from && to >= next.to);
}

const OF = /^(?:for|of|für|pour|para|per|voor|för|til|dla|za)$/i;
