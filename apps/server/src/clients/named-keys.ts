/** The keys of a client beside its own two: each with a name, a scope, networks and an end. */
import type { CreatedKey, KeyMode, KeyScope, NamedKey } from '@extracto/contract';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { type Database, inTransaction, type NamedKeyTable } from '../db/index.ts';
import { generateApiKey, hashApiKey } from './api-key.ts';
import { ownedClients } from './owned-clients.ts';
import type { Scope } from './scope.ts';

export interface KeyWish {
  readonly clientId: string;
  readonly keyId: string;
  readonly name: string;
  readonly mode: KeyMode;
  readonly scope: KeyScope;
  readonly addresses: readonly string[];
  readonly expiresAt: Date | null;
  /** Most named keys of one client. */
  readonly most: number;
  readonly now: Date;
}

/** Thrown when the client has as many named keys as one may have. */
export class KeyLimitError extends Error {
  override readonly name = 'KeyLimitError';
}

/** Newest first; `null` when there is no such client in the scope. */
export async function listKeys(db: Kysely<Database>, scope: Scope, clientId: string): Promise<NamedKey[] | null> {
  const client = await ownedClients(db, scope).where('client_id', '=', clientId).executeTakeFirst();
  if (client === undefined) return null;
  const rows = await db
    .selectFrom('named_keys')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('key_id', 'desc')
    .execute();
  return rows.map(describeKey);
}

/** The key itself is in the answer and nowhere else. `null` when there is no such client in the scope. */
export async function createKey(db: Kysely<Database>, scope: Scope, wish: KeyWish): Promise<CreatedKey | null> {
  return await inTransaction(db, async (trx) => {
    // Calls at the same time wait for each other here.
    const client = await ownedClients(trx, scope).where('client_id', '=', wish.clientId).forUpdate().executeTakeFirst();
    if (client === undefined) return null;
    await refuseTooMany(trx, wish);
    const apiKey = generateApiKey(wish.mode);
    const row = await trx
      .insertInto('named_keys')
      .values({
        key_id: wish.keyId,
        key_hash: hashApiKey(apiKey),
        client_id: wish.clientId,
        name: wish.name,
        mode: wish.mode,
        scope: wish.scope,
        addresses: [...wish.addresses],
        created_at: wish.now,
        expires_at: wish.expiresAt,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...describeKey(row), apiKey };
  });
}

async function refuseTooMany(trx: Transaction<Database>, { clientId, most }: KeyWish): Promise<void> {
  const { count } = await trx
    .selectFrom('named_keys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) throw new KeyLimitError(`one client has at most ${most} named keys`);
}

/** Ends a key. Returns false when the scope has no such key. */
export async function revokeKey(
  db: Kysely<Database>,
  scope: Scope,
  { clientId, keyId }: { readonly clientId: string; readonly keyId: string },
): Promise<boolean> {
  const ended = await db
    .deleteFrom('named_keys')
    .where('key_id', '=', keyId)
    .where('client_id', '=', clientId)
    .where('client_id', 'in', ownedClients(db, scope))
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

export async function recordKeyUse(db: Kysely<Database>, keyId: string, now: Date): Promise<void> {
  await db.updateTable('named_keys').set({ last_used_at: now }).where('key_id', '=', keyId).execute();
}

function describeKey(row: Selectable<NamedKeyTable>): NamedKey {
  return {
    keyId: row.key_id,
    name: row.name,
    mode: row.mode,
    scope: row.scope,
    addresses: row.addresses,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
