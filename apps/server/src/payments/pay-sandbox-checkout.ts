import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { findSandboxCheckout } from './find-sandbox-checkout.ts';
import type { SandboxCheckout } from './sandbox-checkout.ts';

/** Completes an open checkout. Twice changes nothing more. Returns the checkout as it is then; `null` when there is none. */
export async function paySandboxCheckout(
  db: Kysely<Database>,
  sessionId: string,
  now: Date,
): Promise<SandboxCheckout | null> {
  const checkout = await findSandboxCheckout(db, sessionId, now);
  if (checkout === null || checkout.status !== 'open') return checkout;
  await db
    .updateTable('sandbox_checkouts')
    .set({ status: 'complete', completed_at: now })
    .where('session_id', '=', sessionId)
    .where('status', '=', 'open')
    .execute();
  return await findSandboxCheckout(db, sessionId, now);
}
