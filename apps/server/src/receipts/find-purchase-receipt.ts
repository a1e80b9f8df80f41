import type { Kysely } from 'kysely';
import { ownedClients, type Scope } from '../clients/index.ts';
import type { Database } from '../db/index.ts';
import type { PurchaseReceipt, Reversal } from './purchase-receipt.ts';

export interface ReceiptWish {
  readonly clientId: string;
  /** The purchase's transaction id, as in the list of transactions. */
  readonly transactionId: string;
}

/** `null` when there is no such purchase in the scope; other transactions have no receipt. */
export async function findPurchaseReceipt(
  db: Kysely<Database>,
  scope: Scope,
  { clientId, transactionId }: ReceiptWish,
  statementDescriptor: string,
): Promise<PurchaseReceipt | null> {
  const found = await db
    .selectFrom('ledger_transactions as t')
    .innerJoin('purchases as p', 'p.purchase_id', 't.key')
    .selectAll('p')
    .where('t.transaction_id', '=', transactionId)
    .where('t.kind', '=', 'purchase')
    .where('t.client_id', '=', clientId)
    .where('t.client_id', 'in', ownedClients(db, scope))
    .executeTakeFirst();
  if (found === undefined || found.paid_at === null || found.receipt_number === null) return null;
  return {
    number: found.receipt_number,
    paidAt: found.paid_at,
    buyerName: found.buyer_name,
    buyerEmail: found.buyer_email,
    clientId,
    planName: found.plan_name,
    credits: found.credits,
    amountCents: found.amount_cents,
    currency: found.currency,
    test: found.provider === 'sandbox',
    paymentId: found.payment_id,
    statementDescriptor,
    reversals: found.payment_id === null ? [] : await findReversals(db, found.payment_id),
  };
}

async function findReversals(db: Kysely<Database>, paymentId: string): Promise<Reversal[]> {
  const rows = await db
    .selectFrom('payment_reversals')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('stands', '=', true)
    .orderBy('said_at')
    .orderBy('reversal_id')
    .execute();
  return rows.map((row) => ({ kind: row.kind, amountCents: row.amount_cents, at: row.said_at }));
}
