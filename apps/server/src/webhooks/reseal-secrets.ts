import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { isFirstForm, type SecretBox } from '../secrets/index.ts';
import { secretContext } from './webhook-secret.ts';

/** Seals webhook secrets that an earlier version sealed with the data keys of their clients. Returns how many that were. */
export async function resealSecrets(db: Kysely<Database>, box: SecretBox): Promise<number> {
  const rows = await db
    .selectFrom('webhook_endpoints')
    .select(['client_id', 'mode', 'secret_encrypted', 'previous_secret_encrypted'])
    .execute();
  let resealed = 0;
  for (const { client_id: clientId, mode, ...secrets } of rows) {
    const context = secretContext({ clientId, mode });
    for (const column of ['secret_encrypted', 'previous_secret_encrypted'] as const) {
      const old = secrets[column];
      if (old === null || !isFirstForm(old)) continue;
      const sealed = await box.seal(db, { owner: clientId, context }, await box.open(db, old, context));
      // A secret that was replaced meanwhile stays.
      await db
        .updateTable('webhook_endpoints')
        .set({ [column]: sealed })
        .where(column, '=', old)
        .execute();
      resealed += 1;
    }
  }
  return resealed;
}
