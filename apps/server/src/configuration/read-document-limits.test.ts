import { DEFAULT_LIMITS } from '@extracto/model';
import { expect, test } from 'vitest';
import { readConfiguration } from './read-configuration.ts';
import { readDocumentLimits } from './read-document-limits.ts';

const limitsOf = (environment: Record<string, string>) =>
  readDocumentLimits(readConfiguration(environment, '/project'));

test('nothing set is what the engine takes for usual', () => {
  expect(limitsOf({})).toEqual(DEFAULT_LIMITS);
});

test('every limit is a setting, in megabytes and seconds', () => {
  const environment = {
    EXTRACTO_MAX_UPLOAD_MB: '2',
    EXTRACTO_MAX_PAGES: '3',
    EXTRACTO_DOCUMENT_TIMEOUT_SECONDS: '40',
    EXTRACTO_PAGE_TIMEOUT_SECONDS: '5',
    EXTRACTO_DOCUMENT_MEMORY_MB: '600',
    EXTRACTO_PAGE_MEMORY_MB: '70',
  };
  expect(limitsOf(environment)).toEqual({
    maxBytes: 2_097_152,
    maxPages: 3,
    documentTimeoutMs: 40_000,
    pageTimeoutMs: 5_000,
    documentMemoryMb: 600,
    pageMemoryMb: 70,
  });
});
