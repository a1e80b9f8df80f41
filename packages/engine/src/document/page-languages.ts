import { detectLanguages } from '../knowledge/lexicon.ts';
import { normaliseWords } from '../knowledge/normalise-words.ts';

/** Languages that carry the document; a phrase of any other is a coincidence. */
export function pageLanguages(
  lines: readonly { readonly words: readonly { readonly text: string }[] }[],
): ReadonlySet<string> {
  const scores = detectLanguages(lines.slice(0, 400).flatMap((line) => normaliseWords(line.words).tokens));
  const best = scores[0]?.score ?? 0;
  return new Set(scores.filter(({ score }) => score >= best * 0.5).map(({ language }) => language));
}
