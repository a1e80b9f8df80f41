import type { Format } from '../format.ts';
import { journalOptions } from './journal-options.ts';

export const beancount = {
  name: 'beancount',
  title: 'Beancount',
  summary: 'The statements as a file for Beancount',
  extension: 'beancount',
  mediaType: 'text/plain; charset=utf-8',
  options: journalOptions,
  load: async () => ({ write: (await import('./write-beancount.ts')).writeBeancount }),
} as const satisfies Format<typeof journalOptions>;
