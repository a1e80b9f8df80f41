import type { KeyMode, KeyScope } from '@extracto/contract';
import type { Kysely } from 'kysely';
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
  const hash = hashApiKey(apiKey);
  return (await findOwnKey(db, hash, now)) ?? (await findNamedKey(db, hash, now));
}

async function findOwnKey(db: Kysely<Database>, hash: Buffer, now: Date): Promise<KeyOwner | null> {
  const row = await db
    .selectFrom('api_keys as k')
    .innerJoin('clients as c', 'c.client_id', 'k.client_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.user_id', 'c.client_id', 'k.mode', 'u.email_verified'])
    .where('k.key_hash', '=', hash)
    .where((eb) => eb.or([eb('k.expires_at', 'is', null), eb('k.expires_at', '>', now)]))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { user_id: userId, client_id: clientId, mode, email_verified: confirmed } = row;
  return { userId, clientId, mode, named: false, keyId: null, keyScope: 'manage', addresses: [], confirmed };
}

async function findNamedKey(db: Kysely<Database>, hash: Buffer, now: Date): Promise<KeyOwner | null> {
  const row = await db
    .selectFrom('named_keys as k')
    .innerJoin('clients as c', 'c.client_id', 'k.client_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.user_id', 'c.client_id', 'k.mode', 'k.key_id', 'k.scope', 'k.addresses', 'u.email_verified'])
    .where('k.key_hash', '=', hash)
    .where((eb) => eb.or([eb('k.expires_at', 'is', null), eb('k.expires_at', '>', now)]))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { user_id: userId, client_id: clientId, mode, key_id: keyId, scope: keyScope, addresses } = row;
  return { userId, clientId, mode, named: true, keyId, keyScope, addresses, confirmed: row.email_verified };
}
