import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleName } from '@extracto/contract';

/** The bytes of a sample document; small enough to be read at once. */
export function readSample(name: SampleName): Buffer {
  return readFileSync(join(import.meta.dirname, 'documents', `${name}.pdf`));
}
