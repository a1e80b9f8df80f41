import type { Kysely } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/schema.ts';

/** Counts mails by state. Sent and failed mails stay in the count for a month. */
export function measureMails(registry: Registry, db: Kysely<Database>): void {
  new Gauge({
    name: 'extracto_mails',
    help: 'Mails by what became of them; refused and given-up ones want to be looked into',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const rows = await db
        .selectFrom('mails')
        .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute();
      for (const state of ['waiting', 'sent', 'refused', 'given-up'] as const) {
        this.set({ state }, rows.find((row) => row.state === state)?.count ?? 0);
      }
    },
  });
}
