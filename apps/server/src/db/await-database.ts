/** Waits for a database that is starting; says in one line what is wrong with one that will not do. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../configuration/index.ts';

const PAUSE_MS = 500;
const CONNECT_LIMIT_MS = 10_000;

/** Error codes of Node and PostgreSQL that pass: the database is starting, recovering from a crash, or too busy. */
const PASSING = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EAI_AGAIN', 'EHOSTUNREACH', '57P03', '53300']);

const REASONS: Readonly<Record<string, string>> = {
  '28P01': 'the password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'there is no database of that name',
  ENOTFOUND: 'there is no host of that name',
};

/** Throws a `StartError` when the database refuses us, or has not answered after `patienceMs`. */
export async function awaitDatabase(databaseUrl: string, patienceMs: number): Promise<void> {
  for (const until = Date.now() + patienceMs; ; ) {
    const problem = await tryDatabase(databaseUrl);
    if (problem === null) return;
    if (PASSING.has(problem) && Date.now() < until) {
      await wait(PAUSE_MS);
      continue;
    }
    const { hostname, port, pathname } = new URL(databaseUrl);
    throw new StartError(
      `DATABASE_URL leads to the database ${pathname.slice(1)} at ${hostname}:${port || 5432}: ${REASONS[problem] ?? `it does not answer (${problem})`}.`,
      'Correct the setting, or start the database.',
    );
  }
}

/** The code of what is wrong, or `null`. */
async function tryDatabase(databaseUrl: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    return null;
  } catch (error) {
    return (error as { code?: string }).code ?? 'ETIMEDOUT';
  } finally {
    await client.end().catch(() => {});
  }
}
