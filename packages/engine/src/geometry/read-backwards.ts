/** Letters from the last to the first; the digits of each figure keep their order, as in every script. */
export function readBackwards(letters: readonly string[]): string {
  const text = letters.toReversed().join('');
  return text.replace(/\d+/g, (figure) => [...figure].reverse().join(''));
}
