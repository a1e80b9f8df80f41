/** docs/formats.md knows what the registry knows; its commands are run with those of the other pages. */
import { readFile } from 'node:fs/promises';
import { type Format, formatNames, formats } from '@extracto/formats';
import { DESKTOP_PROGRAMS, PROGRAMS } from '@extracto/formats/programs/programs';
import { expect, test } from 'vitest';

const PAGE = await readFile(new URL('../../../docs/formats.md', import.meta.url), 'utf8');

test.each(formatNames)('the page names %s, its file and its options', (name) => {
  const { extension, options }: Format = formats[name];
  expect(PAGE).toMatch(new RegExp(`^- .*\\(\`${name}\`, \`\\.${extension}\`\\): `, 'm'));
  for (const option of Object.keys(options.shape)) expect(PAGE).toContain(`\`${option}\``);
});

test('the addresses on the page ask for what the formats know', () => {
  const addresses = [...PAGE.matchAll(/result\.(\w+)\?([^`\s]+)`/g)];
  expect(addresses.length).toBeGreaterThan(0);
  for (const [, extension, query] of addresses) {
    const format = Object.values<Format>(formats).find((one) => one.extension === extension)!;
    expect(format.options.safeParse(Object.fromEntries(new URLSearchParams(query))).error).toBeUndefined();
  }
});

test('the page names every program that formats are imported with, in a row of its own', () => {
  const rows = Map.groupBy([...PROGRAMS, ...DESKTOP_PROGRAMS], ({ name }) => name);
  for (const [name, reads] of rows) {
    const [row = ''] = new RegExp(`^\\| ${name} \\|.*$`, 'm').exec(PAGE) ?? [];
    for (const { format } of reads) expect(row).toContain(`\`${format}\``);
  }
});
