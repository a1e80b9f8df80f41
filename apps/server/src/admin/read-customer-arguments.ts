import { parseArgs } from 'node:util';
import { z } from 'zod';
import { AdminError } from './admin-error.ts';

export interface CustomerWish {
  readonly email: string;
  /** Whole XTS. */
  readonly credits: number;
}

const MOST_CREDITS = 100_000_000;

/** `['--email', 'a@b.example', '--credits', '500']`; credits default to 0. Throws `AdminError` with status 2. */
export function readCustomerArguments(args: readonly string[]): CustomerWish {
  const { email, credits = '0' } = parse(args);
  if (!z.email().safeParse(email).success) {
    throw new AdminError(email === undefined ? '--email is missing.' : `"${email}" is no email address.`, 2);
  }
  if (!/^\d+$/.test(credits) || Number(credits) > MOST_CREDITS) {
    throw new AdminError(`--credits takes a whole number up to ${MOST_CREDITS}, not "${credits}".`, 2);
  }
  return { email: email!, credits: Number(credits) };
}

function parse(args: readonly string[]) {
  try {
    const options = { email: { type: 'string' }, credits: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch (error) {
    throw new AdminError((error as Error).message, 2);
  }
}
