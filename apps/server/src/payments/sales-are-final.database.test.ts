/** Promises of the texts about paid money: all sales are final, and credits never expire. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@extracto/contract';
import { sql } from 'kysely';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { useTestBuyer } from '../../testing/buyer.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { openStorage } from '../adapters/storage/open-storage.ts';
import { auditLedger } from '../credits/audit/audit-ledger.ts';
import { createSecretBox } from '../secrets/secret-box.ts';

const buyer = useTestBuyer();

test('closing an account gives no money back, and asks the payment provider for none', async () => {
  const { shop, scope } = buyer;
  const { purchaseId } = await shop.buy(scope);
  const asked = shop.stripe.calls.length;
  const { db } = shop.database;
  const box = createSecretBox(Buffer.alloc(32, 1));
  // Never written to: the buyers here have no documents.
  const place = { dataDir: join(tmpdir(), 'extracto-no-documents'), storageUrl: null };
  const storage = await openStorage(place, { db, box });
  await deleteAccount(db, storage, box, { userId: scope.userId, now: new Date(), newId: () => ulid() });
  expect(shop.stripe.calls.length).toBe(asked);
  expect(await shop.purchase(purchaseId)).toMatchObject({ status: 'Paid', reversed_credits: 0 });
  expect(await buyer.available()).toBe(100);
  expect((await auditLedger(shop.database.db)).findings).toEqual([]);
});

test('a customer has no call that undoes a purchase', () => {
  const undoing = Object.entries(routes).filter(([name, { path }]) =>
    /refund|reverse|chargeback|payback/i.test(`${name} ${path}`),
  );
  expect(undoing).toEqual([]);
});

test('the ledger knows no kind of posting that takes credits away because time has passed', async () => {
  const kinds = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint
      where conrelid = 'ledger_transactions'::regclass and contype = 'c'`.execute(buyer.shop.database.db);
  const named = [
    ...kinds.rows
      .map(({ rule }) => rule)
      .join()
      .matchAll(/'(\w+)'::text/g),
  ].map(([, kind]) => kind);
  expect([...new Set(named)].sort()).toEqual([
    'adjustment',
    'purchase',
    'refund',
    'release',
    'reservation',
    'settlement',
    'trial',
  ]);
});
