import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { nameNetwork } from './name-network.ts';

/** True when this account has signed in, or reset its password, from the network of `address`. */
export async function isFamiliarNetwork(db: Kysely<Database>, email: string, address: string): Promise<boolean> {
  const seen = await db
    .selectFrom('audit_events')
    .innerJoin('users', 'users.id', 'audit_events.user_id')
    .select('audit_events.address')
    .distinct()
    .where('users.email', '=', email.toLowerCase())
    .where('audit_events.action', 'in', ['account.signed_in', 'account.password_reset'])
    .where('audit_events.address', 'is not', null)
    .execute();
  return seen.some((event) => nameNetwork(event.address ?? '') === nameNetwork(address));
}
