import type { Format } from '../format.ts';
import { journalOptions } from './journal-options.ts';

export const hledger: Format<typeof journalOptions> = {
  name: 'hledger',
  title: 'hledger and ledger journal',
  extension: 'journal',
  mediaType: 'text/plain; charset=utf-8',
  options: journalOptions,
  load: async () => ({ write: (await import('./write-hledger.ts')).writeHledger }),
};
