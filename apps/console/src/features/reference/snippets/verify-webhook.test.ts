import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { VERIFY_WEBHOOK } from './verify-webhook.ts';

const folder = mkdtempSync(join(tmpdir(), 'extracto-snippet-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'verify.ts'), VERIFY_WEBHOOK);
const { isGenuine } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'verify.ts')).href)) as {
  isGenuine: (headers: Headers, body: string, secret: string) => boolean;
};

const [secret, other] = [0, 1].map(() => `whsec_${randomBytes(32).toString('base64')}`) as [string, string];
const body = '{"label":"März"}';

function sign(secrets: readonly string[], timestamp = String(Math.floor(Date.now() / 1000))): Headers {
  const signatures = secrets.map((one) => {
    const key = Buffer.from(one.slice(6), 'base64');
    return `v1,${createHmac('sha256', key).update(`evt_1.${timestamp}.${body}`).digest('base64')}`;
  });
  return new Headers({
    'webhook-id': 'evt_1',
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  });
}

test('the shown check believes what is signed, with one secret or two', () => {
  expect(isGenuine(sign([secret]), body, secret)).toBe(true);
  expect(isGenuine(sign([other, secret]), body, secret)).toBe(true);
});

test('and nothing else', () => {
  expect(isGenuine(sign([other]), body, secret)).toBe(false);
  expect(isGenuine(sign([secret]), `${body} `, secret)).toBe(false);
  expect(isGenuine(sign([secret], '1600000000'), body, secret)).toBe(false);
  expect(isGenuine(sign([secret], 'NaN'), body, secret)).toBe(false);
  expect(isGenuine(new Headers(), body, secret)).toBe(false);
});
