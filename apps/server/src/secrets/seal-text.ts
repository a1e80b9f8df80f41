/**
 * Long texts of the database, compressed before they are sealed: the database can't compress them afterwards.
 *
 *   base64 of the sealed, deflated UTF-8 text; earlier versions wrote the JSON itself, which begins with a brace or a bracket
 */
import { promisify } from 'node:util';
import { deflateRaw, inflateRawSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { SealName } from './sealed-form.ts';
import type { SecretBox } from './secret-box.ts';

export interface SealedText {
  readonly text: string;
  readonly context: string;
}

export async function sealText(db: Kysely<Database>, box: SecretBox, name: SealName, text: string): Promise<string> {
  return (await box.seal(db, name, await promisify(deflateRaw)(text))).toString('base64');
}

export async function openText(db: Kysely<Database>, box: SecretBox, text: string, context: string): Promise<string> {
  return (await openTexts(db, box, [{ text, context }]))[0]!;
}

/** In their order, with one look at the keys. */
export async function openTexts(db: Kysely<Database>, box: SecretBox, many: readonly SealedText[]): Promise<string[]> {
  const sealed = many.filter(({ text }) => !isPlain(text));
  const opened = await box.openAll(
    db,
    sealed.map(({ text, context }) => ({ sealed: Buffer.from(text, 'base64'), context })),
  );
  const next = opened.values();
  return many.map(({ text }) => (isPlain(text) ? text : inflateRawSync(next.next().value!).toString()));
}

function isPlain(text: string): boolean {
  return /^[{[]/.test(text);
}
