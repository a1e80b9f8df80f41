/**
 * Locks an account against guessing: wrong passwords are counted, wherever they come from, and too many of them refuse
 * all others for a while, the right one included. Addresses without an account are counted alike, so that a lock says
 * nothing about which exist. A new password, set by mail, opens the lock.
 */
import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/schema.ts';
import { limiterStore } from './limiter-store.ts';
import { ProblemError } from './problem-error.ts';
import type { RateLimit } from './rate-limits.ts';

export interface Lockout {
  /** Throws `account_locked` when the account is locked. */
  readonly check: (key: string, reply: FastifyReply) => Promise<void>;
  /** Counts a wrong password. Returns whether it was the one that locked the account. */
  readonly fail: (key: string) => Promise<boolean>;
  readonly open: (key: string) => Promise<void>;
}

export function createLockout(db: Kysely<Database>, { points, seconds }: RateLimit): Lockout {
  const limiter = new RateLimiterPostgres({
    ...limiterStore(db),
    keyPrefix: 'sign-in-account',
    points,
    duration: seconds,
  });
  return {
    check: async (key, reply) => {
      const counted = await limiter.get(key);
      if (counted === null || counted.consumedPoints < points) return;
      const waitSeconds = Math.ceil(counted.msBeforeNext / 1000);
      reply.header('Retry-After', String(waitSeconds));
      const detail = `Too many wrong passwords. Try again in ${waitSeconds} seconds, or set a new password by mail.`;
      throw new ProblemError('account_locked', detail);
    },
    fail: async (key) => {
      const counted = await limiter.consume(key).catch((reason: unknown) => {
        if (reason instanceof RateLimiterRes) return reason;
        throw reason;
      });
      return counted.consumedPoints === points;
    },
    open: async (key) => {
      await limiter.delete(key);
    },
  };
}
