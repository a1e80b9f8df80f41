/** Words in the name of a balance that put it below zero: "Solde débiteur au 30/11". One that names both sides says nothing. */
const BELOW_ZERO: ReadonlySet<string> = new Set([
  'debiteur',
  'deudor',
  'devedor',
  'debitore',
  'overdrawn',
  'sollsaldo',
]);
const ABOVE_ZERO: ReadonlySet<string> = new Set(['crediteur', 'acreedor', 'credor', 'creditore', 'habensaldo']);

/** `words` in normal form. */
export function namesDebt(words: readonly string[]): boolean {
  return words.some((word) => BELOW_ZERO.has(word)) && !words.some((word) => ABOVE_ZERO.has(word));
}
