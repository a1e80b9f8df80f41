import type { SampleCall } from './sample-call.ts';
import { writeCurl } from './write-curl.ts';
import { writePython } from './write-python.ts';
import { writeTypescript } from './write-typescript.ts';

export type Language = 'curl' | 'TypeScript' | 'Python';

/** In the order in which they are offered. */
export const LANGUAGES: Readonly<Record<Language, (call: SampleCall) => string>> = {
  curl: writeCurl,
  TypeScript: writeTypescript,
  Python: writePython,
};
