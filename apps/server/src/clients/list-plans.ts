import type { Plan } from '@extracto/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';

/** The plans that can be bought, in the order in which they are shown. */
export async function listPlans(db: Kysely<Database>): Promise<Plan[]> {
  const rows = await db.selectFrom('plans').selectAll().where('status', '=', 'Active').orderBy('position').execute();
  return rows.map((row) => ({
    planId: row.plan_id,
    name: row.name,
    // The table holds whole units only.
    price: row.price_cents / 100,
    credits: row.credits,
    provider: row.provider,
    status: row.status,
  }));
}
