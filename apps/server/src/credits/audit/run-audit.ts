import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type Database, recordRun } from '../../db/index.ts';
import { auditLedger } from './audit-ledger.ts';

/** The scheduled run: the whole audit, whose findings the metrics show until the next one. */
export async function runAudit(
  { db, now }: { readonly db: Kysely<Database>; readonly now: () => Date },
  log: Logger,
): Promise<void> {
  const { findings } = await auditLedger(db);
  const wrong = findings.filter(({ severity }) => severity === 'wrong');
  for (const { check, subject } of wrong) log.error({ check, subject }, 'the ledger breaks a promise');
  await recordRun(db, { name: 'audit', findings: wrong.length, now: now() });
}
