import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createDatabase } from './connection.ts';
import { migrateToLatest } from './migrate.ts';
import { migrations } from './migrations/index.ts';

describe('migrating', () => {
  let { db, url, close }: TestDatabase = {} as TestDatabase;
  beforeAll(async () => {
    ({ db, url, close } = await createTestDatabase());
  });
  afterAll(() => close());

  test('a migrated database has nothing left to apply', async () => {
    expect(await migrateToLatest(db)).toEqual([]);
  });

  test('several processes that start at once apply every migration once, in order', async () => {
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    const processes = Array.from({ length: 4 }, () => createDatabase(url));
    const applied = await Promise.all(processes.map((process) => migrateToLatest(process)));
    await Promise.all(processes.map((process) => process.destroy()));
    expect(applied.flat()).toEqual(Object.keys(migrations).sort());
  });

  test('a migration that fails is named, with its cause', async () => {
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await sql`create table jobs (taken int)`.execute(db);
    const failure = await migrateToLatest(db).catch((error: unknown) => error);
    expect(String(failure)).toContain('0004');
    expect((failure as Error).cause).toBeInstanceOf(Error);
  });
});
