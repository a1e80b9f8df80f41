/**
 * Keeps a spreadsheet from running a text cell (CSV injection): a leading apostrophe makes it words.
 * The list is OWASP's; statements are written by others, and a description may well begin with `=`.
 */
const FORMULA_START = /^[=+\-@\t\r\n\0]/;

/** `=HYPERLINK(…)` → `'=HYPERLINK(…)`; anything else stays as it is. For text cells only. */
export function neutraliseFormula(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}
