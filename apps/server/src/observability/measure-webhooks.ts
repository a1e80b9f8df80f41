import type { Kysely } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/schema.ts';

const RECENT_MS = 5 * 60 * 1000;

/** Webhooks: events by state, attempts of the last five minutes by how they ended, lateness, and what is switched off. */
export function measureWebhooks(registry: Registry, db: Kysely<Database>, now: () => Date): void {
  const registers = [registry];
  new Gauge({
    name: 'extracto_webhook_deliveries',
    help: 'Events that are kept, by state',
    labelNames: ['state'],
    registers,
    async collect() {
      const rows = await db
        .selectFrom('webhook_deliveries')
        .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute();
      this.reset();
      for (const state of ['pending', 'delivered', 'failed', 'cancelled']) this.set({ state }, 0);
      for (const { state, count } of rows) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'extracto_webhook_recent_attempts',
    help: 'Attempts of the last five minutes, by failure; none is a success',
    labelNames: ['failure'],
    registers,
    async collect() {
      const rows = await db
        .selectFrom('webhook_attempts')
        .select(['failure', (eb) => eb.fn.countAll<number>().as('count')])
        .where('started_at', '>', new Date(now().getTime() - RECENT_MS))
        .where('took_ms', 'is not', null)
        .groupBy('failure')
        .execute();
      this.reset();
      this.set({ failure: 'none' }, 0);
      for (const { failure, count } of rows) this.set({ failure: failure ?? 'none' }, count);
    },
  });
  new Gauge({
    name: 'extracto_webhook_lateness_seconds',
    help: 'How long the most overdue attempt has been due; 0 when none is',
    registers,
    async collect() {
      const { due } = await db
        .selectFrom('webhook_deliveries')
        .select((eb) => eb.fn.min('next_attempt_at').as('due'))
        .where('state', '=', 'pending')
        .executeTakeFirstOrThrow();
      this.set(due === null ? 0 : Math.max(0, (now().getTime() - due.getTime()) / 1000));
    },
  });
  new Gauge({
    name: 'extracto_webhooks_disabled',
    help: 'Webhooks that the service has switched off, by reason',
    labelNames: ['reason'],
    registers,
    async collect() {
      const rows = await db
        .selectFrom('webhook_endpoints')
        .select(['disabled_reason', (eb) => eb.fn.countAll<number>().as('count')])
        .where('disabled_reason', 'is not', null)
        .groupBy('disabled_reason')
        .execute();
      this.reset();
      for (const reason of ['gone', 'failing']) this.set({ reason }, 0);
      for (const { disabled_reason: reason, count } of rows) this.set({ reason: reason ?? '' }, count);
    },
  });
}
