import { normaliseLabel } from './normalise-label.ts';
import { isTerm } from './terms.ts';

/** "Solde débiteur au 30/11" is below zero; a name of both sides says nothing. `words` in normal form. */
export function namesDebt(words: readonly string[]): boolean {
  return words.some((word) => isTerm('belowZero', word)) && !words.some((word) => isTerm('aboveZero', word));
}

/** "Capital em dívida (EUR)" */
export function namesPrincipal(header: string): boolean {
  return isTerm('principal', normaliseLabel(header));
}
