import { detectLanguages } from '../knowledge/lexicon.ts';
import { normaliseWord } from '../knowledge/normalise-words.ts';
import { LINES } from './thresholds.ts';

const { LINES_READ, NEARLY_BEST } = LINES.pageLanguages;

/** Languages that carry the document; a phrase of any other is a coincidence. */
export function pageLanguages(
  lines: Iterable<{ readonly words: readonly { readonly text: string }[] }>,
): ReadonlySet<string> {
  const tokens: string[] = [];
  let read = 0;
  for (const { words } of lines) {
    for (const { text } of words) for (const token of normaliseWord(text)) tokens.push(token);
    if (++read === LINES_READ) break;
  }
  const scores = detectLanguages(tokens);
  const best = scores[0]?.score ?? 0;
  return new Set(scores.filter(({ score }) => score >= best * NEARLY_BEST).map(({ language }) => language));
}
