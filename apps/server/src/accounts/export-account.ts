/**
 * Everything that is kept about a person, as one JSON document that is written while it is read: results may be many and
 * large. Keys are left out, since they open the account; so are documents, which have their own address while they last.
 */

import type { User } from '@extracto/contract';
import type { Kysely } from 'kysely';
import { listEvents } from '../audit/index.ts';
import type { Scope } from '../clients/index.ts';
import { listTransactions } from '../credits/index.ts';
import type { Database, Listing, PageRequest } from '../db/index.ts';
import { getResult, listJobs } from '../jobs/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import { listDeliveries } from '../webhooks/index.ts';

const PAGE_SIZE = 50;

/**
 * Pieces of the text of `{ exportedAt, user, clients: [{ …, purchases, transactions, webhooks: [{ …, deliveries }] }],
 * jobs: [{ …, result }], events, messages }`.
 */
export async function* exportAccount(
  db: Kysely<Database>,
  box: SecretBox,
  user: User,
  now: Date,
): AsyncGenerator<string> {
  const scope = { userId: user.userId, clientId: null, mode: null };
  yield `{"exportedAt":${JSON.stringify(now)},"user":${JSON.stringify(user)},"clients":[`;
  const clients = await db
    .selectFrom('clients')
    .leftJoin('bookkeeping_rules', 'bookkeeping_rules.client_id', 'clients.client_id')
    .select(['clients.client_id as clientId', 'name', 'created_at as createdAt', 'rules'])
    .where('user_id', '=', user.userId)
    .orderBy('clients.client_id')
    .execute();
  for (const [index, client] of clients.entries()) {
    const purchases = await listPurchases(db, client.clientId);
    yield `${index === 0 ? '' : ','}${JSON.stringify({ ...client, purchases }).slice(0, -1)},"transactions":[`;
    yield* writeItems(
      (page) => listTransactions(db, client.clientId, page),
      async (item) => JSON.stringify(item),
    );
    yield '],"webhooks":[';
    yield* writeWebhooks(db, scope, client.clientId);
    yield ']}';
  }
  yield '],"jobs":[';
  yield* writeItems(
    (page) => listJobs(db, scope, page),
    async (job) => {
      const outcome = await getResult(db, box, scope, job.jobId, 'reviewed');
      return `${JSON.stringify(job).slice(0, -1)},"result":${outcome?.resultJson ?? 'null'}}`;
    },
  );
  yield '],"events":[';
  yield* writeItems(
    (page) => listEvents(db, user.userId, page),
    async (item) => JSON.stringify(item),
  );
  yield `],"messages":${JSON.stringify(await listMessages(db, user.userId))}}\n`;
}

/** Messages to support and their answers, oldest first. */
async function listMessages(db: Kysely<Database>, userId: string) {
  return await db
    .selectFrom('support_messages')
    .select([
      'message_id as messageId',
      'page',
      'text',
      'created_at as createdAt',
      'answer',
      'answered_at as answeredAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('message_id')
    .execute();
}

/** Every checkout that was started, paid or not, oldest first, with what its receipt says of the buyer. */
async function listPurchases(db: Kysely<Database>, clientId: string) {
  return await db
    .selectFrom('purchases')
    .select([
      'purchase_id as purchaseId',
      'plan_name as plan',
      'credits',
      'amount_cents as amountCents',
      'currency',
      'status',
      'buyer_name as buyerName',
      'buyer_email as buyerEmail',
      'receipt_number as receiptNumber',
      'created_at as createdAt',
    ])
    .where('client_id', '=', clientId)
    .orderBy('purchase_id')
    .execute();
}

/** The secrets are left out, like the keys. */
async function* writeWebhooks(db: Kysely<Database>, scope: Scope, clientId: string): AsyncGenerator<string> {
  const webhooks = await db
    .selectFrom('webhook_endpoints')
    .select(['mode', 'url as webHookUrl', 'disabled_at as disabledAt', 'disabled_reason as disabledReason'])
    .where('client_id', '=', clientId)
    .orderBy('mode')
    .execute();
  for (const [index, webhook] of webhooks.entries()) {
    yield `${index === 0 ? '' : ','}${JSON.stringify(webhook).slice(0, -1)},"deliveries":[`;
    yield* writeItems(
      (page) => listDeliveries(db, scope, { clientId, mode: webhook.mode }, page),
      async (item) => JSON.stringify(item),
    );
    yield ']}';
  }
}

/** The items of all pages, separated by commas. */
async function* writeItems<T>(
  list: (page: PageRequest) => Promise<Listing<T>>,
  write: (item: T) => Promise<string>,
): AsyncGenerator<string> {
  let separator = '';
  for (let page = 1; ; page += 1) {
    const { items } = await list({ page, pageSize: PAGE_SIZE });
    for (const item of items) {
      yield separator + (await write(item));
      separator = ',';
    }
    if (items.length < PAGE_SIZE) return;
  }
}
