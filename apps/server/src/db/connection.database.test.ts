import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createDatabase } from './connection.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** The limits that PostgreSQL holds a connection to. */
async function limitsOf(options: Parameters<typeof createDatabase>[1]): Promise<readonly unknown[]> {
  const db = createDatabase(database.url, options);
  const { rows } = await sql<{ setting: string }>`
    SELECT setting FROM pg_settings WHERE name IN ('lock_timeout', 'statement_timeout') ORDER BY name`.execute(db);
  await db.destroy();
  return rows.map(({ setting }) => Number(setting));
}

test('a statement ends after a minute, and waits a quarter of one for a lock, unless it is a migration', async () => {
  expect(await limitsOf({})).toEqual([15_000, 60_000]);
  expect(await limitsOf({ statementLimitMs: null })).toEqual([0, 0]);
});

test('a statement that is too slow fails, and the connection goes on', async () => {
  const db = createDatabase(database.url, { poolSize: 1, statementLimitMs: 50 });
  await expect(sql`SELECT pg_sleep(5)`.execute(db)).rejects.toMatchObject({ code: '57014' });
  expect((await sql<{ one: number }>`SELECT 1 AS one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});
