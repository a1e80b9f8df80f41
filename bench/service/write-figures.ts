import { readFileSync, writeFileSync } from 'node:fs';

/** Between `<!-- name -->` and the next `<!-- end -->` of a Markdown page. Throws when it has no such place. */
export function writeFigures(page: URL, name: string, text: string): void {
  const before = readFileSync(page, 'utf8');
  const place = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- end -->)`);
  if (!place.test(before)) throw new Error(`${page.pathname} has no place for ${name}`);
  writeFileSync(
    page,
    before.replace(place, (_, open, close) => `${open}\n${text}\n\n${close}`),
  );
}
