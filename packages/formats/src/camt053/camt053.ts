import { z } from 'zod/mini';
import type { Format } from '../format.ts';
import { balanceOptions, identityOptions } from '../identify-statements.ts';

const options = z.strictObject({ ...identityOptions, ...balanceOptions });

export const camt053 = {
  name: 'camt053',
  title: 'CAMT.053 (ISO 20022)',
  summary: 'The statements as CAMT.053 (ISO 20022)',
  extension: 'xml',
  mediaType: 'application/xml; charset=utf-8',
  options,
  load: async () => ({ write: (await import('./write-camt053.ts')).writeCamt053 }),
} as const satisfies Format<typeof options>;
