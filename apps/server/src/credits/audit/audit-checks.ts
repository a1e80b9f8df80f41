/**
 * Invariants of the ledger, and between the ledger and everything that refers to it, one query a promise. A query
 * gives a row for each place where its promise is broken: what it is about, and how it differs. The promises are kept by
 * constraints, triggers and transactions; the audit believes none of them and sums up everything itself.
 */
import { type RawBuilder, sql } from 'kysely';

export interface BrokenPlace {
  readonly subject: string;
  readonly detail: string;
}

export interface AuditCheck {
  /** The invariant, in words. */
  readonly promise: string;
  /** `notice`: nothing is wrong with the books, but somebody should know. */
  readonly severity: 'wrong' | 'notice';
  readonly find: RawBuilder<BrokenPlace>;
}

/** The credits that a kind of transaction moved, by its key; `ended`: with what it gave back. Reservations and their ends carry the job as their key. */
const moved = (kind: 'reservation' | 'settlement' | 'release') => sql`
  (select t.transaction_id, t.client_id, t.key, -min(e.amount) as ended,
      coalesce(max(e.amount) filter (where e.account_id = 'consumed'), max(e.amount)) as credits
    from ledger_transactions t join ledger_entries e using (transaction_id)
    where t.kind = ${sql.lit(kind)} group by t.transaction_id)`;

