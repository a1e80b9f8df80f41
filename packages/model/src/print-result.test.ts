import { expect, test } from 'vitest';
import { ZodError } from 'zod';
import { printResult } from './print-result.ts';
import type { ExtractionResult } from './result.ts';

const RESULT: ExtractionResult = {
  documentType: 'Statement',
  parser: 'Document',
  pages: 1,
  bankId: 'de-dkb',
  statements: [],
  warnings: [],
};

test('fields outside the schema are not printed', () => {
  const { json } = printResult({ ...RESULT, looksOther: true } as ExtractionResult, 'a job');
  expect(JSON.parse(json)).toEqual({ ...RESULT, jobId: 'a job' });
});

test('a result that its schema refuses is none', () => {
  expect(() => printResult({ ...RESULT, pages: 0 }, 'a job')).toThrow(ZodError);
});
