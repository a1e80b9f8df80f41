/**
 * Writes one transaction of the ledger. Everything that moves credits comes through here, so that all postings lock a
 * client's accounts in the same order (by account id) and can wait for, but never deadlock, each other.
 */
import type { Transaction } from 'kysely';
import type { Database, LedgerTransactionKind } from '../db/index.ts';
import { type CreditBalance, lockCredits } from './lock-credits.ts';

export interface Posting {
  readonly transactionId: string;
  readonly kind: LedgerTransactionKind;
  readonly clientId: string;
  /** The record that the transaction belongs to. A kind is posted once for a key: a second attempt violates a constraint. */
  readonly key: string | null;
  /** Text for the customer. Never content of a document. */
  readonly description: string;
  readonly now: Date;
  /** From one account to the other; a whole number above 0. */
  readonly credits: number;
  readonly from: PostingAccount;
  readonly to: PostingAccount;
  /** Credits that move from `from` back to `available`, in addition to `credits`. */
  readonly givenBack?: number;
}

type PostingAccount = 'available' | 'reserved' | 'issued' | 'consumed';

/** Returns the balances before the posting. The database refuses to let a client's account fall below zero. */
export async function postTransaction(trx: Transaction<Database>, posting: Posting): Promise<CreditBalance> {
  if (!Number.isSafeInteger(posting.credits) || posting.credits < 1) {
    throw new RangeError(`not a number of credits to post: ${posting.credits}`);
  }
  const before = await lockCredits(trx, posting.clientId);
  await trx
    .insertInto('ledger_transactions')
    .values({
      transaction_id: posting.transactionId,
      kind: posting.kind,
      client_id: posting.clientId,
      key: posting.key,
      description: posting.description,
      created_at: posting.now,
    })
    .execute();
  await trx.insertInto('ledger_entries').values(entriesOf(posting)).execute();
  return before;
}

function entriesOf(posting: Posting) {
  const { credits, givenBack = 0 } = posting;
  const moved = [entry(posting, posting.from, -credits - givenBack), entry(posting, posting.to, credits)];
  return givenBack === 0 ? moved : [...moved, entry(posting, 'available', givenBack)];
}

function entry(posting: Posting, account: PostingAccount, amount: number) {
  const ofHouse = account === 'issued' || account === 'consumed';
  return {
    transaction_id: posting.transactionId,
    account_id: ofHouse ? account : ledgerAccountId(posting.clientId, account),
    amount,
  };
}

export function ledgerAccountId(clientId: string, kind: 'available' | 'reserved'): string {
  return `${clientId}:${kind}`;
}
