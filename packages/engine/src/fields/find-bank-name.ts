/**
 * The name of a bank that no list knows: the line of the letterhead with a bank word in it ("Norrlands Bank", "Caja del
 * Duero"), better when the foot of the page repeats it. `null` when nothing up there calls itself a bank.
 * Known weakness: a name without such a word is only found when the foot repeats it in a larger head line.
 */
import { CAPITAL } from '../knowledge/letters.ts';
import { normalWords } from '../knowledge/normalise-label.ts';
import { namesBank, namesStatement } from '../knowledge/title-words.ts';
import type { TokenLine } from '../lines/reading.ts';
import { splitSegments, type TextSegment } from '../lines/segments.ts';
import type { Field } from './find-fields.ts';
import { type Found, foundIn } from './found.ts';
import { FIELDS } from './thresholds.ts';

const { LETTERHEAD_LINES, LONGEST_NAME, LARGE, IS_LARGE, REPEATED } = FIELDS.findBankName;

const CAPITAL_FIRST = new RegExp(String.raw`^\P{L}*${CAPITAL}`, 'u');
const SENTENCE_END = /\p{Ll}\.$/u;
/** "Inc.", "a.s.", "d. d.", "sh.a." */
const DOTTED_FORM = /(?<!\p{L})(?:plc|ltd|inc|corp|\p{L}{1,2}(?:\. ?\p{L}{1,2})*)\.$/iu;

export function findBankName(lines: readonly TokenLine[], fields: readonly Field[]): Found<string> | null {
  const first = lines[0];
  if (first === undefined) return null;
  const texts = lines.flatMap((line) => splitSegments(line.words).map(({ text }) => text));
  const heights = lines.map(({ heightPt }) => heightPt).toSorted((a, b) => a - b);
  const usual = heights[heights.length >> 1]!;
  const holders = new Set(fields.filter(({ label }) => label === 'accountHolder').map(({ text }) => text));
  const named = lines
    .filter(({ index, pageNumber }) => pageNumber === first.pageNumber && index < first.index + LETTERHEAD_LINES)
    .flatMap((line) => splitSegments(line.words).map((segment) => ({ line, segment })))
    .filter(({ segment }) => isNameLike(segment) && !holders.has(segment.text))
    .map(({ line, segment }) => {
      const isBank = namesBank(normalWords(segment.text));
      const isRepeated = texts.filter((text) => text === segment.text).length > 1;
      const isLarge = Math.max(...segment.words.map((word) => word.font.heightPt)) > usual * LARGE;
      return { line, segment, score: (isBank ? 3 : 0) + (isRepeated ? REPEATED : 0) + (isLarge ? IS_LARGE : 0) };
    })
    .filter(({ score }) => score >= 3)
    .toSorted((a, b) => b.score - a.score);
  const best = named[0];
  if (best === undefined) return null;
  const { segment, line } = best;
  return foundIn(line, segment);
}

function isNameLike({ text }: TextSegment): boolean {
  const words = normalWords(text);
  if (words.length === 0 || words.length > LONGEST_NAME || /\d{2}|[@:;!?]|www\.|\.com\b/.test(text)) return false;
  return CAPITAL_FIRST.test(text) && !SENTENCE_END.test(text.replace(DOTTED_FORM, '')) && !namesStatement(words);
}
