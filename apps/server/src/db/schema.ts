/**
 * The tables as Kysely sees them: names as in the database. Ids are ULIDs as text, credits are whole XTS, money is
 * whole cents, times are `timestamptz`. The migrations are the truth; this file repeats them for the
 * compiler, and a test compares both (scripts/check/table-types.database.test.ts).
 */
import type {
  AttemptFailure,
  AuditAction,
  AuditActor,
  DeliveryState,
  DisabledReason,
  JobStatus,
  JobVerification,
  KeyMode,
  KeyScope,
  WebhookEventType,
} from '@extracto/contract';
import type { BookkeepingRule, ExtractionErrorCode, Parser } from '@extracto/model';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { DeletionKind, DeletionReason } from './deletion.ts';

type Instant = ColumnType<Date, Date, Date>;
type OptionalInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Written once, never updated. */
type Fixed<T> = ColumnType<T, T, never>;

export interface UserTable {
  id: Fixed<string>;
  email: string;
  email_verified: boolean;
  name: string;
  first_name: string;
  last_name: string;
  photo_url: string | null;
  /** Time of the grant of trial credits; they are granted once. */
  trial_granted_at: OptionalInstant;
  /** A code is asked for beside the password. */
  two_factor_enabled: Generated<boolean>;
  /** All calls are refused from then on. */
  suspended_at: OptionalInstant;
  /** Limits of this customer; `null`: the service's. */
  calls_per_minute: ColumnType<number | null, undefined, number | null>;
  storage_mb: ColumnType<number | null, undefined, number | null>;
  created_at: Instant;
  updated_at: Instant;
}

export interface SessionTable {
  id: Fixed<string>;
  user_id: string;
  token: string;
  expires_at: Instant;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Instant;
  updated_at: Instant;
}

/** A way to sign in: a password of ours, or an issuer's subject. */
export interface SignInMethodTable {
  id: Fixed<string>;
  user_id: string;
  account_id: string;
  provider_id: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: OptionalInstant;
  refresh_token_expires_at: OptionalInstant;
  scope: string | null;
  /** A hash. */
  password: string | null;
  created_at: Instant;
  updated_at: Instant;
}

/** An authenticator app of a person. Written by the identity library. */
export interface SecondFactorTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  /** Both sealed. */
  secret: string;
  backup_codes: string;
  /** A first code has proved that the app has the secret. */
  verified: boolean;
  failed_verification_count: number;
  locked_until: OptionalInstant;
}

/** Codes that were tried lately, right or wrong: none is judged twice. */
export interface UsedCodeTable {
  user_id: Fixed<string>;
  code: Fixed<string>;
  used_at: Fixed<Date>;
}

export interface VerificationTable {
  id: Fixed<string>;
  identifier: string;
  value: string;
  expires_at: Instant;
  created_at: Instant;
  updated_at: Instant;
}

export interface ClientTable {
  client_id: Fixed<string>;
  user_id: Fixed<string>;
  name: string;
  /** Days that documents are kept, 0 until the job ends; `null`: as the service does. */
  document_days: ColumnType<number | null, number | null | undefined, number | null>;
  /** Days that results and job records are kept; `null`: as the service does. */
  result_days: ColumnType<number | null, number | null | undefined, number | null>;
  delete_result_on_download: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: Instant;
}

export interface ApiKeyTable {
  /** SHA-256 of the key. */
  key_hash: Fixed<Buffer>;
  client_id: Fixed<string>;
  mode: Fixed<KeyMode>;
  /** The key, sealed, so that its owner can see it again. */
  key_encrypted: Buffer;
  created_at: Instant;
  /** `null` for the current key; a replaced one works until then. */
  expires_at: OptionalInstant;
}

/** A key beside the two of its client; told once, when it is created. */
export interface NamedKeyTable {
  key_id: Fixed<string>;
  /** SHA-256 of the key. */
  key_hash: Fixed<Buffer>;
  client_id: Fixed<string>;
  name: Fixed<string>;
  mode: Fixed<KeyMode>;
  scope: Fixed<KeyScope>;
  /** Networks that it may be used from; empty: any. */
  addresses: Fixed<string[]>;
  created_at: Fixed<Date>;
  expires_at: Fixed<Date | null>;
  last_used_at: ColumnType<Date | null, never, Date>;
}

