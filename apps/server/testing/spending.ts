import type { Kysely } from 'kysely';
import { ulid } from 'ulid';
import { reserveCredits } from '../src/credits/reserve-credits.ts';
import { settleCredits } from '../src/credits/settle-credits.ts';
import type { Database } from '../src/db/schema.ts';

/** Spends as a job does. */
export async function spendCredits(db: Kysely<Database>, clientId: string, credits: number): Promise<void> {
  const jobId = ulid();
  const now = new Date();
  await db.transaction().execute(async (trx) => {
    const shortage = await reserveCredits(trx, { transactionId: ulid(), clientId, jobId, credits, now });
    if (shortage !== null) throw new Error('too few credits to spend');
    await settleCredits(trx, { transactionId: ulid(), jobId, now });
  });
}
