import type { KeyMode } from '@extracto/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { hashApiKey, isApiKeyForm } from './api-key.ts';
import type { Scope } from './scope.ts';

export interface KeyOwner extends Scope {
  readonly clientId: string;
  readonly mode: KeyMode;
  /** True when the owner has confirmed their email address. */
  readonly confirmed: boolean;
}

/**
 * Whose key this is; `null` for a text that is no key of ours or an expired one. The look-up by hash compares nothing
 * that an attacker could measure their way along.
 */
export async function findKeyOwner(db: Kysely<Database>, apiKey: string, now: Date): Promise<KeyOwner | null> {
  if (!isApiKeyForm(apiKey)) return null;
  const row = await db
    .selectFrom('api_keys as k')
    .innerJoin('clients as c', 'c.client_id', 'k.client_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.user_id', 'c.client_id', 'k.mode', 'u.email_verified'])
    .where('k.key_hash', '=', hashApiKey(apiKey))
    .where((eb) => eb.or([eb('k.expires_at', 'is', null), eb('k.expires_at', '>', now)]))
    .executeTakeFirst();
  if (row === undefined) return null;
  return { userId: row.user_id, clientId: row.client_id, mode: row.mode, confirmed: row.email_verified };
}
