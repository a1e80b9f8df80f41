/**
 * Accepts new passwords: 12 characters or more, and not one that guessers try first. A list of leaked passwords holds
 * few that are this long; those are a common word or a run of keys, repeated or with digits around it, or the address of
 * the account. Without these parts the rest must still be long enough.
 */
import { z } from 'zod';

export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;

const OWN_PAIRS = 5;
const YEAR = /(?:19|20)\d\d/g;
const LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const COMMON_WORDS = [
  ...['password', 'passwort', 'passw', 'passphrase', 'contrasena', 'motdepasse', 'welcome', 'willkommen', 'bienvenue'],
  ...['letmein', 'iloveyou', 'trustno', 'changeme', 'admin', 'administrator', 'login', 'secret', 'default', 'monkey'],
  ...['dragon', 'football', 'baseball', 'superman', 'batman', 'princess', 'sunshine', 'shadow', 'master', 'starwars'],
  ...['whatever', 'computer', 'internet', 'michael', 'jordan', 'summer', 'winter', 'spring', 'autumn', 'extracto'],
];
const KEY_ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertz',
  'azerty',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
];
const KEY_PAIRS = new Set(
  KEY_ROWS.flatMap((row) => [...row].slice(1).flatMap((key, before) => [row[before] + key, key + row[before]])),
);

export const newPasswordSchema = z
  .string()
  .min(PASSWORD_LENGTH.min, { error: `Use at least ${PASSWORD_LENGTH.min} characters`, abort: true })
  .max(PASSWORD_LENGTH.max, `Use at most ${PASSWORD_LENGTH.max} characters`)
  .refine((password) => !isCommonPassword(password), 'This password is easy to guess. Use three or four words.');

/** The reason to refuse a password for the account with this address; `null`: none. */
export function refuseOwnAddress(password: string, email: string): string | null {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  const parts = [name, ...name.split(/[^a-z0-9]+/), ...host.split('.')].filter((part) => part.length >= 3);
  const written = password.toLowerCase();
  const rest = without(written, parts);
  if (rest === without(written, []) || isOwn(rest)) return null;
  return 'Do not use your email address as your password.';
}

function isCommonPassword(password: string): boolean {
  const written = password.toLowerCase();
  const meant = [...written].map((letter) => LETTERS[letter] ?? letter).join('');
  return !isOwn(without(written, COMMON_WORDS)) || !isOwn(without(meant, COMMON_WORDS));
}

/** Longest first, so that nothing is left of a word that holds another. Years go from the parts as they go from the text. */
function without(text: string, parts: readonly string[]): string {
  return parts
    .map(withoutYears)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, part) => rest.replaceAll(part, ' '), withoutYears(text));
}

function withoutYears(text: string): string {
  return text.replaceAll(YEAR, ' ');
}

/** Enough pairs of neighbours that differ, and that do not lie beside each other on a keyboard or in the alphabet. */
function isOwn(text: string): boolean {
  const written = text.replaceAll(/\s/g, '');
  const pairs = new Set<string>();
  for (let place = 0; place + 1 < written.length; place++) {
    const pair = written.slice(place, place + 2);
    if (!KEY_PAIRS.has(pair)) pairs.add(pair);
  }
  return pairs.size >= OWN_PAIRS;
}
