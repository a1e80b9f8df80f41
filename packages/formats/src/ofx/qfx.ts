import { z } from 'zod/mini';
import type { Format } from '../format.ts';
import { intuitOptions } from './ofx-options.ts';

const options = z.strictObject(intuitOptions);

export const qfx = {
  name: 'qfx',
  title: 'QFX (Quicken)',
  summary: 'The transactions as QFX, for Quicken',
  extension: 'qfx',
  mediaType: 'application/vnd.intu.qfx; charset=utf-8',
  options,
  load: async () => {
    const { writeOfx } = await import('./write-ofx.ts');
    return { write: (result, chosen) => writeOfx(result, { ...chosen, name: 'QFX', syntax: 'sgml' }) };
  },
} as const satisfies Format<typeof options>;
