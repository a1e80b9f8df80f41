/**
 * Codes that open an account once each in place of the authenticator app: `k7m2q-x4tzp`, fifty bits in Crockford's base 32,
 * which has no letter that looks like a digit.
 */
import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const COUNT = 10;
const LENGTH = 10;

export function inventRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    split([...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')),
  );
}

/** As it was invented, whatever case, spaces and dashes it is typed with: `K7M2Q X4TZP` is `k7m2q-x4tzp`. */
export function readRecoveryCode(typed: string): string {
  return split(
    typed
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')
      .replaceAll('o', '0')
      .replaceAll(/[il]/g, '1'),
  );
}

function split(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}
