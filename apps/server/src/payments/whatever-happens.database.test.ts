/**
 * Random sequences of everything that moves credits (purchases and their events in any order and number, refunds,
 * disputes, jobs, support), run partly at the same time. Whatever they are, the audit finds nothing wrong, and a payment
 * ends as its newest events say.
 */
import fc from 'fast-check';
import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/shop.ts';
import { spendCredits } from '../../testing/spending.ts';
import type { PaymentEvent, ReversalEvent } from '../adapters/payments/payment-event.ts';
import { auditLedger } from '../credits/audit/audit-ledger.ts';
import { releaseCredits } from '../credits/release-credits.ts';
import { reserveCredits } from '../credits/reserve-credits.ts';
import { adjustCredits } from '../credits/support/adjust-credits.ts';
import { countReversedCredits } from './count-reversed-credits.ts';
import { handlePaymentEvent } from './handle-payment-event.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('sandbox');
});
afterAll(() => shop.close());

const AMOUNT_CENTS = 500;
const tools = () => ({ now: new Date(), newId: () => ulid() });
const second = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);

interface ReversalWish {
  readonly kind: 'refund' | 'dispute';
  readonly amountCents: number;
  /** `stands` of each of its events, which are a second apart. */
  readonly stands: readonly boolean[];
}

const reversal: fc.Arbitrary<ReversalWish> = fc.record({
  kind: fc.constantFrom('refund', 'dispute'),
  amountCents: fc.integer({ min: 1, max: AMOUNT_CENTS }),
  stands: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
});

const shuffled = <T>(items: readonly T[]) => fc.shuffledSubarray([...items], { minLength: items.length });

function eventsOf(paymentId: string, wishes: readonly ReversalWish[]): ReversalEvent[] {
  return wishes.flatMap(({ kind, amountCents, stands }) => {
    const reversalId = `re_${ulid()}`;
    return stands.map(
      (standing, index): ReversalEvent => ({
        kind: 'reversal',
        eventId: `evt_${ulid()}`,
        at: second(index),
        reversal: kind,
        reversalId,
        paymentId,
        amountCents,
        stands: standing,
        final: false,
      }),
    );
  });
}

test('events in any order, repeated, and some at once lead to what the newest ones say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(reversal, { maxLength: 3 }), fc.integer(), fc.boolean(), async (wishes, seed, atOnce) => {
      const scope = await shop.newScope();
      const { purchaseId, sessionId } = await shop.start(scope);
      const paymentId = `pi_${purchaseId}`;
      const checkout = { sessionId, purchaseId, paymentId, amountCents: AMOUNT_CENTS, currency: 'USD', at: second(0) };
      const events: PaymentEvent[] = [
        { ...checkout, kind: 'paid', eventId: `evt_${ulid()}` },
        { ...checkout, kind: 'paid', eventId: `evt_${ulid()}` },
        { ...checkout, kind: 'expired', eventId: `evt_${ulid()}` },
        ...eventsOf(paymentId, wishes),
      ];
      const [order] = fc.sample(shuffled([...events, ...events]), { numRuns: 1, seed });
      const handle = (event: PaymentEvent) => handlePaymentEvent(shop.database.db, event, tools());
      if (atOnce) await Promise.all(order!.map(handle));
      else for (const event of order!) await handle(event);
      const reversedCents = wishes.reduce((sum, wish) => sum + (wish.stands.at(-1) ? wish.amountCents : 0), 0);
      const expected = 100 - countReversedCredits({ credits: 100, amount_cents: AMOUNT_CENTS }, reversedCents);
      expect(await shop.credits(scope)).toEqual({ available: expected, reserved: 0 });
    }),
    { numRuns: 40 },
  );
  const { findings } = await auditLedger(shop.database.db);
  expect(findings).toEqual([]);
});

type Step = { readonly do: 'buy' | 'refund' | 'spend' | 'reserve' | 'release' | 'adjust'; readonly size: number };
const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('buy', 'refund', 'refund', 'spend', 'spend', 'reserve', 'release', 'adjust'),
  size: fc.integer({ min: 1, max: 120 }),
});

test('with spending, reserving and adjusting between, the books are in order and nobody is below zero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { db } = shop.database;
      const scope = await shop.newScope(25);
      const { clientId } = scope;
      const payments: string[] = [];
      const open: string[] = [];
      const act: Record<Step['do'], (size: number) => Promise<unknown>> = {
        buy: async () => {
          const { purchaseId, sessionId } = await shop.start(scope);
          const paymentId = `pi_${purchaseId}`;
          const event = { sessionId, purchaseId, paymentId, amountCents: AMOUNT_CENTS, currency: 'USD', at: second(0) };
          await handlePaymentEvent(db, { ...event, kind: 'paid', eventId: `evt_${ulid()}` }, tools());
          payments.push(paymentId);
        },
        refund: async (size) => {
          const paymentId = payments[size % Math.max(payments.length, 1)];
          if (paymentId === undefined) return;
          const wish = { kind: 'refund', amountCents: size * 4, stands: [true] } as const;
          for (const event of eventsOf(paymentId, [wish])) await handlePaymentEvent(db, event, tools());
        },
        spend: (size) => spendCredits(db, clientId, size),
        reserve: async (size) => {
          const jobId = ulid();
          const wish = { transactionId: ulid(), clientId, jobId, credits: size, now: new Date() };
          if ((await db.transaction().execute((trx) => reserveCredits(trx, wish))) === null) open.push(jobId);
        },
        release: async () => {
          const jobId = open.pop();
          if (jobId === undefined) return;
          const end = { transactionId: ulid(), jobId, now: new Date() };
          await db.transaction().execute((trx) => releaseCredits(trx, end));
        },
        adjust: (size) =>
          adjustCredits(db, { operator: 'op', reason: 'r', ...tools(), clientId, credits: size % 2 ? size : -size }),
      };
      // Pairs at once; what there are too few credits for is refused.
      for (let index = 0; index < steps.length; index += 2) {
        const pair = steps.slice(index, index + 2).map((one) => act[one.do](one.size));
        for (const result of await Promise.allSettled(pair)) {
          if (result.status === 'rejected') expect(String(result.reason)).toMatch(/too few credits|that many credits/);
        }
      }
      while (open.length > 0) await act.release(1);
      expect((await shop.credits(scope)).reserved).toBe(0);
    }),
    { numRuns: 25 },
  );
  const { findings } = await auditLedger(shop.database.db);
  expect(findings.filter(({ severity }) => severity === 'wrong')).toEqual([]);
});