export const AUDIT_CHECKS = {
  balanced: {
    promise: 'the entries of a transaction sum to zero, and there are at least two',
    severity: 'wrong',
    find: sql`select t.transaction_id as subject,
        count(e.amount) || ' entries, sum ' || coalesce(sum(e.amount), 0) as detail
      from ledger_transactions t left join ledger_entries e using (transaction_id)
      group by t.transaction_id having count(e.amount) < 2 or sum(e.amount) <> 0`,
  },
  'balance-posted': {
    promise: 'a balance is the sum of its entries',
    severity: 'wrong',
    find: sql`select a.account_id as subject,
        'balance ' || a.balance || ', entries ' || coalesce(sum(e.amount), 0) as detail
      from ledger_accounts a left join ledger_entries e using (account_id)
      where a.client_id is not null
      group by a.account_id having a.balance <> coalesce(sum(e.amount), 0)`,
  },
  'never-below-zero': {
    promise: 'no client has less than nothing',
    severity: 'wrong',
    find: sql`select account_id as subject, 'balance ' || balance as detail
      from ledger_accounts where balance < 0`,
  },
  'house-keeps-none': {
    promise: 'the accounts of the house keep no balance of their own',
    severity: 'wrong',
    find: sql`select account_id as subject, 'balance ' || balance as detail
      from ledger_accounts where client_id is null and balance <> 0`,
  },
  'two-accounts': {
    promise: 'every client has its two accounts',
    severity: 'wrong',
    find: sql`select c.client_id as subject, count(a.account_id) || ' accounts' as detail
      from clients c left join ledger_accounts a using (client_id)
      group by c.client_id having count(a.account_id) <> 2`,
  },
  'own-accounts': {
    promise: 'a transaction moves credits of its own client only',
    severity: 'wrong',
    find: sql`select t.transaction_id as subject, 'of ' || t.client_id || ', posted to ' || a.account_id as detail
      from ledger_transactions t join ledger_entries e using (transaction_id) join ledger_accounts a using (account_id)
      where a.client_id is not null and a.client_id <> t.client_id`,
  },
  'end-has-reservation': {
    promise: 'what is settled or given back was reserved before, by the same client and in the same amount',
    severity: 'wrong',
    find: sql`select e.key as subject,
        'ended with ' || e.ended || ', reserved ' || coalesce(r.credits::text, 'nothing') as detail
      from (select * from ${moved('settlement')} s union all select * from ${moved('release')} b) e
        left join ${moved('reservation')} r on r.key = e.key and r.client_id = e.client_id
      where r.credits is distinct from e.ended`,
  },
  'ends-once': {
    promise: 'a reservation ends once',
    severity: 'wrong',
    find: sql`select key as subject, count(*) || ' ends' as detail
      from ledger_transactions where kind in ('settlement', 'release')
      group by key having count(*) > 1`,
  },
  'open-reservation-has-job': {
    promise: 'only a job that has not ended holds credits',
    severity: 'wrong',
    find: sql`select r.key as subject, r.credits || ' reserved, job ' || coalesce(j.status, 'deleted') as detail
      from ${moved('reservation')} r left join jobs j on j.job_id = r.key
      where (j.status is null or j.status not in ('NotStarted', 'Started'))
        and not exists (select from ledger_transactions e
          where e.key = r.key and e.kind in ('settlement', 'release'))`,
  },
  'job-has-reservation': {
    promise: 'a live job has reserved a credit for each of its pages',
    severity: 'wrong',
    find: sql`select j.job_id as subject,
        j.pages || ' pages, reserved ' || coalesce(r.credits::text, 'nothing') as detail
      from jobs j left join ${moved('reservation')} r on r.key = j.job_id and r.client_id = j.client_id
      where j.mode = 'live' and r.credits is distinct from j.pages
        -- counted by the worker: more was set aside than the document has
        and (r.credits is null or r.credits < j.pages or j.status <> 'Succeeded' or j.charge is null)`,
  },
  'test-job-is-free': {
    promise: 'a test job moves no credits',
    severity: 'wrong',
    find: sql`select j.job_id as subject, t.kind as detail
      from jobs j join ledger_transactions t on t.key = j.job_id where j.mode = 'test'`,
  },
  'job-charge': {
    promise: 'a job says what was charged for it',
    severity: 'wrong',
    find: sql`select j.job_id as subject,
        'says ' || j.credits_charged || ', settled ' || coalesce(s.credits, 0) as detail
      from jobs j left join ${moved('settlement')} s on s.key = j.job_id
      where j.credits_charged <> coalesce(s.credits, 0)`,
  },
  'contradicted-is-free': {
    promise:
      'a live result is charged for its pages but those that it names as free, which a contradiction alone makes so',
    severity: 'wrong',
    find: sql`select j.job_id as subject, 'settled ' || coalesce(s.credits, 0) || ' of ' || j.pages as detail
      from jobs j left join ${moved('settlement')} s on s.key = j.job_id
      where j.mode = 'live' and j.status = 'Succeeded' and case
        when j.charge is null then j.verification ->> 'status' = 'mismatch' and s.credits is not null
        else coalesce(s.credits, 0) + jsonb_array_length(j.charge -> 'freePages') <> j.pages
          or (j.verification ->> 'status' <> 'mismatch' and jsonb_array_length(j.charge -> 'freePages') > 0) end`,
  },
  'paid-is-granted': {
    promise: 'what was paid for was granted, once and in full',
    severity: 'wrong',
    find: sql`select p.purchase_id as subject,
        'paid for ' || p.credits || ', granted ' || coalesce(sum(e.amount)::text, 'nothing') as detail
      from purchases p
        left join ledger_transactions t on t.kind = 'purchase' and t.key = p.purchase_id and t.client_id = p.client_id
        left join ledger_entries e on e.transaction_id = t.transaction_id and e.account_id = p.client_id || ':available'
      where p.status = 'Paid'
      group by p.purchase_id having sum(e.amount) is distinct from p.credits`,
  },
  'granted-is-paid': {
    promise: 'what was granted as a purchase was paid for',
    severity: 'wrong',
    find: sql`select t.transaction_id as subject, 'purchase ' || coalesce(p.status, 'unknown') as detail
      from ledger_transactions t left join purchases p on p.purchase_id = t.key
      where t.kind = 'purchase' and p.status is distinct from 'Paid'`,
  },
  'reversed-is-posted': {
    promise: 'what a purchase says was taken back was taken back',
    severity: 'wrong',
    find: sql`select p.purchase_id as subject,
        'says ' || p.reversed_credits || ', posted ' || coalesce(-sum(e.amount), 0) as detail
      from purchases p
        left join ledger_transactions t on t.kind = 'refund' and split_part(t.key, '/', 1) = p.purchase_id
        left join ledger_entries e on e.transaction_id = t.transaction_id and e.account_id = p.client_id || ':available'
      group by p.purchase_id having p.reversed_credits <> coalesce(-sum(e.amount), 0)`,
  },
  'receipts-without-gaps': {
    promise: 'receipts are numbered without gaps',
    severity: 'wrong',
    find: sql`select c.series || '-' || c.year as subject, 'last number ' || c.last || ', receipts ' || count(p.purchase_id) as detail
      from receipt_counters c
        left join purchases p on p.receipt_number like c.series || '-' || c.year || '-%'
      group by c.series, c.year, c.last having c.last <> count(p.purchase_id)`,
  },
  'support-has-reason': {
    promise: 'what support posted stands in its own book for the same client',
    severity: 'wrong',
    find: sql`select s.action_id as subject, s.command || ' for another client' as detail
      from support_actions s join ledger_transactions t using (transaction_id)
      where t.client_id is distinct from s.client_id or t.kind <> 'adjustment'`,
  },
  'event-refused': {
    promise: 'no event of the payment provider contradicts our records',
    severity: 'notice',
    find: sql`select event_id as subject, coalesce(reason, '') as detail
      from payment_events where outcome = 'refused'`,
  },
  'reversed-but-spent': {
    promise: 'credits of returned money could be taken back',
    severity: 'notice',
    find: sql`select p.purchase_id as subject,
        'returned ' || sum(r.amount_cents) || ' of ' || p.amount_cents || ' cents, took back '
          || p.reversed_credits || ' of ' || p.credits || ' credits' as detail
      from purchases p join payment_reversals r on r.payment_id = p.payment_id and r.stands
      where p.status = 'Paid'
      group by p.purchase_id
      having p.reversed_credits <
        p.credits::bigint * least(sum(r.amount_cents), p.amount_cents) / p.amount_cents`,
  },
} as const satisfies Readonly<Record<string, Omit<AuditCheck, 'find'> & { readonly find: RawBuilder<unknown> }>>;

export type AuditCheckName = keyof typeof AUDIT_CHECKS;
