import type { Page } from '@extracto/model';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../statements/read-document.ts';
import { printPage } from '../testing/page-fixture.ts';
import { correctFigures } from './correct-figures.ts';

const STATEMENT = `
  Checking Account Statement   12345678   Currency USD
  Statement period 03/01/2025 to 03/31/2025

  Date         Description          Amount     Balance
  03/01/2025   Opening Balance                 1,000.00
  03/03/2025   GREEN GROCER          -45.20      954.80
  03/09/2025   RENT MARCH           -500.00      454.80
  03/14/2025   SALARY ACME          1,250.00   1,704.80
  03/22/2025   WATER COMPANY         -61.35    1,643.45
  03/31/2025   Closing Balance                 1,643.45
`;

/** The page as recognised: some words misread, each with what else it may be. */
function recognise(
  misread: Readonly<Record<string, readonly [read: string, ...alternatives: string[]]>>,
  block = STATEMENT,
): Page {
  const page = printPage(block);
  const words = page.words.map((word) => {
    const [read, ...alternatives] = misread[word.text] ?? [word.text];
    return { ...word, text: read, confidence: 0.95, alternatives };
  });
  return { ...page, words, textLayer: 'recognised' };
}

function readCorrected(page: Page) {
  const readPages = (pages: readonly Page[]) => ({ pages, result: readDocument(pages, 'Document') });
  return correctFigures(readPages([page]), readPages).result;
}

const read = (misread: Parameters<typeof recognise>[0]) => {
  const { statements, warnings } = readCorrected(recognise(misread));
  return { ...statements[0]!, warnings };
};
const amounts = (statement: ReturnType<typeof read>) => statement.transactions.map(({ amount }) => amount);
const AMOUNTS = ['-45.20', '-500.00', '1250.00', '-61.35'];

describe('a misread digit', () => {
  test('of a clean page needs no correction', () => {
    const statement = read({});
    expect(amounts(statement)).toEqual(AMOUNTS);
    expect(statement.verification.status).toBe('verified');
    expect(statement.transactions.some((row) => row.corrected !== undefined)).toBe(false);
  });

  test('of an amount between two printed balances is corrected, and says so', () => {
    const statement = read({ '-61.35': ['-67.35', '-61.35', '-87.35'] });
    expect(amounts(statement)).toEqual(AMOUNTS);
    expect(statement.transactions[3]!.corrected).toMatchObject({ field: 'amount', read: '-67.35' });
    expect(statement.verification.status).toBe('verified');
  });

  test('and a minus that was overlooked', () => {
    const statement = read({ '-61.35': ['61.35', '67.35', '-61.35'] });
    expect(amounts(statement)).toEqual(AMOUNTS);
    expect(statement.transactions[3]!.corrected).toMatchObject({ field: 'amount', read: '61.35' });
    expect(statement.verification.status).toBe('verified');
  });

  test('in two places is corrected in both', () => {
    const statement = read({ '-500.00': ['500.00', '-500.00'], '-61.35': ['-67.35', '-61.35'] });
    expect(amounts(statement)).toEqual(AMOUNTS);
    expect(statement.verification.status).toBe('verified');
  });

  test('of a balance in the middle is corrected, and says so', () => {
    const statement = read({ '454.80': ['464.80', '454.80', '484.80'] });
    expect(statement.transactions[1]).toMatchObject({
      balance: '454.80',
      corrected: { field: 'balance', read: '464.80' },
    });
    expect(statement.verification.status).toBe('verified');
  });

  test('is left alone when the recogniser saw no other reading that fits', () => {
    const statement = read({ '-61.35': ['-67.35', '-87.35', '-67.36'] });
    expect(amounts(statement)[3]).toBe('-67.35');
    expect(statement.verification.status).toBe('mismatch');
  });

  test('of a text page is never corrected', () => {
    const page = { ...recognise({ '-61.35': ['-67.35', '-61.35'] }), textLayer: 'native' as const };
    expect(readCorrected(page).statements[0]!.verification.status).toBe('mismatch');
  });
});

describe('without balances on the rows', () => {
  const block = STATEMENT.replace(/ +(954\.80|454\.80|1,704\.80)$/gm, '').replace('-61.35    1,643.45', '-61.35');
  const readBlock = (misread: Parameters<typeof recognise>[0]) =>
    readCorrected(recognise(misread, block)).statements[0]!;

  test('a sum that chose a reading no longer proves it', () => {
    expect(readBlock({}).verification.status).toBe('verified');
    const corrected = readBlock({ '-61.35': ['-67.35', '-61.35'] });
    expect(corrected.transactions.map(({ amount }) => amount)).toEqual(AMOUNTS);
    expect(corrected.transactions[3]!.corrected).toMatchObject({ field: 'amount' });
    expect(corrected.verification.status).toBe('unverifiable');
  });

  test('two readings that close the same gap are both left alone', () => {
    const open = readBlock({ '-61.35': ['-67.35', '-61.35'], '-500.00': ['-500.00', '-494.00'] });
    expect(open.transactions.map(({ amount }) => amount)).toEqual(['-45.20', '-500.00', '1250.00', '-67.35']);
    expect(open.verification.status).toBe('mismatch');
  });
});
