import type { Page } from '@extracto/model';
import { expect, test } from 'vitest';
import { readDocument } from '../statements/read-document.ts';
import { printPage } from '../testing/page-fixture.ts';
import { addOcrAmbiguities } from './add-ocr-ambiguities.ts';

function recognise(confidences: Readonly<Record<string, number>>): Page {
  const page = printPage(`
    Checking Account Statement   12345678   Currency USD
    Date         Description          Amount     Balance
    03/01/2025   Opening Balance                 1,000.00
    03/03/2025   GREEN GROCER          -45.20      954.80
    03/29/2025   RENT MARCH           -500.00      454.80
    03/31/2025   Closing Balance                   454.80
  `);
  const words = page.words.map((word) => ({ ...word, confidence: confidences[word.text] ?? 0.95 }));
  return { ...page, words, textLayer: 'recognised' };
}

const judge = (page: Page) => addOcrAmbiguities(readDocument([page], 'Document'), [page]).statements[0]!;

test('sums prove nothing about a date that was hardly recognised', () => {
  expect(judge(recognise({})).verification.status).toBe('verified');
  const judged = judge(recognise({ '03/29/2025': 0.7 }));
  expect(judged.verification.status).toBe('unverifiable');
  expect(judged.transactions.every((row) => row.confidence < 0.99)).toBe(true);
});

test('words beside the date are not asked', () => {
  expect(judge(recognise({ RENT: 0.3, '-500.00': 0.5 })).verification.status).toBe('verified');
});

test.each([
  ['Oct', 'verified'],
  ['Jun', 'unverifiable'],
])('the name of a month, %s, needs less certainty where no misread letter makes it another: %s', (month, status) => {
  const page = printPage(`
    Checking Account Statement   12345678   Currency USD
    Date           Description          Amount     Balance
    01 ${month} 2025    Opening Balance                 1,000.00
    03 ${month} 2025    GREEN GROCER          -45.20      954.80
    29 ${month} 2025    RENT MARCH           -500.00      454.80
    30 ${month} 2025    Closing Balance                   454.80
  `);
  const words = page.words.map((word) => ({ ...word, confidence: word.text === month ? 0.8 : 0.95 }));
  expect(judge({ ...page, words, textLayer: 'recognised' }).verification.status).toBe(status);
});

/** Two accounts of one file, the days of their rows without a year. */
const TWO = (secondEnd: string) => `
  Checking Account Statement   12345678   Currency EUR
  Statement Date   29/02/2024
  Date     Description          Amount
  Opening Balance               1,000.00
  23/12    GREEN GROCER           -45.20
  10/01    BAKERY                  -5.00
  Closing Balance                 949.80
  Savings Account Statement    87654321   Currency EUR
  ${secondEnd}
  Date     Description          Amount
  Opening Balance               2,000.00
  04/12    RENT                  -100.00
  08/02    BOOKS                  -10.00
  Closing Balance               1,890.00
`;

function recogniseTwo(secondEnd: string, confidences: Readonly<Record<string, number>> = {}): string[] {
  const page = printPage(TWO(secondEnd));
  const words = page.words.map((word) => ({ ...word, confidence: confidences[word.text] ?? 0.95 }));
  const pages: Page[] = [{ ...page, words, textLayer: 'recognised' }];
  return addOcrAmbiguities(readDocument(pages, 'Document'), pages).statements.map(
    ({ verification }) => verification.status,
  );
}

test('days without a year prove nothing where the period of their statement was not found, or hardly recognised', () => {
  const period = 'Statement Date   29/02/2024';
  expect(recogniseTwo(period)).toEqual(['verified', 'verified']);
  expect(recogniseTwo('Statment Dale   29/02/2024')[1]).toBe('unverifiable');
  expect(recogniseTwo(period, { '29/02/2024': 0.7 })).toEqual(['unverifiable', 'unverifiable']);
});
