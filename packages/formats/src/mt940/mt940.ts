import { z } from 'zod/mini';
import type { Format } from '../format.ts';
import { balanceOptions, identityOptions } from '../identify-statements.ts';

const options = z.strictObject({ ...identityOptions, ...balanceOptions });

export const mt940 = {
  name: 'mt940',
  title: 'MT940 (SWIFT)',
  summary: 'The statements as MT940 (SWIFT)',
  extension: 'sta',
  mediaType: 'text/plain; charset=us-ascii',
  options,
  load: async () => ({ write: (await import('./write-mt940.ts')).writeMt940 }),
} as const satisfies Format<typeof options>;
