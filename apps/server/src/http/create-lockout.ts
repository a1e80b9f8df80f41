/**
 * Slows the guessing of passwords. A password is counted before it is judged, so that guesses sent at once count like guesses
 * sent one after another. After a few wrong ones each further guess waits twice as long as the one before, the right one
 * included. Wrong passwords are counted for each pair of account and network, and, more patiently, for the account from
 * anywhere; from where its owner has signed in before only the pair counts, so that nobody locks the owner out. Addresses
 * without an account are counted alike: a wait says nothing about which exist. A password set by mail ends all waits.
 */
import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { nameNetwork } from '../accounts/index.ts';
import type { Database } from '../db/index.ts';
import { limiterStore } from './limiter-store.ts';
import { ProblemError } from './problem-error.ts';
import type { RateLimit } from './rate-limits.ts';

export interface Guess {
  /** Names the account: `accountKey`. */
  readonly account: string;
  readonly address: string;
  /** True when the owner of the account has signed in from the address's network. */
  readonly isFamiliar: () => Promise<boolean>;
}

export interface Lockout {
  /** Counts a guess. `locks`: further guesses must wait from now on. Throws `account_locked` when this one must wait. */
  readonly admit: (guess: Guess, reply: FastifyReply) => Promise<{ readonly locks: boolean }>;
  /** Uncounts a guess: the password was right. */
  readonly forgive: (guess: Guess) => Promise<void>;
  /** Ends all waits of the account, as seen from this address. */
  readonly open: (account: string, address: string) => Promise<void>;
}

interface Gate {
  readonly counter: RateLimiterPostgres;
  /** Lets one guess through in the time that `waitAfter` says. */
  readonly turnstile: RateLimiterPostgres;
  readonly points: number;
}

const COUNTED_SECONDS = 24 * 60 * 60;
const FIRST_WAIT_SECONDS = 15;
/** Wrong passwords from anywhere that an account bears, as a multiple of those from one network. */
const FROM_ANYWHERE = 10;

/** `points`: wrong passwords before the first wait. `seconds`: the longest wait. */
export function createLockout(db: Kysely<Database>, { points, seconds }: RateLimit): Lockout {
  const createGate = (name: string, patience: number): Gate => ({
    counter: new RateLimiterPostgres({
      ...limiterStore(db),
      keyPrefix: name,
      points: Number.MAX_SAFE_INTEGER,
      duration: COUNTED_SECONDS,
    }),
    turnstile: new RateLimiterPostgres({
      ...limiterStore(db),
      keyPrefix: `${name}-wait`,
      points: 1,
      duration: seconds,
    }),
    points: points * patience,
  });
  const pair = createGate('sign-in-pair', 1);
  const account = createGate('sign-in-account', FROM_ANYWHERE);
  const waitAfter = (guesses: number, gate: Gate) =>
    Math.min(seconds, FIRST_WAIT_SECONDS * 2 ** Math.min(30, guesses - gate.points));

  /** Number of guesses including this one; `null` for a guess that must wait, which does not count. */
  const count = async (gate: Gate, key: string, exempt: () => Promise<boolean>, reply: FastifyReply) => {
    const { consumedPoints } = await gate.counter.consume(key);
    if (consumedPoints < gate.points || (await exempt())) return consumedPoints;
    const options = { customDuration: waitAfter(consumedPoints, gate) };
    const passed = await gate.turnstile.consume(key, 1, options).catch(asRefusal);
    if (passed.consumedPoints <= 1) return consumedPoints;
    await gate.counter.reward(key);
    const waitSeconds = Math.ceil(passed.msBeforeNext / 1000);
    reply.header('Retry-After', String(waitSeconds));
    const detail = `Too many wrong passwords. Try again in ${waitSeconds} seconds, or set a new password by mail.`;
    throw new ProblemError('account_locked', detail);
  };

  return {
    admit: async (guess, reply) => {
      const fromHere = await count(pair, pairKey(guess), async () => false, reply);
      const fromAnywhere = await count(account, guess.account, guess.isFamiliar, reply);
      return { locks: fromHere === pair.points || fromAnywhere === account.points };
    },
    forgive: async (guess) => {
      await clear(pair, pairKey(guess));
      await account.counter.reward(guess.account);
    },
    open: async (name, address) => {
      await clear(pair, pairKey({ account: name, address }));
      await clear(account, name);
    },
  };
}

function pairKey({ account, address }: Pick<Guess, 'account' | 'address'>): string {
  return `${account}:${nameNetwork(address)}`;
}

async function clear({ counter, turnstile }: Gate, key: string): Promise<void> {
  await counter.delete(key);
  await turnstile.delete(key);
}

/** The library rejects with the state of a limit that is used up, and with an error when counting failed. */
function asRefusal(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}
