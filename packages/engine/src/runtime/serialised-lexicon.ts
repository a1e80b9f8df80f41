/**
 * The compiled lexicon as a file of a published package, beside its scripts: to read it takes a tenth of a second less than to compile
 * it. The sources have no such file and compile.
 */
import { existsSync, readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { compileLexicon } from '../knowledge/compile-lexicon.ts';
import { LANGUAGES } from '../knowledge/languages/index.ts';
import { provideLexicon } from '../knowledge/lexicon.ts';

export const LEXICON_FILE = 'lexicon.bin';

export function serialiseLexicon(): Uint8Array {
  return serialize(compileLexicon(LANGUAGES));
}

/** `folder`: its address, with a slash at the end. */
export function takeSerialisedLexicon(folder: URL): void {
  const file = new URL(LEXICON_FILE, folder);
  if (existsSync(file)) provideLexicon(deserialize(readFileSync(file)));
}
