import type { Kysely } from 'kysely';
import { ownedClients, type Scope } from '../clients/index.ts';
import type { Database } from '../db/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import type { EndpointName } from './open-secrets.ts';
import { generateWebhookSecret, secretContext } from './webhook-secret.ts';

export interface SecretRotation extends EndpointName {
  /** Time that events are also signed with the replaced secret. */
  readonly overlapMs: number;
  readonly now: Date;
}

/** Replaces the secret; one that was replaced before signs no longer. Returns `false` when there is no secret to replace. */
export async function rotateSecret(
  db: Kysely<Database>,
  box: SecretBox,
  scope: Scope,
  { clientId, mode, overlapMs, now }: SecretRotation,
): Promise<boolean> {
  const name = { owner: clientId, context: secretContext({ clientId, mode }) };
  const sealed = await box.seal(db, name, generateWebhookSecret());
  const rotated = await db
    .updateTable('webhook_endpoints')
    .set((eb) => ({
      secret_encrypted: sealed,
      previous_secret_encrypted: eb.ref('secret_encrypted'),
      previous_secret_until: new Date(now.getTime() + overlapMs),
    }))
    .where('client_id', '=', clientId)
    .where('client_id', 'in', ownedClients(db, scope))
    .where('mode', '=', mode)
    .where('secret_encrypted', 'is not', null)
    .executeTakeFirst();
  return rotated.numUpdatedRows > 0n;
}
