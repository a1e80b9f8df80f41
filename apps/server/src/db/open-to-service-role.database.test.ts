import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { prepareAsOwner, prepareDatabase } from '../queue/prepare-database.ts';
import { QUEUE_SCHEMA } from '../queue/queues.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

let database: TestDatabase;
let serviceUrl: string;
let service: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  url.username = 'test_service';
  url.password = 'a password of its own';
  serviceUrl = url.href;
  await prepareAsOwner(database.url, serviceUrl);
  service = new pg.Client({ connectionString: serviceUrl });
  await service.connect();
});
afterAll(async () => {
  await service.end();
  await database.close();
});

const refusal = (statement: string) =>
  service.query(statement).then(
    () => 'allowed',
    (error: { code?: string }) => error.code,
  );

describe('the role of web and worker', () => {
  test.each([
    'create table intruder (id int)',
    'create temporary table intruder (id int)',
    'create schema intruder',
    'create function intruder() returns int language sql as $$ select 1 $$',
    'create role intruder superuser',
    'alter role test_service superuser',
    'alter table users add column intruder text',
    'drop table users',
    'truncate ledger_entries',
    'alter table ledger_entries disable trigger all',
    'select * from pg_authid',
    "copy users to program 'cat'",
    "copy users from program 'id'",
    "copy users to '/tmp/users'",
    "select pg_read_file('/etc/passwd')",
    'create extension file_fdw',
    `create table ${QUEUE_SCHEMA}.intruder (id int)`,
  ])('may not: %s', async (statement) => {
    expect(await refusal(statement)).toBe(INSUFFICIENT_PRIVILEGE);
  });

  test('reads and writes rows of every table, those of the queue included', async () => {
    const { rows } = await service.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', $1)`,
      [QUEUE_SCHEMA],
    );
    expect(rows.length).toBeGreaterThan(30);
    for (const { name } of rows)
      expect([name, await refusal(`select from ${name} limit 1`)]).toEqual([name, 'allowed']);
    expect(await refusal('update plans set position = position')).toBe('allowed');
    expect(await refusal('delete from used_codes')).toBe('allowed');
  });

  test('starts on tables that its owner has migrated, and is given its rights again and again', async () => {
    await prepareDatabase(serviceUrl);
    await prepareAsOwner(database.url, serviceUrl);
    await prepareDatabase(serviceUrl);
  });
});
