import type { Format } from '../format.ts';
import { qifOptions } from './qif-options.ts';

export const qif = {
  name: 'qif',
  title: 'QIF (Quicken, older programs)',
  summary: 'The transactions as QIF, for older programs',
  extension: 'qif',
  mediaType: 'application/qif; charset=utf-8',
  oneAccountAFile: true,
  options: qifOptions,
  load: async () => ({ write: (await import('./write-qif.ts')).writeQif }),
} as const satisfies Format<typeof qifOptions>;
