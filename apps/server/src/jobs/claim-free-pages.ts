import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';

export interface FreePagesClaim {
  readonly clientId: string;
  /** Pages of contradicted statements. */
  readonly pages: number;
  /** Most pages that cost a customer nothing in a month. */
  readonly most: number;
  readonly now: Date;
}

/**
 * Number of contradicted pages that are still free for a customer this month (UTC), over all of their clients. Counted apart
 * from the jobs, so that deleting those starts nothing anew. Claims at the same time wait for each other.
 */
export async function claimFreePages(trx: Transaction<Database>, claim: FreePagesClaim): Promise<number> {
  if (claim.pages === 0) return 0;
  const { user_id } = await trx
    .selectFrom('clients')
    .select('user_id')
    .where('client_id', '=', claim.clientId)
    .executeTakeFirstOrThrow();
  const month = claim.now.toISOString().slice(0, 7);
  const { pages: before } = await trx
    .insertInto('free_pages')
    .values({ user_id, month, pages: 0 })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'month']).doUpdateSet((eb) => ({ pages: eb.ref('free_pages.pages') })),
    )
    .returning('pages')
    .executeTakeFirstOrThrow();
  const granted = Math.max(0, Math.min(claim.pages, claim.most - before));
  await trx
    .updateTable('free_pages')
    .set({ pages: before + granted })
    .where('user_id', '=', user_id)
    .where('month', '=', month)
    .execute();
  return granted;
}