export interface PlanTable {
  plan_id: string;
  name: string;
  price_cents: number;
  currency: string;
  credits: number;
  provider: string;
  status: 'Active' | 'Inactive';
  position: number;
}

export type LedgerAccountKind = 'available' | 'reserved' | 'issued' | 'consumed';

export interface LedgerAccountTable {
  account_id: Fixed<string>;
  kind: Fixed<LedgerAccountKind>;
  /** `null` for the accounts of the house: issued and consumed. */
  client_id: Fixed<string | null>;
  /** Kept by the database with each posting; the house's accounts are summed on demand and hold 0 here. */
  balance: ColumnType<number, never, never>;
}

export type LedgerTransactionKind =
  | 'trial'
  | 'purchase'
  | 'refund'
  | 'adjustment'
  | 'reservation'
  | 'settlement'
  | 'release';

export interface LedgerTransactionTable {
  transaction_id: Fixed<string>;
  kind: Fixed<LedgerTransactionKind>;
  client_id: Fixed<string>;
  /** The record that it belongs to; a kind is posted once for a key. */
  key: Fixed<string | null>;
  description: Fixed<string>;
  created_at: Fixed<Date>;
  /** The database transaction that posted it; set by the database. */
  posted_in: ColumnType<string, never, never>;
}

export interface LedgerEntryTable {
  transaction_id: Fixed<string>;
  account_id: Fixed<string>;
  amount: Fixed<number>;
}

/**
 * `long`: documents that have to be recognised from images, or have very many pages. `alone`: those that were in a worker
 * when it ended. One of them may have ended it, so each is read in a process of its own.
 */
export type Lane = 'short' | 'long' | 'alone';

export interface JobTable {
  job_id: Fixed<string>;
  client_id: Fixed<string>;
  /** Mode of the key that submitted the job; a session submits live jobs. */
  mode: Fixed<KeyMode>;
  status: JobStatus;
  document_type: 'Statement';
  parser: Parser;
  /** The caller's, of dates that print none. */
  year: ColumnType<number | null, number | null | undefined, never>;
  label: string;
  pages: number;
  bank_id: string | null;
  /** Storage key of the document; `null` once it is deleted, which happens to jobs that have ended only. */
  document_key: string | null;
  document_size_bytes: number;
  document_sha256: Buffer;
  /** The password of the document, sealed; erased when the job ends. */
  password_encrypted: Buffer | null;
  progress_page: number | null;
  progress_pages: number | null;
  verification: JSONColumnType<JobVerification> | null;
  /** `pages` are then the most that there may be, which are reserved, until the worker has counted them. */
  pages_unknown: ColumnType<boolean, boolean | undefined, boolean>;
  credits_charged: ColumnType<number, number | undefined, number>;
  /** `null` until it was settled, and of jobs that a version before charged as a whole. */
  charge: JSONColumnType<JobCharge | null, string | undefined, string>;
  error_code: ExtractionErrorCode | null;
  created_at: Fixed<Date>;
  started_at: OptionalInstant;
  finished_at: OptionalInstant;
  /** The lane that it waits in. */
  lane: ColumnType<Lane, Lane | undefined, Lane>;
  /** Its place in that line; lower ones go first. `null`: submitted by a process of an earlier version. */
  turn: ColumnType<number | null, undefined, null>;
  /** Number of attempts, without those that ended for a reason outside of the document. */
  attempts: Generated<number>;
  /** A worker began it and has not told how that went. */
  in_hand: Generated<boolean>;
  /** Number of times that it was found in hand of a worker that had ended. */
  lost_attempts: Generated<number>;
  /** Reason of the last crashed attempt; `null` when none crashed. */
  interruption: ColumnType<string | null, undefined, string>;
  /** Id of the call that submitted it; `null` when an earlier version accepted it. */
  request_id: ColumnType<string | null, string | null | undefined, never>;
  /** Set together with the removal of `document_key`. */
  document_deleted_at: OptionalInstant;
  result_deleted_at: OptionalInstant;
}

