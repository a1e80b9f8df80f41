import { z } from 'zod/mini';
import type { Format } from '../format.ts';
import { intuitOptions } from './ofx-options.ts';

const options = z.strictObject(intuitOptions);

export const qbo = {
  name: 'qbo',
  title: 'QBO (QuickBooks)',
  summary: 'The transactions as QBO, for QuickBooks',
  extension: 'qbo',
  mediaType: 'application/vnd.intu.qbo; charset=utf-8',
  options,
  load: async () => {
    const { writeOfx } = await import('./write-ofx.ts');
    return { write: (result, chosen) => writeOfx(result, { ...chosen, name: 'QBO', syntax: 'sgml' }) };
  },
} as const satisfies Format<typeof options>;
