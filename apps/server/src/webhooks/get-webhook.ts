import type { Webhook } from '@extracto/contract';
import type { Kysely } from 'kysely';
import { ownedClients, type Scope } from '../clients/index.ts';
import type { Database } from '../db/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import { type EndpointName, openSecrets } from './open-secrets.ts';

/** `null` when the client is not in the scope. */
export async function getWebhook(
  db: Kysely<Database>,
  box: SecretBox,
  scope: Scope,
  { clientId, mode }: EndpointName,
  now: Date,
): Promise<Webhook | null> {
  const row = await db
    .selectFrom('clients as c')
    .leftJoin('webhook_endpoints as e', (join) => join.onRef('e.client_id', '=', 'c.client_id').on('e.mode', '=', mode))
    .where('c.client_id', '=', clientId)
    .where('c.client_id', 'in', ownedClients(db, scope))
    .select(['e.mode', 'e.url', 'e.disabled_at', 'e.disabled_reason'])
    .select(['e.secret_encrypted', 'e.previous_secret_encrypted', 'e.previous_secret_until'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const secrets = row.mode === null ? null : await openSecrets(db, box, { clientId, mode }, row, now);
  return {
    clientId,
    mode,
    webHookUrl: row.url,
    state: row.url === null ? 'off' : row.disabled_at === null ? 'on' : 'disabled',
    disabledReason: row.disabled_reason,
    disabledAt: row.disabled_at?.toISOString() ?? null,
    secret: secrets?.current ?? null,
    previousSecretUntil: secrets?.previous?.until.toISOString() ?? null,
  };
}
