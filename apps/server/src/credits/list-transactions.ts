/**
 * The ledger as its owner sees it: what came in and what was charged. Setting credits aside and giving them back moves
 * them between two accounts of the same client, changes nothing that the client has, and is left out; `balance`
 * therefore counts the credits of jobs that are still being read.
 */
import type { Transaction, TransactionKind } from '@extracto/contract';
import { type Kysely, sql } from 'kysely';
import type { Listing, PageRequest } from '../db/page-request.ts';
import type { Database, LedgerTransactionKind } from '../db/schema.ts';

const KINDS: Readonly<Record<Exclude<LedgerTransactionKind, 'reservation' | 'release'>, TransactionKind>> = {
  trial: 'Trial',
  purchase: 'Purchase',
  refund: 'Refund',
  adjustment: 'Adjustment',
  settlement: 'Extraction',
};

/** Newest first. The caller has checked that the client is the customer's own. */
export async function listTransactions(
  db: Kysely<Database>,
  clientId: string,
  { page, pageSize }: PageRequest,
): Promise<Listing<Transaction>> {
  const shown = db
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 't.transaction_id')
    .innerJoin('ledger_accounts as a', 'a.account_id', 'e.account_id')
    .where('a.client_id', '=', clientId)
    .where('t.kind', 'in', Object.keys(KINDS) as (keyof typeof KINDS)[])
    .select(['t.transaction_id', 't.kind', 't.key', 't.description', 't.created_at', 'e.amount'])
    .select(sql<number>`sum(e.amount) over (order by t.transaction_id)`.as('balance'))
    .select(sql<number>`count(*) over ()`.as('total'));
  const rows = await db
    .selectFrom(shown.as('shown'))
    .selectAll()
    .orderBy('transaction_id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const total = rows[0]?.total ?? (page === 1 ? 0 : await countTransactions(db, clientId));
  return { total, items: rows.map((row) => describeTransaction(clientId, row)) };
}

async function countTransactions(db: Kysely<Database>, clientId: string): Promise<number> {
  const row = await db
    .selectFrom('ledger_transactions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('client_id', '=', clientId)
    .where('kind', 'in', Object.keys(KINDS) as (keyof typeof KINDS)[])
    .executeTakeFirstOrThrow();
  return row.total;
}

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
