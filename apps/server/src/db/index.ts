export { awaitDatabase } from './await-database.ts';
export { createDatabase } from './connection.ts';
export type { Deletion, DeletionReason } from './deletion.ts';
export { inTransaction } from './in-transaction.ts';
export { migrateToLatest } from './migrate.ts';
export { openToServiceRole, readRole } from './open-to-service-role.ts';
export type { Listing, PageRequest } from './page-request.ts';
export { recordRun } from './record-run.ts';
export type {
  Database,
  DataKeyTable,
  DeletionTable,
  JobCharge,
  JobReviewVersionTable,
  JobTable,
  Lane,
  LedgerAccountKind,
  LedgerTransactionKind,
  MailName,
  MailTable,
  NamedKeyTable,
  PlanTable,
  ProviderName,
  PurchaseTable,
  SandboxCheckoutTable,
  ServiceRunName,
  SupportMessageTable,
  WebhookAttemptTable,
  WebhookDeliveryTable,
  WebhookEndpointTable,
} from './schema.ts';
