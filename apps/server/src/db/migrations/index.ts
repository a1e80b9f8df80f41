/**
 * All migrations in order. A migration that was released is never changed; a new one goes to the end, and only adds what
 * processes of the version before need not know (two-versions.test). What is no longer used goes with the version after.
 */
import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';
import * as clients from './0002-clients.ts';
import * as ledger from './0003-ledger.ts';
import * as jobs from './0004-jobs.ts';
import * as rateLimits from './0005-rate-limits.ts';
import * as modes from './0006-modes.ts';
import * as payments from './0007-payments.ts';
import * as audit from './0008-audit.ts';
import * as retention from './0009-retention.ts';
import * as webhooks from './0010-webhooks.ts';
import * as mails from './0011-mails.ts';
import * as supportMessages from './0012-support-messages.ts';
import * as reviews from './0020-reviews.ts';
import * as replacedKeys from './0021-replaced-keys.ts';
import * as fairTurns from './0022-fair-turns.ts';
import * as alone from './0023-alone.ts';
import * as largeLists from './0024-large-lists.ts';
import * as ledgerLists from './0025-ledger-lists.ts';
import * as confirmedAddresses from './0026-confirmed-addresses.ts';
import * as chargeByStatement from './0027-charge-by-statement.ts';
import * as pagesUnknown from './0028-pages-unknown.ts';
import * as years from './0029-years.ts';
import * as namedKeys from './0030-named-keys.ts';
import * as reviewVersions from './0031-review-versions.ts';
import * as secondFactor from './0032-second-factor.ts';
import * as metrics from './0033-metrics.ts';
import * as standing from './0034-standing.ts';
import * as bookkeepingRules from './0040-bookkeeping-rules.ts';
import * as requestIds from './0041-request-ids.ts';
import * as dataKeys from './0042-data-keys.ts';

export const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0002-clients': clients,
  '0003-ledger': ledger,
  '0004-jobs': jobs,
  '0005-rate-limits': rateLimits,
  '0006-modes': modes,
  '0007-payments': payments,
  '0008-audit': audit,
  '0009-retention': retention,
  '0010-webhooks': webhooks,
  '0011-mails': mails,
  '0012-support-messages': supportMessages,
  '0020-reviews': reviews,
  '0021-replaced-keys': replacedKeys,
  '0022-fair-turns': fairTurns,
  '0023-alone': alone,
  '0024-large-lists': largeLists,
  '0025-ledger-lists': ledgerLists,
  '0026-confirmed-addresses': confirmedAddresses,
  '0027-charge-by-statement': chargeByStatement,
  '0028-pages-unknown': pagesUnknown,
  '0029-years': years,
  '0030-named-keys': namedKeys,
  '0031-review-versions': reviewVersions,
  '0032-second-factor': secondFactor,
  '0033-metrics': metrics,
  '0034-standing': standing,
  '0040-bookkeeping-rules': bookkeepingRules,
  '0041-request-ids': requestIds,
  '0042-data-keys': dataKeys,
};
