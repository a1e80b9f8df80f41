import type { Client } from '@extracto/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import type { Scope } from './scope.ts';

export interface ClientFilter extends Scope {
  /** Only this one. */
  readonly onlyClientId?: string;
}

/** The clients in a scope, oldest first, each with its current keys readable. A test key is not shown the live one. */
export async function listClients(db: Kysely<Database>, box: SecretBox, filter: ClientFilter): Promise<Client[]> {
  let query = db
    .selectFrom('clients as c')
    .leftJoin('api_keys as k', (join) =>
      join.onRef('k.client_id', '=', 'c.client_id').on('k.expires_at', 'is', null).on('k.mode', '=', 'live'),
    )
    .leftJoin('api_keys as t', (join) =>
      join.onRef('t.client_id', '=', 'c.client_id').on('t.expires_at', 'is', null).on('t.mode', '=', 'test'),
    )
    .innerJoin('ledger_accounts as a', (join) =>
      join.onRef('a.client_id', '=', 'c.client_id').on('a.kind', '=', 'available'),
    )
    .select(['c.document_days', 'c.result_days', 'c.delete_result_on_download'])
    .leftJoin('webhook_endpoints as w', (join) =>
      join.onRef('w.client_id', '=', 'c.client_id').on('w.mode', '=', filter.mode ?? 'live'),
    )
    .select(['c.client_id', 'c.user_id', 'c.name', 'w.url as webhook_url', 'a.balance'])
    .select(['k.key_encrypted', 't.key_encrypted as test_key_encrypted'])
    .select((eb) =>
      eb
        .selectFrom('api_keys as r')
        .select((ends) => ends.fn.max('r.expires_at').as('ends_at'))
        .whereRef('r.client_id', '=', 'c.client_id')
        .where('r.mode', '=', filter.mode ?? 'live')
        .as('replaced_key_ends_at'),
    )
    .where('c.user_id', '=', filter.userId)
    .orderBy('c.client_id');
  if (filter.clientId !== null) query = query.where('c.client_id', '=', filter.clientId);
  if (filter.onlyClientId !== undefined) query = query.where('c.client_id', '=', filter.onlyClientId);
  const rows = await query.execute();
  const keys = filter.named ? new Map<Buffer, string>() : await openKeys(db, box, rows);
  return rows.map((row) => {
    // Without keys is whose address was proved after they had been made: they rotate them.
    const open = (sealed: Buffer | null) => (sealed === null ? null : (keys.get(sealed) ?? null));
    const testApiKey = open(row.test_key_encrypted);
    return {
      userId: row.user_id,
      name: row.name,
      clientId: row.client_id,
      apiKey: (filter.mode === 'test' ? testApiKey : open(row.key_encrypted)) ?? '',
      testApiKey,
      replacedKeyEndsAt: row.replaced_key_ends_at?.toISOString() ?? null,
      credits: row.balance,
      webHookUrl: row.webhook_url,
      retention: {
        documentDays: row.document_days,
        resultDays: row.result_days,
        deleteResultOnDownload: row.delete_result_on_download,
      },
    };
  });
}

interface SealedKeys {
  readonly client_id: string;
  readonly key_encrypted: Buffer | null;
  readonly test_key_encrypted: Buffer | null;
}

async function openKeys(
  db: Kysely<Database>,
  box: SecretBox,
  rows: readonly SealedKeys[],
): Promise<Map<Buffer, string>> {
  const sealed = rows.flatMap(({ client_id: context, key_encrypted, test_key_encrypted }) =>
    [key_encrypted, test_key_encrypted].flatMap((key) => (key === null ? [] : [{ sealed: key, context }])),
  );
  const opened = await box.openAll(db, sealed);
  return new Map(sealed.map((one, index) => [one.sealed, String(opened[index])]));
}
