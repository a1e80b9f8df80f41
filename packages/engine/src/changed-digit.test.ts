/**
 * One digit of one printed figure changed on the page, before anything is read: balances and totals in the summary, in
 * the list and in tables of daily balances as well as the rows' own figures. Whatever the engine makes of it, it is not
 * proved any more.
 */
import type { DraftResult, Page } from '@extracto/model';
import { generateSample, type Sample } from '@extracto/samples';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDocument } from './read-document.ts';
import { openDocument } from './stages/open/open-document.ts';
import { readPages } from './stages/read/read-pages.ts';

const FAMILIES = ['signed-amount', 'debit-credit', 'carried-forward', 'sections', 'checks-paid', 'look-alikes', 'card'];
const SEED = 13;

async function pagesOf({ pdf, password }: Sample): Promise<Page[]> {
  const document = await openDocument(pdf, { password });
  try {
    return [...readPages(document)];
  } finally {
    document.close();
  }
}

function isVerified({ statements }: DraftResult): boolean {
  return statements.every(({ verification }) => verification.status === 'verified');
}

/** Figures of the result as their digits, as they may be printed with and without decimals. */
function figuresOf({ statements }: DraftResult): ReadonlySet<string> {
  const texts = statements.flatMap(({ openingBalance, closingBalance, totals, transactions }) => [
    ...[openingBalance, closingBalance, totals?.credits, totals?.debits],
    ...transactions.flatMap(({ amount, balance }) => [amount, balance]),
  ]);
  const digits = texts.filter((text) => text != null).map((text) => text.replace(/\D/g, '').replace(/^0+/, ''));
  return new Set([...digits, ...digits.map((text) => text.replace(/00$/, ''))].filter((text) => text.length > 3));
}

/** Every digit on the pages that is of such a figure; a number without a separator may be a reference. */
function placesOf(pages: readonly Page[], figures: ReadonlySet<string>) {
  return pages.flatMap(({ words }, page) =>
    words.flatMap(({ text }, word) =>
      /\d[.,'’]\d/.test(text) && figures.has(text.replace(/\D/g, '').replace(/^0+/, ''))
        ? [...text].flatMap((letter, at) => (/\d/.test(letter) ? [{ page, word, at }] : []))
        : [],
    ),
  );
}

function change(pages: readonly Page[], { page, word, at }: ReturnType<typeof placesOf>[number], step: number): Page[] {
  const { words } = pages[page]!;
  const { text } = words[word]!;
  const digit = (Number(text[at]) + step) % 10;
  const changed = { ...words[word]!, text: text.slice(0, at) + digit + text.slice(at + 1) };
  return pages.map((other, index) => (index === page ? { ...other, words: words.with(word, changed) } : other));
}

it.each(FAMILIES)('a changed digit is never verified: %s', async (family) => {
  const pages = await pagesOf(await generateSample(SEED, { family }));
  const result = readDocument(pages, 'Document');
  expect(isVerified(result)).toBe(true);
  const places = placesOf(pages, figuresOf(result));
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.integer({ min: 1, max: 9 }), (place, step) => {
      expect(isVerified(readDocument(change(pages, place, step), 'Document'))).toBe(false);
    }),
    { numRuns: 40, seed: SEED },
  );
});
