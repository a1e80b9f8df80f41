import { expect, test } from 'vitest';
import { findFreePort } from '../../../launcher/src/free-port.ts';
import { serveWatch } from './serve-watch.ts';

test('a worker tells on its own port that it lives, and with a token what it has done', async () => {
  const workerPort = await findFreePort();
  const token = 'a token of sixteen letters';
  const app = await serveWatch({ host: '127.0.0.1', workerPort, metricsToken: token });
  const ask = (path: string, headers = {}) => fetch(`http://127.0.0.1:${workerPort}${path}`, { headers });
  try {
    expect(await (await ask('/health')).json()).toEqual({ message: 'ok' });
    expect((await ask('/metrics')).status).toBe(401);
    const told = await (await ask('/metrics', { Authorization: `Bearer ${token}` })).text();
    expect(told).toContain('extracto_mails_ended_total{state="given-up"} 0');
    expect(told).toContain('extracto_process_resident_memory_bytes');
  } finally {
    await app?.close();
  }
});

test('without a port it listens to nothing', async () => {
  expect(await serveWatch({ host: '127.0.0.1', workerPort: null, metricsToken: null })).toBeNull();
});
