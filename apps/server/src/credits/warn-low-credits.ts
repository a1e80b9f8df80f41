import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { type MailClerk, queueMail } from '../mail/index.ts';

export interface Charge {
  readonly clientId: string;
  /** The amount just taken, in the same transaction. */
  readonly charged: number;
  /** Below this many credits the owner is told; 0: never. */
  readonly threshold: number;
}

/**
 * Tells the owner of a client by mail when a charge took it below the threshold: the one charge that did, so once each time
 * the credits fall there. Credits of jobs that are being read count as left, since those may cost nothing.
 */
export async function warnLowCredits(
  trx: Transaction<Database>,
  clerk: MailClerk,
  { clientId, charged, threshold }: Charge,
): Promise<void> {
  const { left } = await trx
    .selectFrom('ledger_accounts')
    .select((eb) => eb.fn.sum<string>('balance').as('left'))
    .where('client_id', '=', clientId)
    .where('kind', 'in', ['available', 'reserved'])
    .executeTakeFirstOrThrow();
  const credits = Number(left);
  if (credits >= threshold || credits + charged < threshold) return;
  const owner = await trx
    .selectFrom('clients as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['u.email', 'c.name'])
    .where('c.client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  await queueMail(trx, clerk, {
    template: 'low-credits',
    params: { clientName: owner.name, credits },
    to: owner.email,
  });
}
