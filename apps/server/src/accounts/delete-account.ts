/**
 * Forgets a person: documents, results, jobs, keys, sessions, ways to sign in, and the record of what happened. What the
 * law wants kept stays: the ledger, which names nobody, and purchases with their receipts.
 */
import type { Kysely, Transaction } from 'kysely';
import type { DocumentStorage } from '../adapters/storage/index.ts';
import { normaliseAddress } from '../clients/index.ts';
import type { Database } from '../db/index.ts';
import { deleteJob } from '../jobs/index.ts';
import type { SecretBox } from '../secrets/index.ts';

export interface AccountDeletion {
  readonly userId: string;
  readonly now: Date;
  /** Makes a ULID. */
  readonly newId: () => string;
}

/** Safe to repeat: when it fails in the middle, the person can still sign in and try again. */
export async function deleteAccount(
  db: Kysely<Database>,
  storage: DocumentStorage,
  box: SecretBox,
  deletion: AccountDeletion,
): Promise<void> {
  await deleteJobs(db, storage, deletion);
  await db.transaction().execute(async (trx) => {
    await rememberTrial(trx, box, deletion);
    await closeAccount(trx, deletion);
  });
  // A job that was submitted meanwhile.
  await deleteJobs(db, storage, deletion);
}

async function deleteJobs(
  db: Kysely<Database>,
  storage: DocumentStorage,
  { userId, now, newId }: AccountDeletion,
): Promise<void> {
  const jobs = await db
    .selectFrom('jobs as j')
    .innerJoin('clients as c', 'c.client_id', 'j.client_id')
    .select('j.job_id')
    .where('c.user_id', '=', userId)
    .execute();
  const scope = { userId, clientId: null, mode: null };
  for (const { job_id: jobId } of jobs) await deleteJob(db, storage, scope, { jobId, now, newId });
}

/** Credits that were granted before addresses were remembered are not granted again either. */
async function rememberTrial(trx: Transaction<Database>, box: SecretBox, { userId }: AccountDeletion): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'trial_granted_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (user.trial_granted_at === null) return;
  const address = await box.fingerprint(trx, normaliseAddress(user.email), 'trial-address');
  await trx
    .insertInto('trial_grants')
    .values({ address_hash: address, block_hash: null, granted_at: user.trial_granted_at })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .execute();
}

async function closeAccount(trx: Transaction<Database>, { userId, now, newId }: AccountDeletion): Promise<void> {
  const clients = trx.selectFrom('clients').select('client_id').where('user_id', '=', userId);
  await trx.deleteFrom('api_keys').where('client_id', 'in', clients).execute();
  await trx.deleteFrom('named_keys').where('client_id', 'in', clients).execute();
  await trx.deleteFrom('data_keys').where('owner', 'in', clients).execute();
  await trx.deleteFrom('idempotency_keys').where('client_id', 'in', clients).execute();
  const emails = trx.selectFrom('users').select('email').where('id', '=', userId);
  await trx.deleteFrom('support_messages').where('user_id', '=', userId).execute();
  await trx.deleteFrom('mails').where('recipient', 'in', emails).execute();
  // With the events and what was answered to them.
  await trx.deleteFrom('webhook_endpoints').where('client_id', 'in', clients).execute();
  await trx.updateTable('clients').set({ name: 'deleted' }).where('user_id', '=', userId).execute();
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await trx.deleteFrom('sign_in_methods').where('user_id', '=', userId).execute();
  await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await trx.deleteFrom('used_codes').where('user_id', '=', userId).execute();
  await trx.deleteFrom('verifications').where('value', '=', userId).execute();
  await trx.deleteFrom('audit_events').where('user_id', '=', userId).execute();
  await trx
    .updateTable('users')
    .set({
      email: `${userId.toLowerCase()}@deleted.invalid`,
      email_verified: false,
      name: 'deleted',
      first_name: 'deleted',
      last_name: '',
      photo_url: null,
      two_factor_enabled: false,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute();
  await trx
    .insertInto('audit_events')
    .values({
      event_id: newId(),
      user_id: userId,
      action: 'account.deleted',
      actor: 'person',
      key_hint: null,
      client_id: null,
      subject: null,
      address: null,
      once_key: null,
      created_at: now,
    })
    .execute();
}
