import type { Logger } from 'pino';
import { countAttempt, traceWork } from '../observability/index.ts';
import type { AttemptWork } from '../queue/index.ts';
import { type DeliveryTools, makeAttempt } from '../webhooks/index.ts';

/** Says what became of an attempt, by ids only: addresses may hold secrets. Throws when the queue shall ask again. */
export async function takeAttempt(tools: DeliveryTools, log: Logger, work: AttemptWork): Promise<void> {
  const startedAt = performance.now();
  const { trace, ...attributes } = work;
  const traced = trace === undefined ? { attributes } : { trace, attributes };
  const { state, failure, status } = await traceWork('webhook', traced, () => makeAttempt(tools, work));
  if (state === 'void') return;
  if (state === 'busy') throw new Error('the attempt is under way elsewhere');
  countAttempt(failure);
  const tookMs = Math.round(performance.now() - startedAt);
  log.info({ ...attributes, state, failure, status, tookMs }, 'webhook');
}