/** A key that seals what is stored of its owner. */
export interface DataKeyTable {
  /** A client's id, or `service`. */
  owner: Fixed<string>;
  /** Which encryption secret wraps it. Both are `null` while the key of the service is that secret itself. */
  secret_id: string | null;
  wrapped: Buffer | null;
}

/** Texts here and in the reviews are sealed, as `seal-text` writes them; earlier versions wrote them plain. */
export interface JobResultTable {
  job_id: Fixed<string>;
  /** The result as it is served, character by character. */
  result_json: string;
  /** The statements without their rows, as `StatementHead` of the model; `null` when an earlier version wrote it. */
  heads_json: string | null;
}

/** There is one only where hands changed something. */
export interface JobReviewTable {
  job_id: Fixed<string>;
  /** The corrections, as `SavedReview` of the engine. */
  review_json: string;
  /** The result with the changes, as it is served. */
  result_json: string;
  /** As that of a result. */
  heads_json: string | null;
  changes: number;
  /** Email of the person, or the end of the key. */
  reviewed_by: string;
  reviewed_at: Date;
}

export interface BookkeepingRuleTable {
  client_id: Fixed<string>;
  rules: JSONColumnType<BookkeepingRule[]>;
}

export interface JobReviewVersionTable {
  job_id: Fixed<string>;
  /** From 1. */
  version: Fixed<number>;
  review_json: Fixed<string>;
  /** 0: as it was read. */
  changes: Fixed<number>;
  reviewed_by: Fixed<string>;
  reviewed_at: Fixed<Date>;
}

export interface IdempotencyKeyTable {
  client_id: Fixed<string>;
  mode: Fixed<KeyMode>;
  key: Fixed<string>;
  /** SHA-256 over the parameters of the call. */
  fingerprint: Fixed<Buffer>;
  job_id: Fixed<string>;
  /** The answer as it was given; without the label once the job is deleted. */
  body: string;
  created_at: Fixed<Date>;
}

export type ProviderName = 'stripe' | 'sandbox';
export type PurchaseStatus = 'Open' | 'Paid' | 'Expired' | 'Failed';

export interface PurchaseTable {
  purchase_id: Fixed<string>;
  client_id: Fixed<string>;
  plan_id: Fixed<string>;
  plan_name: Fixed<string>;
  credits: Fixed<number>;
  amount_cents: Fixed<number>;
  currency: Fixed<string>;
  provider: Fixed<ProviderName>;
  buyer_name: Fixed<string>;
  buyer_email: Fixed<string>;
  idempotency_key: Fixed<string | null>;
  status: PurchaseStatus;
  session_id: string | null;
  checkout_url: string | null;
  /** The provider's name of the payment, once it was made. */
  payment_id: string | null;
  receipt_number: string | null;
  /** Credits taken back for refunds and disputes, less those given back. */
  reversed_credits: ColumnType<number, number | undefined, number>;
  created_at: Fixed<Date>;
  paid_at: OptionalInstant;
}

export interface ReceiptCounterTable {
  series: Fixed<'EX' | 'TEST'>;
  year: Fixed<number>;
  last: number;
}

export interface PaymentCustomerTable {
  provider: Fixed<ProviderName>;
  user_id: Fixed<string>;
  customer_id: string;
}

export interface PaymentEventTable {
  event_id: Fixed<string>;
  kind: Fixed<string>;
  outcome: 'done' | 'ignored' | 'refused';
  /** The reason why it was refused or ignored. */
  reason: string | null;
  purchase_id: string | null;
  created_at: Fixed<Date>;
  received_at: Fixed<Date>;
}

