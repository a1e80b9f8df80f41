import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ulid } from 'ulid';
import { afterAll, expect, test } from 'vitest';
import { createOutbox } from './create-outbox.ts';

const root = mkdtempSync(join(tmpdir(), 'extracto-mail-'));
afterAll(() => rmSync(root, { recursive: true }));
const folder = join(root, 'mail');
const outbox = createOutbox({ folder, from: 'Extracto <no-reply@example.com>', newId: () => ulid() });

test('a mail becomes a file that only its owner reads', async () => {
  await outbox.send({ to: 'jane@example.com', subject: 'Grüße', text: 'Open https://x.example/?a=1&b=2\n' });
  const [name] = readdirSync(folder);
  expect(name).toMatch(/^[0-9A-Z]{26}\.eml$/);
  const text = readFileSync(join(folder, name!), 'utf8');
  expect(text).toContain('From: Extracto <no-reply@example.com>\r\n');
  expect(text).toContain('To: jane@example.com\r\n');
  expect(text).toContain('https://x.example/');
  expect(statSync(join(folder, name!)).mode & 0o777).toBe(0o600);
});

test('an address cannot add headers', async () => {
  await outbox.send({ to: 'a@example.com\r\nBcc: evil@example.com', subject: 'x\r\nX-Evil: 1', text: '' });
  const text = readFileSync(join(folder, readdirSync(folder).at(-1)!), 'utf8');
  expect(text).not.toMatch(/^(Bcc|X-Evil):/m);
});
