/**
 * Reads a list of phrases from text, so that a language is a page of words and not a thousand lines of quotes.
 *
 *   parsePhrases('date, posting date,\n  value date') → ['date', 'posting date', 'value date']
 */
export function parsePhrases(text: string): readonly string[] {
  const phrases: string[] = [];
  for (const part of text.split(',')) {
    const phrase = part.trim();
    if (phrase !== '') phrases.push(phrase);
  }
  return Object.freeze(phrases);
}

/** Groups separated by commas, forms inside a group by spaces: 'january jan, february feb' → [['january', 'jan'], …]. */
export function parseForms(text: string): readonly (readonly string[])[] {
  return Object.freeze(text.split(',').map((group) => Object.freeze(group.trim().split(/\s+/))));
}
