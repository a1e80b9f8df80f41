import { z } from 'zod/mini';
import type { Format } from '../format.ts';
import { ofxOptions } from './ofx-options.ts';

const DIALECTS = {
  1: { name: 'OFX', syntax: 'sgml', intuitBankId: null },
  2: { name: 'OFX', syntax: 'xml', intuitBankId: null },
} as const;

const options = z.strictObject({
  ofxVersion: z._default(z.enum(['1', '2']), '1').check(z.describe('1: SGML, which all programs read; 2: XML')),
  ...ofxOptions,
});

export const ofx = {
  name: 'ofx',
  title: 'OFX (Open Financial Exchange)',
  summary: 'The transactions as OFX, for accounting programs',
  extension: 'ofx',
  mediaType: 'application/x-ofx; charset=utf-8',
  options,
  load: async () => {
    const { writeOfx } = await import('./write-ofx.ts');
    return { write: (result, { ofxVersion, ...chosen }) => writeOfx(result, { ...chosen, ...DIALECTS[ofxVersion] }) };
  },
} as const satisfies Format<typeof options>;
