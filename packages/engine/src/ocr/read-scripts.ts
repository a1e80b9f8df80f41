/**
 * Reads pages in two scripts. A model limited to its own script reads those words; the first model reads the rest, figures
 * above all.
 */
import type { Raster } from '@extracto/model';
import { FIRST_MODEL, type LanguageModel, lettersOf } from '../adapters/language-models.ts';
import type { RecognisedWord, Recogniser } from '../adapters/recogniser.ts';
import { lookupPhrase, monthReadings } from '../knowledge/lexicon.ts';
import { correctGreek } from './correct-greek.ts';
import { meanConfidence } from './mean-confidence.ts';

/** `plain`: the first model's reading of the same raster, if available. */
export async function readScripts(
  recogniser: Recogniser,
  raster: Raster,
  model: LanguageModel,
  plain: readonly RecognisedWord[] | null = null,
): Promise<readonly RecognisedWord[]> {
  const read = async (language: LanguageModel) => {
    await recogniser.prepare(language);
    return recogniser.recognise(raster, language);
  };
  const letters = lettersOf(model);
  if (letters === null) return read(model);
  const joined = joinScripts(plain ?? (await read(FIRST_MODEL)), await read(model), letters);
  return model === 'ell' ? correctGreek(joined) : joined;
}

/** A Latin word amid the other script; shorter or less sure ones are misread letters of that script. */
const SURELY_LATIN = { letters: 3, confidence: 0.85 };

/**
 * If both models read something, prefers the more confident reading of a figure, and a confident Latin word. A month or
 * column name of the other script always wins, however Latin its letters look ("Ιαν" like "lav"). `letters`: script of `others`.
 */
export function joinScripts(
  plain: readonly RecognisedWord[],
  others: readonly RecognisedWord[],
  letters: RegExp,
): RecognisedWord[] {
  const credible = plain.filter(isCredible);
  const kept = others
    .filter(({ text }) => letters.test(text))
    .filter((word) => {
      const rivals = credible.filter((one) => overlaps(one, word));
      if (isKnown(word.text)) return true;
      // what one eye sees as an amount the other one does not know to be letters, however sure it is
      if (rivals.some(({ text }) => AMOUNT.test(text))) return false;
      return rivals.length === 0 || meanConfidence(rivals) < word.confidence;
    });
  const isTaken = (word: RecognisedWord) => kept.some((one) => overlaps(one, word));
  const rest = plain.filter((word) => !isTaken(word));
  kept.push(
    ...others.filter(
      (word) => isPartOfTaken(word, plain) && !isTaken(word) && !rest.some((one) => overlaps(one, word)),
    ),
  );
  const newLine = Math.max(0, ...plain.map(({ lineIndex }) => lineIndex + 1));
  const placed = kept.map((word) => ({
    ...word,
    text: word.text.replace(/[\p{Cf}\s]/gu, ''),
    lineIndex: lineBeside(plain, word) ?? newLine + word.lineIndex,
  }));
  return [...rest, ...placed].sort((a, b) => a.lineIndex - b.lineIndex || a.box[0] - b.box[0]);
}

const AMOUNT = /^[-+]?\p{Sc}?\d[\d.,]*(?:[.,]\d{2}|\d\p{Sc})/u;

/** A day that was read in one word with the month behind it, which stands for the other model's month alone. */
function isPartOfTaken(word: RecognisedWord, plain: readonly RecognisedWord[]): boolean {
  return DAY.test(word.text) && plain.some((one) => one.text.startsWith(word.text) && overlaps(one, word));
}

const DAY = /^(?:0[1-9]|[12]\d|3[01])$/;

function isCredible({ text, confidence }: RecognisedWord): boolean {
  const [digits, letters] = [/\d/g, /\p{L}/gu].map((pattern) => text.match(pattern)?.length ?? 0) as [number, number];
  if (digits > letters) return true;
  return letters >= SURELY_LATIN.letters && confidence >= SURELY_LATIN.confidence;
}

/** Names a month, its year behind it or not, or says what stands beside it or below. */
function isKnown(text: string): boolean {
  return monthReadings(text.replace(/(?<=\p{L})(?:19|20)\d\d$/u, '')).length > 0 || lookupPhrase(text).length > 0;
}

/** By more than the seam between two words. */
function overlaps({ box: one }: RecognisedWord, { box: two }: RecognisedWord): boolean {
  const width = Math.min(one[2], two[2]) - Math.max(one[0], two[0]);
  const height = Math.min(one[3], two[3]) - Math.max(one[1], two[1]);
  return (
    height * 2 > Math.min(one[3] - one[1], two[3] - two[1]) && width * 4 > Math.min(one[2] - one[0], two[2] - two[0])
  );
}

/** The line of the word nearest beside it; `null` when none stands at its height. */
function lineBeside(words: readonly RecognisedWord[], { box }: RecognisedWord): number | null {
  let nearest: { lineIndex: number; gap: number } | null = null;
  for (const { box: other, lineIndex } of words) {
    const height = Math.min(box[3], other[3]) - Math.max(box[1], other[1]);
    const gap = Math.max(other[0] - box[2], box[0] - other[2], 0);
    if (height * 2 > Math.min(box[3] - box[1], other[3] - other[1]) && gap < (nearest?.gap ?? Infinity))
      nearest = { lineIndex, gap };
  }
  return nearest?.lineIndex ?? null;
}
