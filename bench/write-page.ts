import { readFileSync, writeFileSync } from 'node:fs';
import { IS_TRIAL } from '../scripts/trial.ts';

/** Puts measured text into a Markdown page, between `<!-- NAME -->` and `<!-- /NAME -->`. Throws when a mark is missing. */
export function replaceMarked(page: string, name: string, text: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(open), page.indexOf(close)];
  if (from === -1 || to < from) throw new Error(`The page has no place for it: ${open} … ${close}.`);
  return `${page.slice(0, from + open.length)}\n\n${text}\n\n${page.slice(to)}`;
}

/** The same in a file, if one is given. A trial only sees that there is a place for it. */
export function writeMarked(path: string | undefined, name: string, text: string): void {
  if (path === undefined) return;
  const page = replaceMarked(readFileSync(path, 'utf8'), name, text);
  if (!IS_TRIAL) writeFileSync(path, page);
}
