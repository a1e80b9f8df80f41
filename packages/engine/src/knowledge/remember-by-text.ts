/**
 * Remembers what was found out about a short printed text. Statements repeat their words: of the words of a page about
 * two thirds have stood on the page before, so that looking them up again costs less than a regular expression.
 * Only for what depends on nothing but the text. Memory is bounded: a full store is emptied and fills anew.
 */

const MOST_TEXTS = 8192;
/** Longer texts are whole lines, which hardly repeat. */
const LONGEST_TEXT = 24;

export function rememberByText<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > LONGEST_TEXT) return find(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = find(text);
    if (known.size >= MOST_TEXTS) known.clear();
    known.set(text, found);
    return found;
  };
}
