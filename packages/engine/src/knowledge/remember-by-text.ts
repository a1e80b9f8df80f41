/**
 * Remembers what was found out about a short printed text. Statements repeat their words: of the words of a page about
 * two thirds have stood on the page before, so that looking them up again costs less than a regular expression.
 * Only for what depends on nothing but the text.
 *
 * Memory is bounded, and small: what was not asked for again while so many other texts came is forgotten. Amounts and
 * numbers hardly repeat, and kept for long they would be the most that a long document holds page after page.
 */

const MOST_TEXTS = 1024;
/** Longer texts are sentences, which hardly repeat. What may be the name of a column is asked for many times. */
const LONGEST_TEXT = 64;

export function rememberByText<T>(find: (text: string) => T): (text: string) => T {
  let recent = new Map<string, T>();
  let older = new Map<string, T>();
  return (text) => {
    if (text.length > LONGEST_TEXT) return find(text);
    const before = recent.get(text);
    if (before !== undefined) return before;
    const found = older.get(text) ?? find(text);
    if (recent.size >= MOST_TEXTS) [older, recent] = [recent, new Map()];
    recent.set(text, found);
    return found;
  };
}
