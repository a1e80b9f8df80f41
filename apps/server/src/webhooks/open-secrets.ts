/** The secrets that sign the events of an endpoint. The first is made when it is first needed. */
import type { KeyMode } from '@extracto/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Database, WebhookEndpointTable } from '../db/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import { generateWebhookSecret, secretContext } from './webhook-secret.ts';

type EndpointSecrets = Pick<
  Selectable<WebhookEndpointTable>,
  'secret_encrypted' | 'previous_secret_encrypted' | 'previous_secret_until'
>;

export interface OpenSecrets {
  readonly current: string;
  /** The replaced one while it still signs; else `null`. */
  readonly previous: { readonly secret: string; readonly until: Date } | null;
}

export interface EndpointName {
  readonly clientId: string;
  readonly mode: KeyMode;
}

/** `row` is of the endpoint `name`, which exists. */
export async function openSecrets(
  db: Kysely<Database>,
  box: SecretBox,
  name: EndpointName,
  row: EndpointSecrets,
  now: Date,
): Promise<OpenSecrets> {
  const context = secretContext(name);
  const current = row.secret_encrypted ?? (await makeSecret(db, box, name));
  const { previous_secret_encrypted: previous, previous_secret_until: until } = row;
  return {
    current: box.open(current, context),
    previous:
      previous === null || until === null || until <= now ? null : { secret: box.open(previous, context), until },
  };
}

/** Returns the stored secret: the first of two created at the same time. */
async function makeSecret(db: Kysely<Database>, box: SecretBox, name: EndpointName): Promise<Buffer> {
  const { clientId, mode } = name;
  await db
    .updateTable('webhook_endpoints')
    .set({ secret_encrypted: box.seal(generateWebhookSecret(), secretContext(name)) })
    .where('client_id', '=', clientId)
    .where('mode', '=', mode)
    .where('secret_encrypted', 'is', null)
    .execute();
  const kept = await db
    .selectFrom('webhook_endpoints')
    .select('secret_encrypted')
    .where('client_id', '=', clientId)
    .where('mode', '=', mode)
    .executeTakeFirstOrThrow();
  return kept.secret_encrypted!;
}