/** A refund or a dispute, as the newest event about it said. */
export interface PaymentReversalTable {
  reversal_id: Fixed<string>;
  kind: Fixed<'refund' | 'dispute'>;
  payment_id: Fixed<string>;
  amount_cents: number;
  /** True while the money is with the buyer. */
  stands: boolean;
  final: boolean;
  said_at: Instant;
}

export interface SandboxCheckoutTable {
  session_id: Fixed<string>;
  purchase_id: Fixed<string>;
  payment_id: Fixed<string>;
  title: Fixed<string>;
  amount_cents: Fixed<number>;
  currency: Fixed<string>;
  status: 'open' | 'complete' | 'expired';
  success_url: Fixed<string>;
  cancel_url: Fixed<string>;
  created_at: Fixed<Date>;
  expires_at: Fixed<Date>;
  completed_at: OptionalInstant;
}

/** Operators' actions and their reasons. Append only. */
export interface SupportActionTable {
  action_id: Fixed<string>;
  command: Fixed<string>;
  operator: Fixed<string>;
  reason: Fixed<string>;
  client_id: Fixed<string | null>;
  transaction_id: Fixed<string | null>;
  details: JSONColumnType<Record<string, unknown>, string, never>;
  created_at: Fixed<Date>;
}

export interface AuditEventTable {
  event_id: Fixed<string>;
  user_id: Fixed<string>;
  action: Fixed<AuditAction>;
  actor: Fixed<AuditActor>;
  key_hint: Fixed<string | null>;
  client_id: Fixed<string | null>;
  /** The id of the object it was done to. */
  subject: Fixed<string | null>;
  address: Fixed<string | null>;
  /** An event with this text exists once. */
  once_key: Fixed<string | null>;
  created_at: Fixed<Date>;
}

/** Record of a deletion, without contents. A job's document, result and record are deleted once each. */
export interface DeletionTable {
  deletion_id: Fixed<string>;
  kind: Fixed<DeletionKind>;
  reason: Fixed<DeletionReason>;
  /** `null` for what belongs to no job. */
  job_id: Fixed<string | null>;
  client_id: Fixed<string | null>;
  count: Fixed<number>;
  /** Time of its creation; `null` when many ages are counted together. */
  kept_since: Fixed<Date | null>;
  deleted_at: Fixed<Date>;
}

export type ServiceRunName = 'audit' | 'retention';

/** Outcome of the newest run of a schedule. */
export interface ServiceRunTable {
  name: ServiceRunName;
  ended_at: Date;
  findings: number;
}

export interface DeletionTotalTable {
  kind: Fixed<DeletionKind>;
  reason: Fixed<DeletionReason>;
  count: number;
}

/** Somebody's message to support. */
export interface SupportMessageTable {
  message_id: Fixed<string>;
  /** `null`: was not signed in. */
  user_id: Fixed<string | null>;
  /** Reply address. */
  email: Fixed<string>;
  /** The path that it was written on. */
  page: Fixed<string>;
  text: Fixed<string>;
  created_at: Fixed<Date>;
  answer: ColumnType<string | null, never, string>;
  operator: ColumnType<string | null, never, string>;
  answered_at: ColumnType<Date | null, never, Date>;
}

export type MailName =
  | 'verification'
  | 'reset'
  | 'account-exists'
  | 'purchase-receipt'
  | 'low-credits'
  | 'webhook-disabled'
  | 'support-message'
  | 'support-answer';

/** A mail on its way. Whom it is for and what it says is erased with its end. */
export interface MailTable {
  mail_id: Fixed<string>;
  template: Fixed<MailName>;
  recipient: string | null;
  params: JSONColumnType<object> | null;
  secret_encrypted: Buffer | null;
  once_key: Fixed<string | null>;
  state: 'waiting' | 'sent' | 'refused' | 'given-up';
  created_at: Fixed<Date>;
  ended_at: OptionalInstant;
}

