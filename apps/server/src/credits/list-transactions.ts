/**
 * The ledger as its owner sees it: what came in and what was charged. Setting credits aside and giving them back moves
 * them between two accounts of the same client, changes nothing that the client has, and is left out; `balance`
 * therefore counts the credits of jobs that are still being read.
 */
import type { Transaction, TransactionKind } from '@extracto/contract';
import { type Kysely, sql } from 'kysely';
import type { Database, LedgerTransactionKind, Listing, PageRequest } from '../db/index.ts';
import { ledgerAccountId } from './post-transaction.ts';

const KINDS: Readonly<Record<Exclude<LedgerTransactionKind, 'reservation' | 'release'>, TransactionKind>> = {
  trial: 'Trial',
  purchase: 'Purchase',
  refund: 'Refund',
  adjustment: 'Adjustment',
  settlement: 'Extraction',
};

/** The condition of `ledger_transactions_shown`, written out so that the planner sees that the index fits. */
const SHOWN = sql<boolean>`t.kind NOT IN ('reservation', 'release')`;

/** Newest first. The caller has checked that the client is the customer's own. */
export async function listTransactions(
  db: Kysely<Database>,
  clientId: string,
  { page, pageSize }: PageRequest,
): Promise<Listing<Transaction>> {
  const shown = db.selectFrom('ledger_transactions as t').where('t.client_id', '=', clientId).where(SHOWN);
  const newest = await shown
    .select('t.transaction_id')
    .orderBy('t.transaction_id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await shown.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const ids = newest.map(({ transaction_id }) => transaction_id);
  const items = await readTransactions(db, clientId, ids);
  return { total, items: items.map((row) => describeTransaction(clientId, row)) };
}

/**
 * Newest first, as the ids are. The balance after a transaction is what the client has now without what came later: of
 * what is older nothing is read.
 */
async function readTransactions(db: Kysely<Database>, clientId: string, ids: readonly string[]): Promise<ShownRow[]> {
  const newest = ids[0];
  if (newest === undefined) return [];
  const accounts = CLIENT_ACCOUNTS.map((kind) => ledgerAccountId(clientId, kind));
  const has = db
    .selectFrom('ledger_accounts')
    .where('account_id', 'in', accounts)
    .select((eb) => eb.fn.sum<number>('balance').as('has'));
  // A reservation moves from one account to the other, and adds up to nothing here.
  const later = db
    .selectFrom('ledger_entries')
    .where('account_id', 'in', accounts)
    .where('transaction_id', '>', newest)
    .select(sql<number>`coalesce(sum(amount), 0)`.as('later'));
  return await db
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 't.transaction_id')
    .where('t.transaction_id', 'in', ids)
    .where('e.account_id', 'in', accounts)
    // A settlement's refund moves between two accounts of the client, and is summed up with its charge.
    .groupBy('t.transaction_id')
    .select(['t.transaction_id', 't.kind', 't.key', 't.description', 't.created_at'])
    .select((eb) => sql<number>`${eb.fn.sum('e.amount')}::integer`.as('amount'))
    .select(sql<number>`(${has}) - (${later}) - coalesce(${LATER_ON_PAGE}, 0)`.as('balance'))
    .orderBy('t.transaction_id', 'desc')
    .execute();
}

const CLIENT_ACCOUNTS = ['available', 'reserved'] as const;
/** `null` for the newest of the page. */
const LATER_ON_PAGE = sql<number | null>`
  sum(sum(e.amount)::integer) OVER (ORDER BY t.transaction_id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)`;

interface ShownRow {
  readonly transaction_id: string;
  readonly kind: LedgerTransactionKind;
  readonly key: string | null;
  readonly description: string;
  readonly created_at: Date;
  readonly amount: number;
  readonly balance: number;
}

function describeTransaction(clientId: string, row: ShownRow): Transaction {
  return {
    transactionId: row.transaction_id,
    clientId,
    type: row.amount > 0 ? 'Credit' : 'Debit',
    kind: KINDS[row.kind as keyof typeof KINDS],
    amount: Math.abs(row.amount),
    key: describeKey(row),
    description: row.description,
    balance: row.balance,
    date: row.created_at.toISOString(),
  };
}

/** The job or the purchase; what support wrote down for itself is not the customer's. */
function describeKey({ kind, key }: ShownRow): string | null {
  if (kind === 'refund') return key?.split('/')[0] ?? null;
  if (kind !== 'adjustment') return key;
  return key?.match(/^reissue:(.*)$/)?.[1] ?? null;
}
