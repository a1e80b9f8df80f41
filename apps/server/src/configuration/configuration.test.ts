import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadSealingSecrets, loadSecrets } from './load-secrets.ts';
import { ConfigurationError, readConfiguration } from './read-configuration.ts';
import { printDefault } from './setting.ts';
import { SETTINGS } from './settings.ts';

const SECRET = 'a'.repeat(64);
const SEVERAL = {
  DATABASE_URL: 'postgres://u:p@db/x',
  EXTRACTO_COOKIE_SECRET: SECRET,
  EXTRACTO_ENCRYPTION_SECRET: SECRET,
};

describe('reading the configuration', () => {
  test('nothing set is a complete configuration', () => {
    expect(readConfiguration({}, '/project')).toMatchObject({
      role: 'all',
      port: 3000,
      host: 'localhost',
      dataDir: '/project/var/data',
      databaseUrl: null,
      storageUrl: null,
      publicUrl: 'http://localhost:3000',
    });
  });

  test.each([
    [{ PORT: '' }, { port: 3000 }],
    [{ EXTRACTO_PROXIES: 'loopback, fd00::/8' }, { proxies: ['loopback', 'fd00::/8'] }],
    [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0', publicUrl: 'http://localhost:3000' }],
    [{ HOST: '::1' }, { publicUrl: 'http://[::1]:3000' }],
    [{ EXTRACTO_PUBLIC_URL: 'https://statements.example/' }, { publicUrl: 'https://statements.example' }],
    [{ EXTRACTO_PUBLIC_URL: 'https://statements.example:8443' }, { supportAddress: 'support@statements.example' }],
    [{ EXTRACTO_DATA_DIR: '/srv/extracto' }, { dataDir: '/srv/extracto' }],
    [{ EXTRACTO_KEY_OVERLAP_MINUTES: '0' }, { keyOverlapMinutes: 0 }],
    [
      { EXTRACTO_ROLE: 'worker', ...SEVERAL },
      { role: 'worker', databaseUrl: 'postgres://u:p@db/x' },
    ],
  ])('%j is accepted', (environment, expected) => {
    expect(readConfiguration(environment, '/project')).toMatchObject(expected);
  });

  test.each([
    [
      { EXTRACTO_OIDC_ISSUER: 'https://id.example', EXTRACTO_OIDC_CLIENT_ID: 'us' },
      'EXTRACTO_OIDC_CLIENT_SECRET is not set: signing in with an issuer needs all three',
    ],
    [
      { EXTRACTO_PROXIES: '10.0.0.0/8, 10.0.0.0/64' },
      'EXTRACTO_PROXIES is "10.0.0.0/8, 10.0.0.0/64": expected addresses or networks with commas, as 10.0.0.0/8, or loopback',
    ],
    [
      { EXTRACTO_SMTP_HOST: 'smtp://mail.example' },
      'EXTRACTO_SMTP_HOST is "smtp://mail.example": expected a host name or an address, without a port',
    ],
    [{ EXTRACTO_SMTP_SECURITY: 'ssl' }, 'EXTRACTO_SMTP_SECURITY is "ssl": expected one of starttls, tls, none'],
    [{ EXTRACTO_SMTP_PORT: '0' }, 'EXTRACTO_SMTP_PORT is "0": expected a whole number between 1 and 65535'],
    [
      { EXTRACTO_SMTP_HOST: 'mail.example', EXTRACTO_SMTP_USER: 'us' },
      'EXTRACTO_SMTP_PASSWORD is not set: signing in at the mail server needs EXTRACTO_SMTP_USER, too',
    ],
    [
      {
        EXTRACTO_SMTP_HOST: 'mail.example',
        EXTRACTO_SMTP_USER: 'us',
        EXTRACTO_SMTP_PASSWORD: 'hunter2',
        EXTRACTO_SMTP_SECURITY: 'none',
      },
      'EXTRACTO_SMTP_SECURITY is "none": a password is sent over tls or starttls only',
    ],
    [
      { EXTRACTO_CHAT_SCRIPT: 'http://chat.example/x.js', EXTRACTO_CHAT_ID: 'us' },
      'EXTRACTO_CHAT_SCRIPT is "http://chat.example/x.js": expected an address that starts with https://',
    ],
    [
      { EXTRACTO_CHAT_SCRIPT: 'https://chat.example/x.js' },
      'EXTRACTO_CHAT_ID is not set: the chat needs both script and account ID',
    ],
    [
      { EXTRACTO_SUPPORT_ADDRESS: 'Us <us@example.com>' },
      'EXTRACTO_SUPPORT_ADDRESS is "Us <us@example.com>": expected an email address without a name',
    ],
    [{ EXTRACTO_MAIL_FROM: 'nobody' }, 'EXTRACTO_MAIL_FROM is "nobody": expected an email address'],
    [{ PORT: 'abc' }, 'PORT is "abc": expected a whole number between 1 and 65535'],
    [{ PORT: '0' }, 'PORT is "0": expected a whole number between 1 and 65535'],
    [{ PORT: '70000' }, 'PORT is "70000": expected a whole number between 1 and 65535'],
    [{ EXTRACTO_ROLE: 'boss' }, 'EXTRACTO_ROLE is "boss": expected one of all, web, worker'],
    [
      { EXTRACTO_PUBLIC_URL: 'example.org' },
      'EXTRACTO_PUBLIC_URL is "example.org": expected an address that starts with http:// or https://',
    ],
    [
      { EXTRACTO_COOKIE_SECRET: 'hunter2' },
      'EXTRACTO_COOKIE_SECRET is not usable: expected 64 hexadecimal digits (32 bytes)',
    ],
    [
      { DATABASE_URL: 'mysql://u:hunter2@db/x' },
      'DATABASE_URL is not usable: expected an address that starts with postgres://',
    ],
    [
      { ...SEVERAL, EXTRACTO_ROLE: 'web', DATABASE_URL: '' },
      'DATABASE_URL is not set: with EXTRACTO_ROLE=web all processes need the same one',
    ],
  ])('%j is refused in one line', (environment, line) => {
    expect(() => readConfiguration(environment, '/project')).toThrow(new ConfigurationError([line]));
  });

  test('the secret of cookies is demanded of the web alone', () => {
    const without = { ...SEVERAL, EXTRACTO_COOKIE_SECRET: '' };
    expect(readConfiguration({ ...without, EXTRACTO_ROLE: 'worker' }, '/project').cookieSecret).toBeNull();
    expect(() => readConfiguration({ ...without, EXTRACTO_ROLE: 'web' }, '/project')).toThrow('EXTRACTO_COOKIE_SECRET');
  });

  test.each([
    ['port', '3000'],
    ['webhookLoopback', 'off'],
    ['mailFrom', 'Extracto <no-reply@localhost>'],
    ['workerThreads', 'processors − 1, 8 at most'],
    ['databaseUrl', null],
    ['proxies', null],
  ] as const)('the default of %s is printed as it could be set: %s', (name, printed) => {
    expect(printDefault(SETTINGS.shape[name])).toBe(printed);
  });

  test('all wrong settings are named at once', () => {
    const read = () => readConfiguration({ PORT: 'x', EXTRACTO_MAX_PAGES: '-1' }, '/project');
    expect(read).toThrow(/^PORT is .*\nEXTRACTO_MAX_PAGES is .*$/);
  });
});

describe('secrets', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'extracto-secrets-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const configuration = readConfiguration({ EXTRACTO_DATA_DIR: dataDir }, '/');

  test('they are made once, and only their owner can read them', () => {
    const made = loadSecrets(configuration);
    expect(made.cookieSecret).toMatch(/^[0-9a-f]{64}$/);
    expect(made.encryptionSecret).not.toBe(made.cookieSecret);
    expect(loadSecrets(configuration)).toEqual(made);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  test('a given secret stands before the kept one', () => {
    expect(loadSecrets({ ...configuration, cookieSecret: SECRET }).cookieSecret).toBe(SECRET);
  });

  test('a process that is given the encryption secret makes no cookie secret', () => {
    const elsewhere = join(dataDir, 'worker');
    const given = { encryptionSecret: SECRET, otherEncryptionSecret: null };
    expect(loadSealingSecrets({ dataDir: elsewhere, cookieSecret: null, ...given })).toEqual(given);
    expect(existsSync(elsewhere)).toBe(false);
  });

  test('a damaged file is refused, never replaced: what it encrypted would be lost', () => {
    writeFileSync(join(dataDir, 'secrets.json'), '{"cookieSecret":');
    expect(() => loadSecrets(configuration)).toThrow(join(dataDir, 'secrets.json'));
  });
});
