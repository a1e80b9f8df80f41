import { sql, type Transaction } from 'kysely';
import { grantCredits } from '../credits/index.ts';
import type { Database } from '../db/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import { addressBlock } from './address-block.ts';
import { normaliseAddress } from './normalise-address.ts';

export interface TrialGrant {
  readonly userId: string;
  readonly clientId: string;
  readonly credits: number;
  /** The caller's address, and the daily number of grants for its block; `null` for an operator's grant. */
  readonly from: TrialOrigin | null;
  readonly transactionId: string;
  readonly now: Date;
}

export interface TrialOrigin {
  readonly address: string;
  readonly grantsPerBlock: number;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * The credits to try the service, once for each confirmed mailbox, however many clients and accounts it is used for, and
 * so many a day for a block of addresses. Returns the credits granted now.
 */
export async function grantTrial(trx: Transaction<Database>, box: SecretBox, grant: TrialGrant): Promise<number> {
  const { userId, clientId, credits, transactionId, now } = grant;
  if (credits === 0) return 0;
  if (!(await claimTrial(trx, box, grant))) return 0;
  const description = `${credits} credits to try the service`;
  await grantCredits(trx, { transactionId, clientId, kind: 'trial', key: userId, description, credits, now });
  return credits;
}

async function claimTrial(trx: Transaction<Database>, box: SecretBox, grant: TrialGrant): Promise<boolean> {
  const { userId, from, now } = grant;
  const user = await trx
    .selectFrom('users')
    .select(['email', 'email_verified', 'trial_granted_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!user.email_verified || user.trial_granted_at !== null) return false;
  const block = from === null ? null : await box.fingerprint(trx, addressBlock(from.address), 'trial-block');
  if (from !== null && block !== null && !(await hasRoom(trx, block, from.grantsPerBlock, now))) return false;
  const address = await box.fingerprint(trx, normaliseAddress(user.email), 'trial-address');
  const claimed = await trx
    .insertInto('trial_grants')
    .values({ address_hash: address, block_hash: block, granted_at: now })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 0n) return false;
  await trx.updateTable('users').set({ trial_granted_at: now }).where('id', '=', userId).execute();
  return true;
}

/** One after the other, or two at once would both find the last place free. */
async function hasRoom(trx: Transaction<Database>, block: Buffer, most: number, now: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trial:${block.toString('hex')}`}, 0))`.execute(trx);
  const { granted } = await trx
    .selectFrom('trial_grants')
    .select((eb) => eb.fn.countAll<number>().as('granted'))
    .where('block_hash', '=', block)
    .where('granted_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  return Number(granted) < most;
}
