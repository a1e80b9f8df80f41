/**
 * Passwords as scrypt hashes in the PHC string format, `$scrypt$ln=15,r=8,p=3$salt$hash`, at a cost that OWASP's password
 * storage cheat sheet names. Hashing takes threads that files and name resolution take as well, and 32 MiB each time:
 * only a few go on at once, and only so many wait.
 */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { verifyPassword as verifyEarlier } from 'better-auth/crypto';
import { BusyError } from './identity.ts';

export interface HashingCost {
  /** Base-2 logarithm of the number of blocks. */
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

export interface HashingOptions {
  readonly cost: HashingCost;
  readonly atOnce: number;
  readonly mostWaiting: number;
}

export interface PasswordHashing {
  /** Throws `BusyError`, as `verify` does. */
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (attempt: { readonly hash: string; readonly password: string }) => Promise<boolean>;
}

/** Half of the four threads that Node keeps for such work, and never all of a small machine. */
export const DEFAULT_HASHING: HashingOptions = {
  cost: { ln: 15, r: 8, p: 3 },
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  mostWaiting: 40,
};

const FORMAT = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

export function createPasswordHashing({ cost, atOnce, mostWaiting }: HashingOptions): PasswordHashing {
  const inTurn = createQueue(atOnce, mostWaiting);
  return {
    hash: (password) =>
      inTurn(async () => {
        const salt = randomBytes(SALT_BYTES);
        const hash = await derive(password, salt, cost);
        return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${encode(salt)}$${encode(hash)}`;
      }),
    verify: ({ hash: stored, password }) =>
      inTurn(async () => {
        const [, ln, r, p, salt = '', hash = ''] = FORMAT.exec(stored) ?? [];
        // As the identity library wrote it by itself.
        if (ln === undefined) return verifyEarlier({ hash: stored, password });
        const expected = Buffer.from(hash, 'base64');
        const storedCost = { ln: Number(ln), r: Number(r), p: Number(p) };
        const found = await derive(password, Buffer.from(salt, 'base64'), storedCost);
        return expected.length === found.length && timingSafeEqual(expected, found);
      }),
  };
}

function derive(password: string, salt: Buffer, { ln, r, p }: HashingCost): Promise<Buffer> {
  const N = 2 ** ln;
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, hash) => {
      if (error === null) resolve(hash);
      else reject(error);
    });
  });
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** First come, first served. */
function createQueue(atOnce: number, mostWaiting: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(act: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new BusyError();
      await new Promise<void>((start) => {
        waiting.push(start);
      });
    } else running += 1;
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
