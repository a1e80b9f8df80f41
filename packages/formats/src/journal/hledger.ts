import type { Format } from '../format.ts';
import { journalOptions } from './journal-options.ts';

export const hledger = {
  name: 'hledger',
  title: 'hledger and ledger journal',
  summary: 'The statements as a journal for hledger and ledger',
  extension: 'journal',
  mediaType: 'text/plain; charset=utf-8',
  options: journalOptions,
  load: async () => ({ write: (await import('./write-hledger.ts')).writeHledger }),
} as const satisfies Format<typeof journalOptions>;
