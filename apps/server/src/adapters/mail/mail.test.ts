/** Both ways out, in one table of cases: a real server on loopback, and the outbox folder. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ulid } from 'ulid';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestMailServer, type TestMailServer } from '../../../testing/mail-server.ts';
import { createOutbox } from './create-outbox.ts';
import { createSmtpMailer } from './create-smtp-mailer.ts';
import type { Mail, Mailer } from './mailer.ts';

const FROM = 'Extracto <no-reply@extracto.example>';
const root = mkdtempSync(join(tmpdir(), 'extracto-mail-'));
const folder = join(root, 'mail');
let server: TestMailServer;
beforeAll(async () => {
  server = await startTestMailServer();
});
afterEach(() => server.reset());
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const smtp = (change: object = {}) =>
  createSmtpMailer({ host: '127.0.0.1', port: server.port, security: 'none', login: null, from: FROM, ...change });

const mail = (change: Partial<Mail> = {}): Mail => ({
  id: ulid(),
  to: 'jane@example.com',
  replyTo: null,
  subject: 'Grüße',
  text: 'Open https://x.example/?a=1&b=2\n',
  html: '<p>Grüße</p>',
  ...change,
});

interface Way {
  readonly name: string;
  readonly mailer: () => Mailer;
  /** The newest message that left. */
  readonly newest: () => string;
}

const WAYS: readonly Way[] = [
  {
    name: 'the outbox folder',
    mailer: () => createOutbox({ folder, from: FROM }),
    newest: () => readFileSync(join(folder, readdirSync(folder).sort().at(-1)!), 'latin1'),
  },
  { name: 'a mail server', mailer: () => smtp(), newest: () => server.taken().at(-1)!.message },
];

describe.each(WAYS)('through $name', ({ mailer, newest }) => {
  test('a mail leaves complete: who, to whom, in text and HTML, under its own id', async () => {
    const sent = mail({ replyTo: 'joe@example.com' });
    await mailer().send(sent);
    const message = newest();
    expect(message).toContain('From: Extracto <no-reply@extracto.example>\r\n');
    expect(message).toContain('To: jane@example.com\r\n');
    expect(message).toContain('Reply-To: joe@example.com\r\n');
    expect(message).toContain(`Message-ID: <${sent.id}@extracto.example>\r\n`);
    expect(message).toContain('Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=\r\n');
    const [, plain, html] = message.split('Content-Type: text/');
    expect(plain).toContain('https://x.example/');
    expect(html).toContain('<p>Gr');
  });

  test('a subject cannot add headers', async () => {
    await mailer().send(mail({ subject: 'x\r\nX-Evil: 1' }));
    expect(newest()).not.toMatch(/^X-Evil:/m);
  });

  test.each([
    'a@example.com\r\nBcc: evil@example.com',
    'a@example.com, evil@example.com',
    'A <evil@example.com>',
    'group: evil@example.com;',
    'nobody',
  ])('%j is no address to send to, or to answer', async (text) => {
    for (const evil of [{ to: text }, { replyTo: text }]) {
      await expect(mailer().send(mail(evil))).rejects.toMatchObject({ name: 'MailFailure', permanent: true });
    }
    expect(server.taken()).toEqual([]);
  });
});

test('both ways carry the same message', async () => {
  const same = mail();
  for (const { mailer } of WAYS) await mailer().send(same);
  const [filed, taken] = WAYS.map(({ newest }) =>
    newest()
      .replaceAll(/--_NmP-[0-9a-f]+/g, 'BOUNDARY')
      .replace(/^Date: .*$/m, 'Date'),
  );
  expect(taken).toBe(filed);
});

test('the outbox is read by its owner only', async () => {
  await createOutbox({ folder, from: FROM }).send(mail());
  const name = readdirSync(folder).sort().at(-1)!;
  expect(name).toMatch(/^[0-9A-Z]{26}\.eml$/);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

describe('a mail server', () => {
  const failure = (mailer: Mailer) => mailer.send(mail({ to: 'jane@example.com' })).catch((error: unknown) => error);

  test.each([
    ['away for a moment', 450, false],
    ['of the opinion that nobody lives there', 550, true],
  ])('that is %s makes a failure that another attempt may or may not mend', async (_what, code, permanent) => {
    server.refuseWith(code);
    expect(await failure(smtp())).toMatchObject({ name: 'MailFailure', permanent });
    expect(server.taken()).toEqual([]);
  });

  test('that repeats our words in its refusal has them kept out of the failure', async () => {
    server.refuseWith(550);
    expect(String(await failure(smtp()))).toBe('MailFailure: The mail was not taken: EENVELOPE 550.');
  });

  test('that is not there is tried again', async () => {
    expect(await failure(smtp({ port: 1 }))).toMatchObject({ permanent: false });
  });

  test('gets name and password when it asks for them, and a wrong password is no verdict on the mail', async () => {
    server.demandLogin({ user: 'us', password: 'right' });
    await smtp({ login: { user: 'us', password: 'right' } }).send(mail());
    expect(server.taken()).toHaveLength(1);
    expect(await failure(smtp({ login: { user: 'us', password: 'wrong' } }))).toMatchObject({ permanent: false });
  });

  test.each(['starttls', 'tls'] as const)(
    'whose certificate nobody vouches for is told nothing over %s',
    async (security) => {
      server.demandLogin({ user: 'us', password: 'right' });
      const login = { user: 'us', password: 'right' };
      const port = security === 'tls' ? server.tlsPort : server.port;
      expect(await failure(smtp({ security, port, login }))).toMatchObject({ permanent: false });
      expect(server.taken()).toEqual([]);
      expect(server.logins()).toBe(0);
    },
  );
});
