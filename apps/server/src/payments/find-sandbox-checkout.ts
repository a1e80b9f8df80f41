import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { SandboxCheckout } from './sandbox-checkout.ts';

/** The checkout as it is now: one that nobody paid in time has expired. `null` when there is none. */
export async function findSandboxCheckout(
  db: Kysely<Database>,
  sessionId: string,
  now: Date,
): Promise<SandboxCheckout | null> {
  await db
    .updateTable('sandbox_checkouts')
    .set({ status: 'expired' })
    .where('session_id', '=', sessionId)
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .execute();
  const found = await db
    .selectFrom('sandbox_checkouts')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return found ?? null;
}
