/**
 * Every encryption of the standard handler (ISO 32000-2, 7.6.4), on files that another program encrypted (qpdf 11.3, from one
 * page that prints "Balance 45.20"): user password "secret" and owner password "bank" where the name says nothing else.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExtractionError } from '@extracto/model';
import { assemble } from '@extracto/samples/raw/write-pdf';
import { describe, expect, test } from 'vitest';
import { openDocument } from './open-document.ts';

async function open(bytes: Uint8Array, password: string | null): Promise<string> {
  try {
    const document = await openDocument(bytes, { password });
    const words = document.readPage(0).words.map(({ text }) => text);
    document.close();
    return words.join(' ');
  } catch (error) {
    if (error instanceof ExtractionError) return error.code;
    throw error;
  }
}

const load = (name: string) => readFileSync(join(import.meta.dirname, 'encrypted', `${name}.pdf`));
const READ = 'Balance 45.20';

describe('user and owner password', () => {
  test.each([
    'rc4-40',
    'rc4-128',
    'rc4-128-filters',
    'aes-128',
    'aes-128-clear-metadata',
    'aes-256-r5',
    'aes-256-r6',
    'aes-256-r6-clear-metadata',
  ])('%s', async (name) => {
    const bytes = load(name);
    expect(await open(bytes, 'secret')).toBe(READ);
    expect(await open(bytes, 'bank')).toBe(READ);
    expect(await open(bytes, null)).toBe('password_required');
    expect(await open(bytes, '')).toBe('password_required');
    for (const wrong of ['Secret', 'secret ', 'sécret', 'bank2']) {
      expect(await open(bytes, wrong)).toBe('password_incorrect');
    }
  });
});

test.each(['rc4-40', 'rc4-128', 'aes-128', 'aes-256'])(
  'a file that only the owner locked opens without a password, with his, and with any other: %s',
  async (name) => {
    const bytes = load(`owner-only-${name}`);
    for (const password of [null, '', 'bank', 'unneeded', 'Ünneeded']) expect(await open(bytes, password)).toBe(READ);
  },
);

describe('a password beyond ASCII', () => {
  test.each([
    ['password-pdfdoc', 'Škoda–€5', 'in PDFDocEncoding'],
    ['password-windows-1250', 'Łódź', 'in the code page of Central Europe'],
    ['password-windows-1251', 'пароль', 'in the Cyrillic code page'],
    ['password-windows-1252', 'Škoda–€5', 'in the Western code page'],
    ['password-utf8-aes-128', 'пароль', 'in UTF-8 where older handlers knew none'],
    ['password-utf8-aes-256', 'пароль✓', 'in UTF-8'],
    ['password-prepared', 'Zürich fi', 'as it was prepared'],
    ['password-prepared', 'Zu\u0308rich\u00a0\ufb01', 'typed with a combining mark, a ligature and a wide space'],
    ['password-prepared', 'Zür\u00adich fi', 'typed with a soft hyphen'],
    ['password-unprepared', 'Zu\u0308rich', 'that its writer did not prepare'],
    ['password-127-bytes', 'x'.repeat(200), 'longer than the handler heeds'],
    ['owner-utf8-aes-256', 'Eigentümer', 'of the owner'],
  ])('%s: %s, %s', async (name, password) => {
    expect(await open(load(name), password)).toBe(READ);
    expect(await open(load(name), `${password.slice(0, 3)}é`)).toBe('password_incorrect');
  });
});

describe('encryption that knows no password', () => {
  const encrypted = (dictionary: string) => {
    const plain = assemble([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R >>',
      dictionary,
    ]);
    const text = Buffer.from(plain).toString('latin1');
    return Buffer.from(text.replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 4 0 R /ID [<00><00>]'), 'latin1');
  };
  test.each([
    ['certificates', '<< /Filter /Adobe.PubSec /SubFilter /adbe.pkcs7.s5 /V 4 /Recipients [<3082>] >>'],
    ['a program of its own', '<< /Filter /FOPN_fLock /V 1 >>'],
  ])('%s', async (_, dictionary) => {
    for (const password of [null, 'secret']) {
      expect(await open(encrypted(dictionary), password)).toBe('encryption_unsupported');
    }
  });
  test.each([
    ['of a version to come', '<< /Filter /Standard /V 9 /R 9 /O <00> /U <00> /P -4 >>'],
    ['without keys', '<< /Filter /Standard >>'],
    [
      'with keys that are too short',
      '<< /Filter /Standard /V 5 /R 6 /O <00> /U <00> /OE <00> /UE <00> /P -4 /Length 99999 >>',
    ],
  ])('a standard handler %s opens with nothing, and says so', async (_, dictionary) => {
    expect(await open(encrypted(dictionary), null)).toBe('password_required');
    expect(await open(encrypted(dictionary), 'secret')).toBe('password_incorrect');
  });
});
