/**
 * Some text layers hold the letters of each word backwards. One hand wrote the whole document, so the whole document tells:
 * words that the lexicon knows when they are turned around, and hardly any as they stand.
 */
import type { Page } from '@extracto/model';
import { readBackwards } from '../../geometry/read-backwards.ts';
import { detectLanguages } from '../../knowledge/lexicon.ts';
import { normaliseWords } from '../../knowledge/normalise-words.ts';
import { buildLines } from '../build-lines.ts';
import { LINES } from '../thresholds.ts';
import { scriptOf } from './script-of.ts';

const { FEWEST_WORDS, CLEARLY_MORE } = LINES.turnLetters;

const LANGUAGES: ReadonlySet<string> = new Set(['ar', 'fa', 'he']);

/** `pages` with words in the order of reading. */
export function turnLetters(pages: readonly Page[]): readonly Page[] {
  const turned = pages.map(turnPage);
  const score = scorePages(turned);
  return score >= FEWEST_WORDS && score >= CLEARLY_MORE * scorePages(pages) ? turned : pages;
}

function scorePages(pages: readonly Page[]): number {
  const words = pages.flatMap(buildLines).flatMap((line) => normaliseWords(line.words).tokens);
  return detectLanguages(words)
    .filter(({ language }) => LANGUAGES.has(language))
    .reduce((sum, { score }) => sum + score, 0);
}

function turnPage(page: Page): Page {
  return {
    ...page,
    words: page.words.map((word) =>
      scriptOf(word) === 'fromRight' ? { ...word, text: readBackwards([...word.text]) } : word,
    ),
  };
}
