/** Over real connections: what is sent slowly cannot be injected. */
import { readdirSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePdf } from '../../testing/documents.ts';
import { type Customer, createTestService, type TestService } from '../../testing/service.ts';

const OPEN = 5;

let service: TestService;
let customer: Customer;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  service = await createTestService({
    transfers: { minBytesPerSecond: 1_000, graceMs: 600, idleMs: 300, openPerAddress: OPEN },
  });
  customer = await service.newCustomer();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  port = (service.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await service.close();
});

/** Begins an upload of a document that never comes whole. Resolves with what the server said before it hung up. */
function beginUpload(): { readonly socket: Socket; readonly answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const form = '--x\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';
  socket.write(
    `POST /api/v1/jobs HTTP/1.1\r\nHost: localhost\r\nX-API-KEY: ${customer.client.apiKey}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n${form}${' '.repeat(1_200)}`,
  );
  const answer = new Promise<string>((resolve) => {
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(said));
  });
  return { socket, answer };
}

const documents = () =>
  readdirSync(service.storageFolder, { recursive: true }).filter((name) => `${name}`.includes('.sealed'));

test('a body that stops is given up, and leaves no file', async () => {
  expect(await beginUpload().answer).toMatch(/^HTTP\/1\.1 408 /);
  await expect.poll(documents).toEqual([]);
});

test('a body that trickles is given up although it never stops', async () => {
  const { socket, answer } = beginUpload();
  const trickle = setInterval(() => socket.write(' '), 50);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(trickle);
});

test('a body that arrives at a fair rate is taken however long that lasts', async () => {
  const { socket, answer } = beginUpload();
  let writes = 0;
  const steady = setInterval(() => {
    if (socket.destroyed) return;
    writes += 1;
    socket.write(' '.repeat(500));
    if (writes === 20) socket.destroy();
  }, 100);
  expect(await answer).toBe('');
  clearInterval(steady);
  expect(writes).toBe(20);
});

test('one address has only so many requests open, and those that ended make room', async () => {
  const uploads = Array.from({ length: OPEN }, beginUpload);
  const call = () => fetch(`http://127.0.0.1:${port}/api/v1/samples`);
  await expect.poll(async () => (await call()).status, { interval: 20 }).toBe(429);
  await Promise.all(uploads.map(({ answer }) => answer));
  await expect.poll(async () => (await call()).status).toBe(200);
  expect((await customer.api.submitJob({ body: { pdf: makePdf(1) } })).status).toBe(202);
});
