import { sql } from 'kysely';
import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../src/accounts/create-account.ts';
import { createClient } from '../src/clients/create-client.ts';
import { createDatabase } from '../src/db/connection.ts';
import { createSecretBox } from '../src/secrets/secret-box.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { fillClient } from './fill-client.ts';

const JOBS = 5_000;
/** More than a session sorts in memory. */
const RESULTS = 200;
/** As many bytes as a result of some hundred rows has. */
const RESULT = JSON.stringify({ statements: ['x'.repeat(100_000)] });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a client with many jobs is filled without a copy of the result for each', {
  timeout: 60_000,
}, async () => {
  const name = new URL(database.url).pathname.slice(1);
  // A tenth of what the result takes, were it set beside every job.
  await sql`ALTER DATABASE ${sql.id(name)} SET temp_file_limit = '50MB'`.execute(database.db);
  const db = createDatabase(database.url, { applicationName: 'test' });
  try {
    const userId = ulid();
    const now = new Date();
    const email = `${userId}@example.com`;
    await createAccount(db, { userId, email, firstName: 'A', lastName: '', now });
    const wish = { userId, name: 'Large', trialCredits: 0, now, newId: () => ulid() };
    const { clientId } = await createClient(db, createSecretBox(Buffer.alloc(32, 1)), wish);
    const results = { count: RESULTS, resultJson: RESULT, headsJson: '[]' };
    await fillClient(db, { clientId, jobs: JOBS, results, prefix: '01K0000000000' });
    const kept = await db.selectFrom('job_results').select('job_id').orderBy('job_id').execute();
    expect(kept).toHaveLength(RESULTS);
    expect(kept.at(-1)?.job_id).toBe(`01K0000000000${String(JOBS - 1).padStart(13, '0')}`);
  } finally {
    await db.destroy();
  }
});
