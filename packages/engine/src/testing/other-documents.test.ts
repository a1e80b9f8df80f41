/** Papers with dates, amounts and balances that list no account: no row is made of them, in either mode. */
import { generateSample } from '@extracto/samples';
import { OTHER_DOCUMENTS, printOtherDocument } from '@extracto/samples/other-documents';
import { describe, expect, test } from 'vitest';
import { extract } from '../pipeline.ts';

describe.each(['Document', 'Page'] as const)('in %s mode', (parser) => {
  test.each(OTHER_DOCUMENTS)('%s is no statement', async (name) => {
    const pdf = await printOtherDocument(name);
    await expect(extract(pdf, { parser, ocr: 'never' })).rejects.toMatchObject({
      code: 'no_statement',
      message: expect.stringContaining('does not look like a bank statement'),
    });
  });

  test.each([13, 14, 15, 16, 17, 18])('a statement without transactions is one, seed %i', async (seed) => {
    const { pdf } = await generateSample(seed, { family: 'no-transactions' });
    const { statements } = await extract(pdf, { parser, ocr: 'never' });
    expect(statements.flatMap(({ transactions }) => transactions)).toEqual([]);
    expect(statements.length).toBeGreaterThan(0);
  });

  test('a card statement that adds up over its period is one, whatever title stands over a part of it', async () => {
    const { pdf, truth } = await generateSample(5003, { family: 'card-sections' });
    const { statements } = await extract(pdf, { parser, ocr: 'never' });
    expect(statements.flatMap(({ transactions }) => transactions)).toHaveLength(
      truth.statements.flatMap(({ transactions }) => transactions).length,
    );
  });
});
