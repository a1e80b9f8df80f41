/**
 * Everything that support posts comes through here: an adjustment in the ledger and, in the same transaction, who
 * posted it and why. What was posted stays; it is undone by posting the opposite.
 */
import type { Transaction } from 'kysely';
import type { Database } from '../../db/index.ts';
import { type Posting, postTransaction } from '../post-transaction.ts';
import type { SupportCall } from './support-call.ts';
import { SupportError } from './support-error.ts';

export interface SupportPosting extends Pick<Posting, 'clientId' | 'key' | 'description' | 'credits' | 'from' | 'to'> {
  readonly command: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Returns the id of the posting. Throws `SupportError` when the key was posted before or the credits are not there. */
export async function postBySupport(
  trx: Transaction<Database>,
  { command, details, ...posting }: SupportPosting,
  { operator, reason, now, newId }: SupportCall,
): Promise<string> {
  const { clientId, key } = posting;
  await requireClient(trx, clientId);
  const transactionId = newId();
  try {
    await postTransaction(trx, { ...posting, transactionId, kind: 'adjustment', now });
  } catch (error) {
    throw explain(error, key);
  }
  await trx
    .insertInto('support_actions')
    .values({
      action_id: newId(),
      command,
      operator,
      reason,
      client_id: clientId,
      transaction_id: transactionId,
      details: JSON.stringify(details),
      created_at: now,
    })
    .execute();
  return transactionId;
}

async function requireClient(trx: Transaction<Database>, clientId: string): Promise<void> {
  const found = await trx
    .selectFrom('clients')
    .select('client_id')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (found === undefined) throw new SupportError(`There is no client ${clientId}.`);
}

function explain(error: unknown, key: string | null): unknown {
  const { constraint } = error as { constraint?: string };
  if (constraint === 'ledger_balance_not_negative')
    return new SupportError('The client does not have that many credits.');
  if (constraint === 'ledger_transactions_kind_key_key') return new SupportError(`${key} was posted before.`);
  return error;
}
