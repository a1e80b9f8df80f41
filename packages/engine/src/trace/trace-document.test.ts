import type { Page, Word } from '@extracto/model';
import { printPlainStatement } from '@extracto/samples';
import { expect, test } from 'vitest';
import { openDocument } from '../pages/open/open-document.ts';
import type { PageRecogniser } from '../pages/read-trusted-pages.ts';
import { readPages } from '../pages/read-trusted-pages.ts';
import { maskTrace, traceDocument } from './index.ts';

const STATEMENT = {
  accountNumber: '1234567890',
  from: '2025-01-01',
  to: '2025-01-31',
  opening: 10_000,
  bookings: [
    { date: '2025-01-03', description: 'Salary', minor: 50_000 },
    { date: '2025-01-04', description: 'Coffee house', minor: -350 },
    { date: '2025-01-05', description: 'Rent', minor: -20_000 },
  ],
};

/** Recognises the words of the text layer, of which one is misread. */
async function misread(pdf: Uint8Array, right: string, wrong: string): Promise<PageRecogniser> {
  const document = await openDocument(pdf, {});
  const [page] = [...readPages(document)] as [Page];
  document.close();
  const recognise = (word: Word): Word => ({
    ...word,
    text: word.text === right ? wrong : word.text,
    alternatives: word.text === right ? [right] : [],
    confidence: 0.95,
  });
  const tilt = { rowSlope: 0, rowFan: 0, columnSlope: 0, columnFan: 0 };
  const { rulings, widthPt, heightPt } = page;
  return {
    width: 1,
    recognise: async () => ({
      words: page.words.map(recognise),
      rulings,
      widthPt,
      heightPt,
      tilt,
      turnedDeg: 0,
      model: 'eng',
    }),
  };
}

test('a figure that the arithmetic corrected is traced with what was recognised', async () => {
  const pdf = await printPlainStatement(STATEMENT);
  const options = { ocr: 'always', recogniser: await misread(pdf, '-200.00', '-280.00') } as const;
  const { result, trace } = await traceDocument(pdf, options);
  expect(result!.statements[0]!.transactions[2]).toMatchObject({ amount: '-200.00', corrected: { read: '-280.00' } });
  const [page] = trace.pages;
  expect(page!.textLayer).toBe('recognised');
  expect(page!.words.filter(({ recognised }) => recognised !== null)).toMatchObject([
    { text: '-200.00', recognised: '-280.00' },
  ]);
});

test('amounts and dates carry every reading, the one taken first, and the ranking says what refutes the others', async () => {
  const { trace } = await traceDocument(await printPlainStatement(STATEMENT));
  const tokens = trace.pages.flatMap((page) => page.tokens);
  expect(tokens.find(({ text }) => text.includes('500.00'))).toMatchObject({ kind: 'amount', readings: ['500.00'] });
  expect(tokens.filter(({ kind }) => kind === 'date').length).toBeGreaterThanOrEqual(3);
  const [taken, ...others] = trace.readings[0]!.statements[0]!.readings;
  expect(taken).toMatchObject({ opening: '100.00', closing: '396.50', refutedBy: [] });
  expect(others.flatMap(({ refutedBy }) => refutedBy)).toContain(
    '2 of 2 steps between balances are not the amounts between them',
  );
});

test('in page mode every page is a reading of its own', async () => {
  const pdf = await printPlainStatement({ ...STATEMENT, rowsPerPage: 2 });
  const { trace } = await traceDocument(pdf, { parser: 'Page' });
  expect(trace.readings.map(({ pageNumbers }) => pageNumbers)).toEqual([[1], [2]]);
});

test('a masked trace keeps boxes, marks and counts, and no letter or figure of the statement', async () => {
  const { trace } = await traceDocument(await printPlainStatement(STATEMENT));
  const masked = maskTrace(trace);
  const printed = masked.pages.flatMap(({ words, tokens }) => [
    ...words.map(({ text }) => text),
    ...tokens.flatMap(({ text, readings }) => [text, ...readings]),
  ]);
  expect(printed.join('')).not.toMatch(/[^\P{L}x]|[^\P{N}9]/u);
  const ranked = masked.readings[0]!.statements[0]!.readings;
  expect(ranked[0]).toMatchObject({ opening: '999.99', closing: '999.99' });
  expect(masked.pages.map(({ rows, columns }) => [rows, columns])).toEqual(
    trace.pages.map(({ rows, columns }) => [rows, columns]),
  );
});
