/** Money that goes back: refunds and disputes, reported over HTTP. */
import { sql } from 'kysely';
import { ulid } from 'ulid';
import { describe, expect, test, vi } from 'vitest';
import { useTestBuyer } from '../../testing/buyer.ts';
import { spendCredits } from '../../testing/spending.ts';
import { listTransactions } from '../credits/list-transactions.ts';
import { handlePaymentEvent } from './handle-payment-event.ts';

const buyer = useTestBuyer();

/** From now on a reversal waits, before it commits, until nobody holds lock 4711. */
async function holdReversals(): Promise<void> {
  await sql`create function hold() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(4711); return new; end $$`.execute(buyer.shop.database.db);
  await sql`create trigger hold before update on payment_events
    for each row when (new.kind = 'reversal') execute function hold()`.execute(buyer.shop.database.db);
}

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_locks
      where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(
    buyer.shop.database.db,
  );
  return rows[0]!.waiting;
}

describe('a refund', () => {
  const refund = (paymentId: string, change: Record<string, unknown> = {}, at?: Date) =>
    buyer.shop.stripe.addEvent(
      'refund.created',
      { id: `re_${ulid()}`, payment_intent: paymentId, amount: 500, status: 'succeeded', ...change },
      at,
    );

  test('takes the credits back, once, and the customer sees it', async () => {
    const { paymentId, purchaseId } = await buyer.shop.buy(buyer.scope);
    const event = refund(paymentId);
    await Promise.all([buyer.deliver(event), buyer.deliver(event), buyer.deliver(event)]);
    expect(await buyer.available()).toBe(0);
    expect((await buyer.shop.purchase(purchaseId)).reversed_credits).toBe(100);
  });

  test('of a part takes a part; parts add up to the whole', async () => {
    const { paymentId } = await buyer.shop.buy(buyer.scope);
    await Promise.all([
      buyer.deliver(refund(paymentId, { amount: 199 })),
      buyer.deliver(refund(paymentId, { amount: 151 })),
    ]);
    expect(await buyer.available()).toBe(100 - 70);
    await buyer.deliver(refund(paymentId, { amount: 150 }));
    expect(await buyer.available()).toBe(0);
  });

  test('that arrives before the payment is taken back with the payment', async () => {
    const started = await buyer.shop.start(buyer.scope);
    const event = await buyer.shop.pay(started);
    const early = refund(event.data.object.payment_intent as string);
    await buyer.deliver(early);
    expect(await buyer.outcomeOf(early)).toEqual({ outcome: 'done', reason: 'no purchase yet' });
    await buyer.deliver(event);
    expect(await buyer.available()).toBe(0);
    const { items } = await listTransactions(buyer.shop.database.db, buyer.scope.clientId, { page: 1, pageSize: 9 });
    expect(items.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['Refund', 0],
      ['Purchase', 100],
    ]);
  });

  test('that is booked in the same moment as the payment never gets lost', async () => {
    const { db } = buyer.shop.database;
    const { purchaseId } = await buyer.shop.start(buyer.scope);
    const { session_id: sessionId } = await buyer.shop.purchase(purchaseId);
    const paymentId = `pi_${purchaseId}`;
    const head = { eventId: `evt_${ulid()}`, at: new Date(), paymentId, amountCents: 500 };
    const paid = { ...head, kind: 'paid', sessionId: sessionId!, purchaseId, currency: 'USD' } as const;
    const refunded = {
      ...head,
      eventId: `evt_${ulid()}`,
      kind: 'reversal',
      reversal: 'refund',
      reversalId: `re_${ulid()}`,
      stands: true,
      final: true,
    } as const;
    const tools = { now: new Date(), newId: () => ulid() };
    await holdReversals();
    const booked = await db.transaction().execute(async (holding) => {
      await sql`select pg_advisory_xact_lock(4711)`.execute(holding);
      // It has looked for the purchase, found none, and is held before it commits.
      const reversal = handlePaymentEvent(db, refunded, tools);
      await vi.waitUntil(async () => (await countWaiting()) === 1);
      let done = false;
      const payment = handlePaymentEvent(db, paid, tools).finally(() => {
        done = true;
      });
      await vi.waitUntil(async () => done || (await countWaiting()) === 2);
      return [reversal, payment];
    });
    await Promise.all(booked);
    expect(await buyer.available()).toBe(0);
  });

  test('that failed gives the credits back, whatever was heard first', async () => {
    const { paymentId } = await buyer.shop.buy(buyer.scope);
    const id = `re_${ulid()}`;
    const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds));
    const created = refund(paymentId, { id, status: 'pending' }, at(1));
    const failed = buyer.shop.stripe.addEvent(
      'refund.failed',
      { id, payment_intent: paymentId, amount: 500, status: 'failed' },
      at(1),
    );
    await buyer.deliver(created);
    expect(await buyer.available()).toBe(0);
    await buyer.deliver(failed);
    expect(await buyer.available()).toBe(100);
    await buyer.deliver(refund(paymentId, { id, status: 'pending' }, at(0)));
    expect(await buyer.available()).toBe(100);
  });

  test('cannot take what was spent: the balance never falls below zero', async () => {
    const { paymentId, purchaseId } = await buyer.shop.buy(buyer.scope);
    await spendCredits(buyer.shop.database.db, buyer.scope.clientId, 80);
    await buyer.deliver(refund(paymentId));
    expect(await buyer.shop.credits(buyer.scope)).toEqual({ available: 0, reserved: 0 });
    expect((await buyer.shop.purchase(purchaseId)).reversed_credits).toBe(20);
    await buyer.shop.buy(buyer.scope);
    expect(await buyer.available()).toBe(100);
  });
});

