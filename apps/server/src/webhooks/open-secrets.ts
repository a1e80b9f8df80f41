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
  const open = async (sealed: Buffer) => String(await box.open(db, sealed, context));
  return {
    current: await open(current),
    previous: previous === null || until === null || until <= now ? null : { secret: await open(previous), until },
  };
}

/** Returns the stored secret: the first of two created at the same time. */
async function makeSecret(db: Kysely<Database>, box: SecretBox, name: EndpointName): Promise<Buffer> {
  const { clientId, mode } = name;
  const sealed = await box.seal(db, { owner: clientId, context: secretContext(name) }, generateWebhookSecret());
  await db
    .updateTable('webhook_endpoints')
    .set({ secret_encrypted: sealed })
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
