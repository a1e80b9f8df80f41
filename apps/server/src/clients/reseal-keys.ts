import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { isFirstForm, type SecretBox } from '../secrets/index.ts';

/** Seals API keys that an earlier version sealed with the data keys of their clients. Returns how many that were. */
export async function resealKeys(db: Kysely<Database>, box: SecretBox): Promise<number> {
  const rows = await db.selectFrom('api_keys').select(['key_hash', 'client_id', 'key_encrypted']).execute();
  const old = rows.filter(({ key_encrypted }) => isFirstForm(key_encrypted));
  for (const { key_hash, client_id, key_encrypted } of old) {
    const apiKey = await box.open(db, key_encrypted, client_id);
    const sealed = await box.seal(db, { owner: client_id, context: client_id }, apiKey);
    await db.updateTable('api_keys').set({ key_encrypted: sealed }).where('key_hash', '=', key_hash).execute();
  }
  return old.length;
}
