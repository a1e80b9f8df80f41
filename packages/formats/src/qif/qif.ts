import type { Format } from '../format.ts';
import { qifOptions } from './qif-options.ts';

export const qif: Format<typeof qifOptions> = {
  name: 'qif',
  title: 'QIF (Quicken, older programs)',
  extension: 'qif',
  mediaType: 'application/qif; charset=utf-8',
  oneAccountAFile: true,
  options: qifOptions,
  load: async () => ({ write: (await import('./write-qif.ts')).writeQif }),
};
