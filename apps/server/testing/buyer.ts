import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openTestShop, type TestScope, type TestShop } from './shop.ts';
import type { StripeEvent } from './stripe-emulator/start-stripe-emulator.ts';

export interface TestBuyer {
  readonly shop: TestShop;
  readonly scope: TestScope;
  /** The status of the answer. */
  readonly deliver: (event: StripeEvent) => Promise<number>;
  /** Credits that can be spent. */
  readonly available: () => Promise<number>;
  /** Outcome of a delivered event. */
  readonly outcomeOf: (event: StripeEvent) => Promise<{ readonly outcome: string; readonly reason: string | null }>;
}

/** A shop with Stripe for the tests of a file, and for each of them a buyer who has no credits yet. */
export function useTestBuyer(): TestBuyer {
  let shop: TestShop;
  let scope: TestScope;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    scope = await shop.newScope();
  });
  return {
    get shop() {
      return shop;
    },
    get scope() {
      return scope;
    },
    deliver: (event) => shop.deliver(event),
    available: async () => (await shop.credits(scope)).available,
    outcomeOf: (event) =>
      shop.database.db
        .selectFrom('payment_events')
        .select(['outcome', 'reason'])
        .where('event_id', '=', event.id)
        .executeTakeFirstOrThrow(),
  };
}
