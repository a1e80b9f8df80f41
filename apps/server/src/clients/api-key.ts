/**
 * API keys: `ext_live_` or `ext_test_`, 32 random characters (190 bits), and a checksum of 6, all of the same 62 letters
 * and digits. The prefix lets scanners of leaked secrets recognise a key; the checksum lets us refuse a mistyped one
 * without asking the database. A key is looked up by its SHA-256: with 190 bits a plain hash needs no salt and no stretching.
 *
 *   ext_live_3Gq0…  (47 characters)
 */
import { createHash, randomInt } from 'node:crypto';
import type { KeyMode } from '@extracto/contract';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const FORM = new RegExp(`^ext_(live|test)_[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);

export function generateApiKey(mode: KeyMode): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const key = `ext_${mode}_${random}`;
  return key + checksum(key);
}

/** True when the text has the form and checksum of a key. Doesn't check that the key exists. */
export function isApiKeyForm(text: string): boolean {
  return FORM.test(text) && text.endsWith(checksum(text.slice(0, -CHECKSUM_LENGTH)));
}

export function hashApiKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

function checksum(text: string): string {
  let rest = createHash('sha256').update(text).digest().readUInt32BE(0);
  let letters = '';
  for (let index = 0; index < CHECKSUM_LENGTH; index++) {
    letters = ALPHABET[rest % ALPHABET.length] + letters;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return letters;
}
