/** During an upgrade processes of two versions use the same tables: a migration only adds what the older need not know. */
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { findIncompatibilities, readSchema } from '../../testing/schema.ts';
import { migrateToLatest } from './migrate.ts';
import { migrations } from './migrations/index.ts';

/** Up to here nothing was in use yet, and migrations changed what they liked. */
const FIRST_IN_USE = '0021-replaced-keys';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function migrateTo(name: string): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db: database.db, provider }).migrateTo(name);
  if (error !== undefined) throw error;
}

test('the statements of each version run on the tables of the next', async () => {
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  const names = Object.keys(migrations);
  await migrateTo(FIRST_IN_USE);
  for (const name of names.slice(names.indexOf(FIRST_IN_USE) + 1)) {
    const before = await readSchema(database.db);
    await migrateTo(name);
    expect(findIncompatibilities(before, await readSchema(database.db)), name).toEqual([]);
  }
});

test('a version that is older than the tables starts on them, and changes nothing', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-a-newer-version', 'now')`.execute(
    database.db,
  );
  expect(await migrateToLatest(database.db)).toEqual([]);
  await sql`delete from kysely_migration where name = '9999-of-a-newer-version'`.execute(database.db);
});

describe('changes that would break the older version are listed', () => {
  test.each([
    ['alter table jobs drop column bank_id', 'jobs.bank_id is gone'],
    ['alter table jobs rename column label to name', 'jobs.label is gone'],
    ['alter table jobs alter column pages type bigint', 'jobs.pages was integer and is bigint'],
    ['alter table jobs alter column bank_id set not null', 'jobs.bank_id may no longer be null'],
    ['alter table jobs add column colour text not null', 'jobs.colour is demanded of those who do not know it'],
    ['alter table jobs add check (pages < 9)', 'new for old columns: jobs CHECK ((pages < 9))'],
    ['create unique index on jobs (label)', 'new for old columns: CREATE UNIQUE ON public.jobs USING btree (label)'],
    ['alter table rate_limits drop constraint rate_limits_pkey', 'gone: CREATE UNIQUE ON public.rate_limits'],
  ])('%s', async (statement, told) => {
    const before = await readSchema(database.db);
    const after = await database.db
      .transaction()
      .execute(async (trx) => {
        await sql.raw(statement).execute(trx);
        throw Object.assign(new Error('undo'), { schema: await readSchema(trx) });
      })
      .catch((undone: { schema?: typeof before }) => undone.schema ?? Promise.reject(undone));
    expect(findIncompatibilities(before, after).join('\n')).toContain(told);
  });

  test.each([
    'alter table jobs add column colour text',
    "alter table jobs add column colour text not null default 'red'",
    'create table colours (colour text primary key)',
    'create index on jobs (label)',
  ])('%s breaks nothing', async (statement) => {
    const before = await readSchema(database.db);
    const after = await database.db
      .transaction()
      .execute(async (trx) => {
        await sql.raw(statement).execute(trx);
        throw Object.assign(new Error('undo'), { schema: await readSchema(trx) });
      })
      .catch((undone: { schema?: typeof before }) => undone.schema ?? Promise.reject(undone));
    expect(findIncompatibilities(before, after)).toEqual([]);
  });
});
