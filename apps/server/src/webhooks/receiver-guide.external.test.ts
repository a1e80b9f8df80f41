/** Runs the receiver of docs/webhooks.md: it must accept our events and refuse all others. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findFreePort } from '../../../launcher/src/free-port.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';
import { postEvent } from './post-event.ts';
import { createResolver } from './resolve-host.ts';
import { signEvent } from './sign-event.ts';
import { generateWebhookSecret } from './webhook-secret.ts';

const GUIDE = readFileSync(join(PROJECT_FOLDER, 'docs', 'webhooks.md'), 'utf8');
const secret = generateWebhookSecret();
const another = generateWebhookSecret();
const body =
  '{"type":"job.status_changed","sequence":2,"data":{"jobId":"01JOB","status":"Succeeded","label":"März 🙂"}}';
const now = new Date();
const signed = (secrets: readonly string[], at = now) => signEvent({ deliveryId: 'evt_1', body, secrets, now: at });
const genuine = signed([secret]);

const ACCEPTED: readonly (readonly [string, Record<string, string>])[] = [
  ['an event of ours', genuine],
  ['one of a secret that is being replaced', signed([another, secret])],
  ['one that is four minutes old', signed([secret], new Date(now.getTime() - 240_000))],
];
const stamped = (timestamp: string) => ({ ...genuine, 'webhook-timestamp': timestamp });
const signature = genuine['webhook-signature'] ?? '';
const REFUSED: readonly (readonly [string, Record<string, string>, string])[] = [
  ['signed with another secret', signed([another]), body],
  ['with another body', genuine, body.replace('Succeeded', 'Failed')],
  ['with another id', { ...genuine, 'webhook-id': 'evt_2' }, body],
  ['too old', signed([secret], new Date(now.getTime() - 360_000)), body],
  ['from the future', signed([secret], new Date(now.getTime() + 360_000)), body],
  ['with another time', stamped(String(Math.floor(now.getTime() / 1_000) - 1)), body],
  ['with a time that is none', stamped('soon'), body],
  ['of another version', { ...genuine, 'webhook-signature': signature.replace('v1,', 'v2,') }, body],
  ['without the version', { ...genuine, 'webhook-signature': signature.replace('v1,', '') }, body],
  ['with half a signature', { ...genuine, 'webhook-signature': signature.slice(0, 20) }, body],
  ['with an empty signature', { ...genuine, 'webhook-signature': 'v1,' }, body],
  ['without any header', {}, body],
];

describe('the receiver of the guide', () => {
  const folder = mkdtempSync(join(tmpdir(), 'extracto-receiver-'));
  let receiver: ChildProcess;
  let port: number;
  let printed = '';
  beforeAll(async () => {
    const path = join(folder, 'receive.ts');
    writeFileSync(path, readBlock('ts receive.ts'));
    port = await findFreePort();
    const env = { PATH: process.env.PATH, WEBHOOK_SECRET: secret, PORT: String(port) };
    receiver = spawn(process.execPath, [path], { env });
    for (const stream of [receiver.stdout, receiver.stderr]) stream?.on('data', (chunk) => (printed += chunk));
    await vi.waitFor(() => reach(port), { timeout: 20_000 });
  }, 30_000);
  afterAll(() => {
    receiver.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  const post = async (headers: Record<string, string>, text = body) => {
    const request = { url: `http://hooks.localhost:${port}/`, headers, body: text, now };
    return (await postEvent({ resolve: createResolver(), loopback: true }, request)).status;
  };

  test.each(ACCEPTED)('accepts %s', async (_, headers) => {
    expect(await post(headers), printed).toBe(204);
    await expect.poll(() => printed).toContain('evt_1 job.status_changed 01JOB Succeeded');
  });

  test.each(REFUSED)('refuses one %s', async (_, headers, text) => {
    expect(await post(headers, text), printed).toBe(400);
  });
});

/** The guide's only block with this info line. */
function readBlock(words: string): string {
  const blocks = [...GUIDE.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].filter(([, info]) => info === words);
  expect(blocks).toHaveLength(1);
  return blocks[0]?.[2] ?? '';
}

/** Rejects while nothing listens. */
async function reach(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
}
