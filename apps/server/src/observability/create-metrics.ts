/** A web process's metrics for Prometheus: the times of its own calls, and the state of the service as the database has it. */
import type { Kysely } from 'kysely';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/index.ts';
import { measureService } from './measure-service.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly observeCall: (call: ObservedCall) => void;
}

export interface ObservedCall {
  readonly method: string;
  /** The pattern of the address, never the address: `/api/v1/jobs/:jobId`. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

const BUCKETS_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function createMetrics({ db, clock }: { readonly db: Kysely<Database>; readonly clock: () => Date }): Metrics {
  const registry = new Registry();
  measureProcess(registry);
  measureService(registry, db, clock);
  const calls = new Histogram({
    name: 'extracto_http_request_duration_seconds',
    help: 'Time to answer a call',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  return {
    registry,
    observeCall: ({ method, route, status, seconds }) => calls.observe({ method, route, status }, seconds),
  };
}

/** Memory, processor time and event loop of this process. */
export function measureProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry, prefix: 'extracto_' });
}
