/**
 * Tells by which words a list gives itself away as one of the owner's own books, as accounting programs print them: titles that are
 * all of their line, and names of columns. Known weakness: languages whose lexicon has no such terms.
 */
import { foldText } from './normalise-label.ts';
import { rememberByText } from './remember-by-text.ts';
import { holdsTerm, isTerm, opensWithTerm } from './terms.ts';

/** The text of a whole line. */
export const isTitleOfBook = rememberByText((text) => isTerm('ownersBook', foldText(text)));

/** The list is of what a customer owes its owner: the text of a line begins with its title. */
export const isTitleOfReceivables = rememberByText((text) => opensWithTerm('receivables', foldText(text)));

/** The names of all columns, from left to right. */
export function namesColumnOfBook(header: string): boolean {
  return holdsTerm('bookColumn', foldText(header));
}
