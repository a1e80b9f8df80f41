import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database, LedgerAccountKind } from '../../db/index.ts';
import { AUDIT_CHECKS, type AuditCheck, type AuditCheckName, type BrokenPlace } from './audit-checks.ts';

export interface Finding extends BrokenPlace {
  readonly check: AuditCheckName;
  readonly promise: string;
  readonly severity: AuditCheck['severity'];
}

export interface Audit {
  readonly transactions: number;
  readonly clients: number;
  /** XTS; together 0. What was issued stands below zero. */
  readonly totals: Readonly<Record<LedgerAccountKind, number>>;
  /** Empty when all is well. */
  readonly findings: readonly Finding[];
}

/** Sums up the whole ledger as it is at one moment; work goes on meanwhile. */
export async function auditLedger(db: Kysely<Database>): Promise<Audit> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      // A sum over the whole ledger holds nobody up, and takes what it takes.
      await sql`SET LOCAL statement_timeout = 0`.execute(trx);
      const findings: Finding[] = [];
      for (const name of Object.keys(AUDIT_CHECKS) as AuditCheckName[]) findings.push(...(await run(trx, name)));
      const totals = await sumAccounts(trx);
      const sum = Object.values(totals).reduce((total, credits) => total + credits, 0);
      if (sum !== 0) {
        const { promise, severity } = AUDIT_CHECKS.balanced;
        findings.push({ check: 'balanced', promise, severity, subject: 'the whole ledger', detail: `sum ${sum}` });
      }
      const counts = await sql<{ transactions: number; clients: number }>`
        select (select count(*) from ledger_transactions) as transactions, (select count(*) from clients) as clients`.execute(
        trx,
      );
      return { ...counts.rows[0]!, totals, findings };
    });
}

async function run(trx: Transaction<Database>, check: AuditCheckName): Promise<Finding[]> {
  const { promise, severity, find } = AUDIT_CHECKS[check];
  const { rows } = await (find as RawBuilder<BrokenPlace>).execute(trx);
  return rows.map(({ subject, detail }) => ({ check, promise, severity, subject, detail }));
}

async function sumAccounts(trx: Transaction<Database>): Promise<Record<LedgerAccountKind, number>> {
  const { rows } = await sql<{ kind: LedgerAccountKind; total: number }>`
    select a.kind, coalesce(sum(e.amount), 0) as total
      from ledger_accounts a left join ledger_entries e using (account_id) group by a.kind`.execute(trx);
  const totals = { available: 0, reserved: 0, issued: 0, consumed: 0 };
  for (const { kind, total } of rows) totals[kind] = total;
  return totals;
}
