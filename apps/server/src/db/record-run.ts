import type { Kysely } from 'kysely';
import type { Database, ServiceRunName } from './schema.ts';

export interface ServiceRun {
  readonly name: ServiceRunName;
  /** Problems that the run found. */
  readonly findings: number;
  readonly now: Date;
}

/** Keeps how the newest run of a schedule ended, for the metrics. */
export async function recordRun(db: Kysely<Database>, { name, findings, now }: ServiceRun): Promise<void> {
  const outcome = { findings, ended_at: now };
  await db
    .insertInto('service_runs')
    .values({ name, ...outcome })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(outcome))
    .execute();
}
