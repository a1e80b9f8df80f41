import { z } from 'zod/mini';
import type { Format } from '../format.ts';
import { identityOptions } from '../require-field.ts';

const options = z.strictObject(identityOptions);

export const mt940: Format<typeof options> = {
  name: 'mt940',
  title: 'MT940 (SWIFT)',
  extension: 'sta',
  mediaType: 'text/plain; charset=us-ascii',
  options,
  load: async () => ({ write: (await import('./write-mt940.ts')).writeMt940 }),
};