/** Address for the events of a client's live or test jobs. */
export interface WebhookEndpointTable {
  client_id: Fixed<string>;
  mode: Fixed<KeyMode>;
  /** `null`: switched off by the customer. */
  url: string | null;
  /** Sealed; made when it is first needed. */
  secret_encrypted: Buffer | null;
  /** The replaced secret; it signs as well until then. */
  previous_secret_encrypted: Buffer | null;
  previous_secret_until: OptionalInstant;
  /** Time of the first failed attempt since the last successful delivery. */
  failing_since: OptionalInstant;
  /** Time at which the service disabled the webhook. */
  disabled_at: OptionalInstant;
  disabled_reason: DisabledReason | null;
}

/** An event on its way. */
export interface WebhookDeliveryTable {
  delivery_id: Fixed<string>;
  client_id: Fixed<string>;
  mode: Fixed<KeyMode>;
  type: Fixed<WebhookEventType>;
  job_id: Fixed<string | null>;
  job_status: Fixed<JobStatus | null>;
  /** The bytes that are sent and signed. */
  body: Fixed<string>;
  state: DeliveryState;
  /** Attempts begun so far, including one in progress. */
  attempts: ColumnType<number, number | undefined, number>;
  /** Attempts since the customer last asked for a redelivery. */
  round_attempts: ColumnType<number, number | undefined, number>;
  round_started_at: OptionalInstant;
  next_attempt_at: OptionalInstant;
  created_at: Fixed<Date>;
}

export interface WebhookAttemptTable {
  delivery_id: Fixed<string>;
  attempt: Fixed<number>;
  started_at: Fixed<Date>;
  /** `null` while it is under way. */
  took_ms: number | null;
  status: number | null;
  failure: AttemptFailure | null;
  response: string | null;
}

export interface RateLimitTable {
  key: string;
  points: Generated<number>;
  /** Milliseconds since 1970. */
  expire: number | null;
}

/** Recipients of trial credits: keyed hashes, kept when the account is deleted. */
export interface TrialGrantTable {
  address_hash: Fixed<Buffer>;
  /** Hash of the caller's network block; `null` when an operator granted it. */
  block_hash: Fixed<Buffer | null>;
  granted_at: Fixed<Date>;
}

/** 1-based pages that belong to contradicted statements alone, and which of them cost nothing. */
export interface JobCharge {
  readonly contradictedPages: readonly number[];
  readonly freePages: readonly number[];
}

/** Pages that cost a customer nothing in a month, as 2026-03. */
export interface FreePagesTable {
  user_id: Fixed<string>;
  month: Fixed<string>;
  pages: number;
}

export interface Database {
  users: UserTable;
  sessions: SessionTable;
  sign_in_methods: SignInMethodTable;
  verifications: VerificationTable;
  second_factors: SecondFactorTable;
  used_codes: UsedCodeTable;
  clients: ClientTable;
  api_keys: ApiKeyTable;
  named_keys: NamedKeyTable;
  plans: PlanTable;
  ledger_accounts: LedgerAccountTable;
  ledger_transactions: LedgerTransactionTable;
  ledger_entries: LedgerEntryTable;
  jobs: JobTable;
  data_keys: DataKeyTable;
  job_results: JobResultTable;
  job_reviews: JobReviewTable;
  job_review_versions: JobReviewVersionTable;
  bookkeeping_rules: BookkeepingRuleTable;
  idempotency_keys: IdempotencyKeyTable;
  mails: MailTable;
  support_messages: SupportMessageTable;
  deletions: DeletionTable;
  deletion_totals: DeletionTotalTable;
  service_runs: ServiceRunTable;
  rate_limits: RateLimitTable;
  trial_grants: TrialGrantTable;
  free_pages: FreePagesTable;
  audit_events: AuditEventTable;
  purchases: PurchaseTable;
  receipt_counters: ReceiptCounterTable;
  payment_customers: PaymentCustomerTable;
  payment_events: PaymentEventTable;
  payment_reversals: PaymentReversalTable;
  sandbox_checkouts: SandboxCheckoutTable;
  support_actions: SupportActionTable;
  webhook_endpoints: WebhookEndpointTable;
  webhook_deliveries: WebhookDeliveryTable;
  webhook_attempts: WebhookAttemptTable;
}
