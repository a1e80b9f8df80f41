/**
 * A customer wants to buy a plan: writes the purchase, then asks the provider for a page to pay on. Price and credits
 * come from the plan in the database, and from nowhere else. Nothing is granted here.
 */
import type { Checkout } from '@extracto/contract';
import type { Kysely } from 'kysely';
import type { PaymentProvider } from '../adapters/payments/index.ts';
import { ownedClients, type Scope } from '../clients/index.ts';
import type { Database } from '../db/index.ts';
import type { Person } from './find-customer.ts';
import { openSession } from './open-session.ts';
import type { Purchase } from './purchase.ts';

export interface CheckoutWish {
  readonly clientId: string;
  readonly planId: string;
  readonly idempotencyKey: string | null;
  readonly purchaseId: string;
  readonly now: Date;
}

export type CheckoutOutcome =
  | { readonly kind: 'started'; readonly checkout: Checkout }
  /** The same call was made before; this is its answer. */
  | { readonly kind: 'replayed'; readonly checkout: Checkout }
  /** The Idempotency-Key belongs to a call for another plan. Nothing was done. */
  | { readonly kind: 'key-reused' }
  | { readonly kind: 'no-client' }
  | { readonly kind: 'no-plan' };

/** Throws `PaymentProviderError`; the same call again goes on where that one stopped. */
export async function startCheckout(
  db: Kysely<Database>,
  provider: PaymentProvider,
  scope: Scope,
  wish: CheckoutWish,
): Promise<CheckoutOutcome> {
  const buyer = await findBuyer(db, scope, wish.clientId);
  if (buyer === null) return { kind: 'no-client' };
  const earlier = await findEarlier(db, wish);
  if (earlier !== null) return await replay(db, provider, buyer, earlier, wish);
  const plan = await db
    .selectFrom('plans')
    .selectAll()
    .where('plan_id', '=', wish.planId)
    .where('status', '=', 'Active')
    .executeTakeFirst();
  if (plan === undefined) return { kind: 'no-plan' };
  const purchase = await db
    .insertInto('purchases')
    .values({
      purchase_id: wish.purchaseId,
      client_id: wish.clientId,
      plan_id: plan.plan_id,
      plan_name: plan.name,
      credits: plan.credits,
      amount_cents: plan.price_cents,
      currency: plan.currency,
      provider: provider.name,
      buyer_name: buyer.name,
      buyer_email: buyer.email,
      idempotency_key: wish.idempotencyKey,
      status: 'Open',
      session_id: null,
      checkout_url: null,
      payment_id: null,
      receipt_number: null,
      created_at: wish.now,
    })
    .onConflict((conflict) => conflict.columns(['client_id', 'idempotency_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (purchase === undefined) {
    // A twin with the same key was faster.
    return await replay(db, provider, buyer, (await findEarlier(db, wish))!, wish);
  }
  return { kind: 'started', checkout: await openSession(db, provider, buyer, purchase, wish.now) };
}

async function findBuyer(db: Kysely<Database>, scope: Scope, clientId: string): Promise<Person | null> {
  const found = await db
    .selectFrom('clients as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['u.id as userId', 'u.email', 'u.name'])
    .where('c.client_id', '=', clientId)
    .where('c.client_id', 'in', ownedClients(db, scope))
    .executeTakeFirst();
  return found ?? null;
}

async function findEarlier(db: Kysely<Database>, { clientId, idempotencyKey }: CheckoutWish): Promise<Purchase | null> {
  if (idempotencyKey === null) return null;
  const found = await db
    .selectFrom('purchases')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return found ?? null;
}

async function replay(
  db: Kysely<Database>,
  provider: PaymentProvider,
  buyer: Person,
  earlier: Purchase,
  { planId, now }: CheckoutWish,
): Promise<CheckoutOutcome> {
  if (earlier.plan_id !== planId) return { kind: 'key-reused' };
  const { session_id: sessionId, checkout_url: url } = earlier;
  if (sessionId !== null && url !== null) return { kind: 'replayed', checkout: { sessionId, url } };
  return { kind: 'replayed', checkout: await openSession(db, provider, buyer, earlier, now) };
}
