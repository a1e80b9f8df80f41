import type { Format } from '../format.ts';
import { journalOptions } from './journal-options.ts';

export const beancount: Format<typeof journalOptions> = {
  name: 'beancount',
  title: 'Beancount',
  extension: 'beancount',
  mediaType: 'text/plain; charset=utf-8',
  options: journalOptions,
  load: async () => ({ write: (await import('./write-beancount.ts')).writeBeancount }),
};
