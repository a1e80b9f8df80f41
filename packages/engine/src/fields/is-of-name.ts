import type { Word } from '@extracto/model';
import { BALANCES } from '../knowledge/language.ts';
import { matchOpening } from '../knowledge/lexicon.ts';
import { normaliseWord } from '../knowledge/normalise-words.ts';
import type { TokenLine } from '../lines/reading.ts';
import { splitSegments } from '../lines/segments.ts';
import type { LabelSpan } from './field.ts';

/** "Total balance for GOLD MILES CARD  1,072.10": the label `next` is a word of whose balance it is, in the same cell. */
export function isOfName({ words }: TokenLine, label: LabelSpan, next: LabelSpan): boolean {
  if (!BALANCES.has(label.label) || !OF.test(words[label.to]?.text ?? '') || next.from === label.to) return false;
  return splitSegments(words).some(({ from, to }) => from <= label.from && to >= next.to);
}

const OF = /^(?:for|of|für|pour|para|per|voor|för|til|dla|za)$/i;

/** "兹证明: 王小明(证件号码:3301****2448)在其账号…": without spaces a name and the labels behind it are one word. */
export function isBehindName({ text }: Word): boolean {
  return IDEOGRAPHS.test(text) && matchOpening(normaliseWord(text)).length === 0;
}

const IDEOGRAPHS = /^\p{Script=Han}{2}/u;

/** "MISS E M HARGREAVES": behind a word of the name the letter that may address a man is one of it. */
export function isInitial({ words }: TokenLine, { from, to }: LabelSpan): boolean {
  return to - from === 1 && INITIAL.test(words[from]!.text) && NAME.test(words[from - 1]?.text ?? '');
}

const INITIAL = /^\p{Lu}\.?$/u;
const NAME = /^\p{Lu}\p{L}*\.?$/u;
