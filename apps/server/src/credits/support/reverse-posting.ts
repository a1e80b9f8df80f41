import type { Kysely, Transaction } from 'kysely';
import type { Database, LedgerAccountKind, LedgerTransactionKind } from '../../db/index.ts';
import { postBySupport } from './post-by-support.ts';
import type { SupportCall } from './support-call.ts';
import { SupportError } from './support-error.ts';

export interface PostingReversal extends SupportCall {
  readonly transactionId: string;
}

/** Purchases go back with their payment, jobs by a re-issue. */
const REVERSIBLE: readonly LedgerTransactionKind[] = ['adjustment', 'trial'];

/**
 * Undoes a posting of support by posting the opposite, once. Undoing that again is possible, and once as well. Returns
 * the id of the posting. Throws `SupportError`.
 */
export async function reversePosting(db: Kysely<Database>, reversal: PostingReversal): Promise<string> {
  const { transactionId } = reversal;
  return await db.transaction().execute(async (trx) => {
    const posting = await readPosting(trx, transactionId);
    return await postBySupport(
      trx,
      {
        command: 'reverse',
        clientId: posting.clientId,
        key: `reversal:${transactionId}`,
        description: `Reversed: ${posting.description}`,
        credits: posting.credits,
        from: posting.to,
        to: posting.from,
        details: { transactionId, credits: posting.credits },
      },
      reversal,
    );
  });
}

interface ReadPosting {
  readonly clientId: string;
  readonly description: string;
  readonly credits: number;
  readonly from: LedgerAccountKind;
  readonly to: LedgerAccountKind;
}

async function readPosting(trx: Transaction<Database>, transactionId: string): Promise<ReadPosting> {
  const rows = await trx
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 't.transaction_id')
    .innerJoin('ledger_accounts as a', 'a.account_id', 'e.account_id')
    .select(['t.kind', 't.client_id', 't.description', 'e.amount', 'a.kind as account'])
    .where('t.transaction_id', '=', transactionId)
    .orderBy('e.amount')
    .execute();
  const [from, to] = rows;
  if (from === undefined || to === undefined) throw new SupportError(`There is no posting ${transactionId}.`);
  if (!REVERSIBLE.includes(from.kind)) {
    throw new SupportError(`A ${from.kind} cannot be reversed; only adjustments and trial credits can.`);
  }
  return {
    clientId: from.client_id,
    description: from.description,
    credits: to.amount,
    from: from.account,
    to: to.account,
  };
}
