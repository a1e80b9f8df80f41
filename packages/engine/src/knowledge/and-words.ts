/** The word between two names that are given to one thing: "Payee and details", "Empfänger und Verwendungszweck", "Saaja ja selitys". */

const AND: ReadonlySet<string> = new Set(
  'and und et y e ed en og och ja ve dan i a és și un ir & и та і και'.split(' '),
);

/** The names in order; the whole text where no such word stands between two others. */
export function splitAtAnd(text: string): readonly string[] {
  const words = text.split(' ');
  const names: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    if (at > 0 && at < words.length - 1 && AND.has(word.toLowerCase())) names.push([]);
    else names.at(-1)!.push(word);
  }
  return names.map((name) => name.join(' '));
}
