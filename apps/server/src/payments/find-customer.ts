/** The provider's customer of a person: made with the first purchase, used again with every later one. */
import type { Kysely } from 'kysely';
import type { PaymentProvider } from '../adapters/payments/index.ts';
import type { Database } from '../db/index.ts';

export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
}

export async function findCustomer(db: Kysely<Database>, provider: PaymentProvider, person: Person): Promise<string> {
  const known = await readCustomer(db, provider, person.userId);
  if (known !== null) return known;
  const customerId = await provider.createCustomer({ ...person, replacedCustomerId: null });
  await db
    .insertInto('payment_customers')
    .values({ provider: provider.name, user_id: person.userId, customer_id: customerId })
    .onConflict((conflict) => conflict.columns(['provider', 'user_id']).doNothing())
    .execute();
  // Another purchase of the same person may have been faster.
  return (await readCustomer(db, provider, person.userId)) ?? customerId;
}

/** For a customer whom the provider no longer knows. */
export async function replaceCustomer(
  db: Kysely<Database>,
  provider: PaymentProvider,
  person: Person,
  unknownId: string,
): Promise<string> {
  const customerId = await provider.createCustomer({ ...person, replacedCustomerId: unknownId });
  await db
    .updateTable('payment_customers')
    .set({ customer_id: customerId })
    .where('provider', '=', provider.name)
    .where('user_id', '=', person.userId)
    .where('customer_id', '=', unknownId)
    .execute();
  return customerId;
}

async function readCustomer(db: Kysely<Database>, provider: PaymentProvider, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select('customer_id')
    .where('provider', '=', provider.name)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}
