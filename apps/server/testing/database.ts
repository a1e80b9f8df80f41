/**
 * Databases for tests: one embedded PostgreSQL for each run, started when the first test file asks (a run without
 * database tests pays nothing), and a database of its own, with all tables, for each caller.
 */
import type { Kysely } from 'kysely';
import { inject } from 'vitest';
import { createDatabase } from '../src/db/connection.ts';
import type { Database } from '../src/db/schema.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseAddress: string;
  }
}

export interface TestDatabase {
  readonly db: Kysely<Database>;
  readonly url: string;
  /** Closes the connections; the database goes with the run. */
  readonly close: () => Promise<void>;
}

/** `const { db, close } = await createTestDatabase()` in beforeAll, `close` in afterAll. Takes about 0.1 s. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const answer = await fetch(inject('testDatabaseAddress'), { method: 'POST' });
  const body = await answer.text();
  if (!answer.ok) throw new Error(body);
  const db = createDatabase(body, { applicationName: 'test' });
  return { db, url: body, close: () => db.destroy() };
}
