/** Puts measured text into a Markdown page, between `<!-- NAME -->` and `<!-- /NAME -->`. Throws when a mark is missing. */
export function replaceMarked(page: string, name: string, text: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(open), page.indexOf(close)];
  if (from === -1 || to < from) throw new Error(`The page has no place for it: ${open} … ${close}.`);
  return `${page.slice(0, from + open.length)}\n\n${text}\n\n${page.slice(to)}`;
}