describe('a dispute', () => {
  const dispute = (paymentId: string, type: string, status: string, seconds: number, id = `dp_${paymentId}`) =>
    buyer.shop.stripe.addEvent(
      `charge.dispute.${type}`,
      { id, payment_intent: paymentId, amount: 500, status },
      new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)),
    );

  test('takes the credits away until it is won', async () => {
    const { paymentId } = await buyer.shop.buy(buyer.scope);
    await buyer.deliver(dispute(paymentId, 'created', 'needs_response', 1));
    expect(await buyer.available()).toBe(0);
    await buyer.deliver(dispute(paymentId, 'closed', 'won', 2));
    expect(await buyer.available()).toBe(100);
  });

  test('that was lost keeps them, also beside a refund of the same payment', async () => {
    const { paymentId, purchaseId } = await buyer.shop.buy(buyer.scope);
    await buyer.deliver(dispute(paymentId, 'created', 'needs_response', 1));
    await buyer.deliver(dispute(paymentId, 'closed', 'lost', 2));
    const event = { id: 're_after', payment_intent: paymentId, amount: 500, status: 'succeeded' };
    await buyer.deliver(buyer.shop.stripe.addEvent('refund.created', event));
    expect(await buyer.available()).toBe(0);
    expect((await buyer.shop.purchase(purchaseId)).reversed_credits).toBe(100);
  });

  test('that is only an inquiry takes nothing', async () => {
    const { paymentId } = await buyer.shop.buy(buyer.scope);
    await buyer.deliver(dispute(paymentId, 'created', 'warning_needs_response', 1));
    expect(await buyer.available()).toBe(100);
  });

  test('ends as its last event says, in whatever order its events arrive', async () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
      [2, 0, 1],
    ];
    for (const order of orders) {
      const { paymentId } = await buyer.shop.buy(buyer.scope);
      const before = await buyer.available();
      const events = [
        dispute(paymentId, 'created', 'needs_response', 1),
        dispute(paymentId, 'updated', 'under_review', 1),
        dispute(paymentId, 'closed', 'won', 1),
      ];
      for (const index of order) await buyer.deliver(events[index]!);
      expect(await buyer.available()).toBe(before);
    }
  });
});
