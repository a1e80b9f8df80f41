import { z } from 'zod/mini';
import type { Format } from '../format.ts';
import { intuitOptions } from './ofx-options.ts';

const options = z.strictObject(intuitOptions);

export const qfx: Format<typeof options> = {
  name: 'qfx',
  title: 'QFX (Quicken)',
  extension: 'qfx',
  mediaType: 'application/vnd.intu.qfx; charset=utf-8',
  options,
  load: async () => {
    const { writeOfx } = await import('./write-ofx.ts');
    return { write: (result, chosen) => writeOfx(result, { ...chosen, name: 'QFX', syntax: 'sgml' }) };
  },
};
