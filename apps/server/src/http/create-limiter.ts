import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/index.ts';
import { limiterStore } from './limiter-store.ts';
import { ProblemError } from './problem-error.ts';
import type { LimitName, RateLimit } from './rate-limits.ts';

/**
 * Counts one call under a limit, says on the reply what is left, and throws `rate_limited` when nothing was. `points`: this
 * caller's own limit in place of everybody's.
 */
export type Limiter = (name: LimitName, key: string, reply: FastifyReply, points?: number) => Promise<void>;

/** Headers as in the IETF's draft for RateLimit fields, and Retry-After of RFC 9110. */
export function createLimiter(db: Kysely<Database>, limits: Readonly<Record<LimitName, RateLimit>>): Limiter {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = (name: LimitName, points: number) => {
    const known = limiters.get(`${name} ${points}`);
    if (known !== undefined) return known;
    const limiter = new RateLimiterPostgres({
      ...limiterStore(db),
      keyPrefix: name,
      points,
      duration: limits[name].seconds,
    });
    limiters.set(`${name} ${points}`, limiter);
    return limiter;
  };

  return async (name, key, reply, points = limits[name].points) => {
    const { seconds } = limits[name];
    const consumed = await limiterOf(name, points).consume(key).catch(asRefusal);
    const resetSeconds = Math.ceil(consumed.msBeforeNext / 1000);
    reply.header('RateLimit-Policy', `"${name}";q=${points};w=${seconds}`);
    reply.header('RateLimit', `"${name}";r=${consumed.remainingPoints};t=${resetSeconds}`);
    if (consumed.consumedPoints <= points) return;
    reply.header('Retry-After', String(resetSeconds));
    throw new ProblemError('rate_limited', `Try again in ${resetSeconds} seconds.`);
  };
}

/** The library rejects with the state of the limit when it is used up, and with an error when counting failed. */
function asRefusal(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}
