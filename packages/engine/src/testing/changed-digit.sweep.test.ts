/**
 * One digit of one printed figure changed on its way to paper: amounts and balances of the rows as well as everything that
 * says again what they come to, in summaries, totals, counts, balances of a day, tables of all accounts and second lists.
 * Whatever the engine makes of it, it is not proved any more.
 *
 * Every family once; over more seeds with `MISPRINT_SEEDS=A..B`, and more digits of each document with `MISPRINT_DIGITS=N`.
 */
import type { DraftResult } from '@extracto/model';
import { createRandom, generateSample, layoutFamilies, listDigits, misprintDigit, printPdf } from '@extracto/samples';
import { afterAll, expect, it } from 'vitest';
import { openDocument } from '../pages/open/open-document.ts';
import { readPages } from '../pages/read-trusted-pages.ts';
import { readDocument } from '../statements/read-document.ts';

const [FIRST = 1, LAST = FIRST] = (process.env.MISPRINT_SEEDS ?? '1').split('..').map(Number);
const DIGITS = Number(process.env.MISPRINT_DIGITS ?? 4);
const FAMILIES = layoutFamilies.map(({ name }) => name).filter((name) => name !== 'thousands-of-rows');
const MINUTE_MS = 60_000;

let [proved, changed] = [0, 0];

afterAll(() => {
  console.info(`seeds ${FIRST} to ${LAST}: ${changed} digits changed in ${proved} statements that were verified`);
  expect(changed).toBeGreaterThan(FAMILIES.length);
});

it.each(FAMILIES)(
  'a changed digit is never verified: %s',
  { timeout: MINUTE_MS * (LAST - FIRST + 1) },
  async (family) => {
    for (let seed = FIRST; seed <= LAST; seed++) {
      const sample = await generateSample(seed, { family });
      if (!(await isVerified(sample.pdf, sample.password))) continue;
      proved++;
      const random = createRandom(`misprints/${family}/${seed}`);
      const places = random.shuffle(listDigits(sample.pages, 'all')).slice(0, DIGITS);
      const controls = random.shuffle(listDigits(sample.pages, 'controls')).slice(0, DIGITS);
      for (const place of [...places, ...controls]) {
        const pages = misprintDigit(sample.pages, place, random.integer(1, 9));
        const pdf = await printPdf(pages, { title: sample.name, seed, protection: null });
        expect(await isVerified(pdf, null), `${sample.name} ${JSON.stringify(place)}`).toBe(false);
        changed++;
      }
    }
  },
);

async function isVerified(pdf: Uint8Array, password: string | null): Promise<boolean> {
  const document = await openDocument(pdf, { password });
  try {
    const { statements }: DraftResult = readDocument([...readPages(document)], 'Document');
    return statements.length > 0 && statements.every(({ verification }) => verification.status === 'verified');
  } finally {
    document.close();
  }
}
