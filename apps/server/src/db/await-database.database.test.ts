import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../../launcher/src/free-port.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { awaitDatabase } from './await-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a database that answers is waited for no longer', async () => {
  await expect(awaitDatabase(database.url, 0)).resolves.toBeUndefined();
});

test('one that comes up meanwhile is waited for', async () => {
  const port = await findFreePort();
  const late = new URL(database.url);
  const real = Number(late.port);
  late.port = String(port);
  const waiting = awaitDatabase(late.href, 30_000);
  const passage = createServer((socket) => socket.pipe(connect(real, '127.0.0.1')).pipe(socket));
  await new Promise<void>((resolve) => passage.listen(port, '127.0.0.1', resolve));
  await expect(waiting).resolves.toBeUndefined();
  passage.close();
});

test.each([
  ['a wrong password', { password: 'guess' }, 'the password is wrong'],
  ['a database that does not exist', { pathname: '/nothing' }, 'there is no database of that name'],
  ['nobody there', { port: '1' }, 'it does not answer (ECONNREFUSED)'],
])('%s is told in one line, without the password', async (_, part, reason) => {
  const url = Object.assign(new URL(database.url), part);
  const failure = await awaitDatabase(url.href, 0).catch((error: unknown) => error);
  const [line] = String((failure as Error).message).split('\n');
  expect(line).toMatch(/^DATABASE_URL leads to the database \w+ at 127\.0\.0\.1:\d+: /);
  expect(line).toContain(reason);
  expect(line).not.toContain(url.password);
});
