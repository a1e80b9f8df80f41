/** Metrics that show whether data is deleted as promised. No label names a customer. */
import type { Kysely } from 'kysely';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/schema.ts';
import { findDueDocuments, findDueJobs } from '../retention/find-due-jobs.ts';
import type { RetentionTerms } from '../retention/retention-terms.ts';

export interface RetentionMeasures {
  readonly db: Kysely<Database>;
  readonly terms: RetentionTerms;
  readonly clock: () => Date;
}

export function measureRetention(registry: Registry, { db, terms, clock }: RetentionMeasures): void {
  new Counter({
    name: 'extracto_deletions_total',
    help: 'What was deleted, by kind and reason',
    labelNames: ['kind', 'reason'],
    registers: [registry],
    async collect() {
      this.reset();
      const totals = await db.selectFrom('deletion_totals').selectAll().execute();
      for (const { kind, reason, count } of totals) this.inc({ kind, reason }, count);
    },
  });
  new Gauge({
    name: 'extracto_oldest_kept_seconds',
    help: 'Age of the oldest document and of the oldest job that are kept; 0 when none is',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const oldest = db.selectFrom('jobs').select((eb) => eb.fn.min('created_at').as('since'));
      const document = await oldest.where('document_key', 'is not', null).executeTakeFirstOrThrow();
      const job = await oldest.executeTakeFirstOrThrow();
      for (const [kind, { since }] of Object.entries({ document, job })) {
        this.set({ kind }, since === null ? 0 : Math.max(0, (clock().getTime() - since.getTime()) / 1000));
      }
    },
  });
  new Gauge({
    name: 'extracto_overdue_deletions',
    help: 'Documents and jobs whose time has come and that are still kept; more than 0 for minutes is an alarm',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const due = { document: findDueDocuments, job: findDueJobs };
      for (const [kind, find] of Object.entries(due)) {
        const { count } = await find(db, { terms, now: clock() })
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        this.set({ kind }, count);
      }
    },
  });
}
