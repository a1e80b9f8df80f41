/** OFX against the DTDs that its owners publish, and read back by libofx, with which GnuCash and KMyMoney import. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { writeResult } from '../index.ts';
import { findOfxSchemas, PUBLISHED_SCHEMAS } from '../published-schemas.ts';
import { resultOf, rowsArbitrary, sampleRow, sampleStatement } from '../testing/sample-result.ts';

const folder = mkdtempSync(join(tmpdir(), 'extracto-ofx-'));
afterAll(() => rmSync(folder, { recursive: true }));
const schemas = findOfxSchemas();
const OFX_SCHEMAS = PUBLISHED_SCHEMAS.filter(({ file }) => file.startsWith('ofx'));
const FORMATS = OFX_SCHEMAS.flatMap(({ holds }) => holds);

const card = sampleStatement([{ reference: 'CHQ 1041' }], {
  account: { type: 'credit_card', number: '4111 XXXX', currency: 'USD' },
  closingBalance: '80.00',
});

/** The output of libofx's own program for a file, one line a field. */
function dump(file: string): string {
  const path = join(folder, 'statement.ofx');
  writeFileSync(path, file);
  return execFileSync('ofxdump', [path], { encoding: 'utf8', env: { ...process.env, TZ: 'UTC' }, stdio: 'pipe' });
}

const readField = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^ *${name}: (.*)$`, 'gm'))].map(([, value]) => value!.trim());

test('the published DTDs and the programs are there', () => {
  expect(schemas, 'Install libofx with its program (Debian: apt-get install ofx opensp).').not.toBeNull();
});

describe.each(OFX_SCHEMAS)('$standard', ({ file, holds, findErrors }) => {
  const errorsOf = (texts: readonly string[]) => findErrors(texts, join(schemas ?? '', file));

  test.each(holds)('%s %j is valid by the published DTD', { timeout: 60_000 }, async (format, options) => {
    const texts = [String(await writeResult(resultOf(sampleStatement([{}]), card), format, options))];
    const write = async (rows: Parameters<typeof sampleStatement>[0]) =>
      texts.push(String(await writeResult(resultOf(sampleStatement(rows)), format, options)));
    await fc.assert(
      fc.asyncProperty(rowsArbitrary, async (rows) => void (await write(rows))),
      { numRuns: 30 },
    );
    expect(await errorsOf(texts)).toEqual([]);
  });

  test('an element that is missing is found', async () => {
    const [[format, options]] = holds as [(typeof holds)[number]];
    const text = String(await writeResult(resultOf(sampleStatement([{}])), format, options));
    expect((await errorsOf([text.replace(/<FITID>.*\n/, '')])).join('\n')).toMatch(/FITID/);
  });
});

test.each(FORMATS)('%s %j is read by libofx as it was', { timeout: 60_000 }, async (format, options) => {
  await fc.assert(
    fc.asyncProperty(rowsArbitrary, async (rows) => {
      const text = dump(String(await writeResult(resultOf(sampleStatement(rows)), format, options)));
      expect(readField(text, "Financial institution's ID for this transaction")).toEqual(rows.map(({ id }) => id));
      expect(readField(text, 'Total money amount')).toEqual(rows.map(({ amount }) => amount));
      expect(readField(text, 'Date posted').map((day) => new Date(day).toISOString().slice(0, 10))).toEqual(
        rows.map(({ date }) => date),
      );
    }),
    { numRuns: 20 },
  );
});

test('libofx knows the accounts, their balances and the signs of a card', async () => {
  const row = sampleRow({ description: 'MÜLLER & SÖHNE <1>' });
  const text = dump(String(await writeResult(resultOf(sampleStatement([row]), card), 'ofx')));
  expect(readField(text, 'Account type')).toEqual(['CHECKING', 'CREDITCARD']);
  expect(readField(text, 'Ledger balance')).toEqual(['1189.36', '-80.00']);
  expect(readField(text, 'Name of payee or transaction description')[0]).toBe('MÜLLER & SÖHNE <1>');
});
