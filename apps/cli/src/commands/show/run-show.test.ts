import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSample } from '@extracto/samples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../testing/surroundings.ts';

let folder = '';
const at = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extracto-show-'));
  const sample = await generateSample(13, { family: 'debit-credit' });
  await writeFile(at('a.pdf'), sample.pdf);
  const locked = await generateSample(13, { family: 'protected' });
  await writeFile(at('locked.pdf'), locked.pdf);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function show(...args: string[]): Promise<string> {
  expect((await runCommand(['show', ...args, '--out', at('out.html')])).status).toBe(0);
  return readFile(at('out.html'), 'utf8');
}

test('draws every page with its words, columns by role and rows by kind', async () => {
  const html = await show(at('a.pdf'));
  expect(html.match(/<svg /g)).toHaveLength(3);
  expect(html).toContain('<title>a.pdf</title>');
  expect(html).toMatch(/<li>verified, \d+ transactions/);
  expect(html).toContain('newest first, balance is held: ');
  expect(html).toMatch(/score [\d.]+, taken/);
  expect(html).toMatch(/refuted: \d+ of \d+ steps between balances/);
  for (const role of ['date', 'description', 'debit', 'credit', 'balance', 'transaction']) {
    expect(html).toContain(`<title>${role}</title>`);
  }
});

test('masked, nothing that the statement says is left', async () => {
  const [plain, masked] = [await show(at('a.pdf')), await show(at('a.pdf'), '--mask')];
  const wordsOf = (html: string) => [...html.matchAll(/<text x[^>]*>([^<]*)</g)].map(([, text]) => text!);
  expect(wordsOf(masked)).toHaveLength(wordsOf(plain).length);
  expect(wordsOf(masked).join('').replace(/&\w+;/g, '')).not.toMatch(/[a-wyz0-8]/i);
  expect(masked).not.toContain('a.pdf');
  expect(masked).toContain('<title>transaction</title>');
});

test('marks stand inside their page', async () => {
  const html = await show(at('a.pdf'));
  for (const [, svg] of html.matchAll(/<svg([\s\S]*?)<\/svg>/g)) {
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg!)!;
    for (const [, x, y, w, h] of svg!.matchAll(
      /<rect x="([-\d.]+)" y="([-\d.]+)" width="([-\d.]+)" height="([-\d.]+)"/g,
    )) {
      expect(Number(x)).toBeGreaterThanOrEqual(-1);
      expect(Number(y)).toBeGreaterThanOrEqual(-1);
      expect(Number(x) + Number(w)).toBeLessThanOrEqual(Number(width) + 1);
      expect(Number(y) + Number(h)).toBeLessThanOrEqual(Number(height) + 1);
    }
  }
});

test('only the pages that were asked for, in a file for its owner', async () => {
  const html = await show(at('a.pdf'), '--pages', '2,3-9');
  expect(html.match(/<h2>.*<\/h2>/g)).toEqual(['<h2>Page 2</h2>', '<h2>Page 3</h2>']);
  expect((await stat(at('out.html'))).mode & 0o777).toBe(0o600);
});

test('carries no script and no address, whatever the document says', async () => {
  const html = await show(at('a.pdf'));
  expect(html).not.toMatch(/<script|https?:|src=|href=/);
});

/** A letter: one page, one line. */
const LETTER = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>> endobj
4 0 obj <</Length 43>> stream
BT /F1 12 Tf 50 100 Td (Dear Jane <b>) Tj ET
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R>>`;

test('a document that is no statement is drawn all the same, with the reason', async () => {
  await writeFile(at('letter.pdf'), LETTER);
  const html = await show(at('letter.pdf'));
  expect(html).toContain('This document does not look like a bank statement');
  expect(html).toContain('>Jane</text>');
  expect(html).toContain('>&lt;b&gt;</text>');
});

test.each([
  [['show'], 'One PDF is needed.'],
  [['show', 'a.pdf', 'b.pdf'], 'One PDF is needed.'],
  [['show', 'a.pdf', '--pages', 'x'], '--pages is a list such as 1,3-5, not "x".'],
])('refuses %j', async (args, sentence) => {
  expect(await runCommand(args)).toMatchObject({ status: 2, notes: expect.stringContaining(sentence) });
});

test('pages that the document does not have', async () => {
  expect(await runCommand(['show', at('a.pdf'), '--pages', '7', '--out', at('y.html')])).toMatchObject({
    status: 2,
    notes: expect.stringContaining('This document has 3 pages'),
  });
});

test.each([
  ['gone.pdf', 'No such file or folder.'],
  ['locked.pdf', 'password'],
])('%s says why it cannot be drawn', async (name, sentence) => {
  const { status, notes } = await runCommand(['show', at(name), '--out', at('z.html')]);
  expect(status).toBe(1);
  expect(notes).toContain(sentence);
});
