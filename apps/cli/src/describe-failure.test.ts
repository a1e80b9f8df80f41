import { EXTRACTION_ERRORS, ExtractionError, type ExtractionErrorCode } from '@extracto/model';
import { expect, test } from 'vitest';
import { describeFailure } from './describe-failure.ts';

const fileError = (code: string) => Object.assign(new Error(`${code}: /home/jane/march.pdf`), { code });

test.each([
  ['the engine’s own sentence', new ExtractionError('no_statement'), new ExtractionError('no_statement').message],
  ['a file that may not be read', fileError('EACCES'), 'This file cannot be read: permission denied.'],
  [
    'a file whose name is not UTF-8',
    Object.assign(fileError('ENOENT'), { path: 'na\uFFFDme.pdf' }),
    'This file name is not UTF-8. Rename the file.',
  ],
  ['a full disk', fileError('ENOSPC'), 'The result cannot be written: the disk is full.'],
])('%s', (_, error, sentence) => {
  expect(describeFailure(error)).toBe(sentence);
});

test.each([
  ['a fault', new TypeError('987.65 is not a function')],
  ['a fault of the engine', new ExtractionError('internal')],
  ['an unknown file error', fileError('EWHATEVER')],
  ['a code like a built-in property', fileError('toString')],
  ['a thrown text', 'march.pdf'],
  ['nothing', null],
])('%s is never quoted', (_, error) => {
  expect(describeFailure(error)).toBe('Reading this file failed because of a bug in Extracto.');
});

test.each(Object.keys(EXTRACTION_ERRORS) as ExtractionErrorCode[])('%s speaks of no upload and no charge', (code) => {
  expect(describeFailure(new ExtractionError(code))).not.toMatch(/upload|submit|charged/i);
});
