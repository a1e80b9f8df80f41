/** Assigns passwords to files: the passwords file first, then the one given for all. Kept in memory only. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { UsageError } from '../../usage-error.ts';

export type PasswordOf = (path: string) => string | null;

/** The file is a JSON object, file name (or path as typed) → password. Throws `UsageError`; never quotes the file. */
export function readPasswords(passwordsFile: string | null, password: string | null): PasswordOf {
  const passwords = passwordsFile === null ? {} : parsePasswords(readText(passwordsFile));
  const own = (name: string) => (Object.hasOwn(passwords, name) ? passwords[name]! : null);
  return (path) => own(path) ?? own(basename(path)) ?? password;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UsageError('The file of --passwords cannot be read.');
  }
}

function parsePasswords(text: string): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (isRecordOfStrings(value)) return value;
  } catch {
    // A syntax error quotes the text around it, which may be a password.
  }
  throw new UsageError('The file of --passwords is not a JSON object of file names and passwords.');
}

function isRecordOfStrings(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((entry) => typeof entry === 'string')
  );
}
