import type { KeyMode, KeyScope } from '@extracto/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/index.ts';
import { hashApiKey, isApiKeyForm } from './api-key.ts';
import type { Scope } from './scope.ts';

export interface KeyOwner extends Scope {
  readonly clientId: string;
  readonly mode: KeyMode;
  /** `null` for the two keys that each client has. */
  readonly keyId: string | null;
  readonly keyScope: KeyScope;
  /** Networks that the key may be used from; empty: any. */
  readonly addresses: readonly string[];
  /** True when the owner has confirmed their email address. */
  readonly confirmed: boolean;
}

/**
 * Whose key this is; `null` for a text that is no key of ours or an expired one. The look-up by hash compares nothing
 * that an attacker could measure their way along.
 */
export async function findKeyOwner(db: Kysely<Database>, apiKey: string, now: Date): Promise<KeyOwner | null> {
  if (!isApiKeyForm(apiKey)) return null;
  const row = await everyKey(db)
    .innerJoin('clients as c', 'c.client_id', 'k.client_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .selectAll('k')
    .select(['c.user_id', 'u.email_verified'])
    .where('k.key_hash', '=', hashApiKey(apiKey))
    .where((eb) => eb.or([eb('k.expires_at', 'is', null), eb('k.expires_at', '>', now)]))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { user_id: userId, client_id: clientId, mode, key_id: keyId, scope: keyScope, addresses } = row;
  const named = keyId !== null;
  return { userId, clientId, mode, named, keyId, keyScope, addresses, confirmed: row.email_verified };
}

/** The two keys that each client has, which may do everything from everywhere, and those that its owner named. */
function everyKey(db: Kysely<Database>) {
  const own = db
    .selectFrom('api_keys')
    .select([
      'key_hash',
      'client_id',
      'mode',
      'expires_at',
      sql<string | null>`NULL`.as('key_id'),
      sql<KeyScope>`'manage'`.as('scope'),
      sql<string[]>`'{}'::text[]`.as('addresses'),
    ]);
  const named = db
    .selectFrom('named_keys')
    .select(['key_hash', 'client_id', 'mode', 'expires_at', 'key_id', 'scope', 'addresses']);
  return db.selectFrom(own.unionAll(named).as('k'));
}
