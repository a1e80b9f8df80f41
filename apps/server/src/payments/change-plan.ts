import type { Kysely, Selectable } from 'kysely';
import { type SupportCall, SupportError } from '../credits/index.ts';
import type { Database, PlanTable } from '../db/index.ts';

export type Plan = Selectable<PlanTable>;

/** Unchanged values are `null`. */
export interface PlanChange extends SupportCall {
  readonly planId: string;
  readonly name: string | null;
  /** Whole US dollars. */
  readonly price: number | null;
  readonly credits: number | null;
  /** Sold or not. */
  readonly active: boolean | null;
}

/**
 * Changes a plan, or makes one when name, price and credits are all given. A checkout that was started keeps its price.
 * Returns the plan as it is then. Throws `SupportError`.
 */
export async function changePlan(db: Kysely<Database>, change: PlanChange): Promise<Plan> {
  return await db.transaction().execute(async (trx) => {
    const before =
      (await trx.selectFrom('plans').selectAll().where('plan_id', '=', change.planId).forUpdate().executeTakeFirst()) ??
      null;
    const after = describePlan(before, change);
    const { last } = await trx
      .selectFrom('plans')
      .select((eb) => eb.fn.coalesce(eb.fn.max('position'), eb.lit(0)).as('last'))
      .executeTakeFirstOrThrow();
    const plan = await trx
      .insertInto('plans')
      .values({ ...after, plan_id: change.planId, currency: 'USD', provider: 'stripe', position: last + 1 })
      .onConflict((conflict) => conflict.column('plan_id').doUpdateSet(after))
      .returningAll()
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('support_actions')
      .values({
        action_id: change.newId(),
        command: 'plans',
        operator: change.operator,
        reason: change.reason,
        client_id: null,
        transaction_id: null,
        details: JSON.stringify({ before, after: plan }),
        created_at: change.now,
      })
      .execute();
    return plan;
  });
}

function describePlan(before: Plan | null, { planId, name, price, credits, active }: PlanChange) {
  const after = {
    name: name ?? before?.name,
    price_cents: price === null ? before?.price_cents : price * 100,
    credits: credits ?? before?.credits,
    status: active === null ? (before?.status ?? 'Active') : active ? 'Active' : 'Inactive',
  } as const;
  if (after.name === undefined || after.price_cents === undefined || after.credits === undefined) {
    throw new SupportError(`There is no plan ${planId}; a new one needs a name, a price and credits.`);
  }
  return { ...after, name: after.name, price_cents: after.price_cents, credits: after.credits };
}
