import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '../db/index.ts';

/** The limiter's counters: a table that all processes share. */
export function limiterStore(db: Kysely<Database>) {
  const query = async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  };
  return { storeClient: { query }, storeType: 'client', tableName: 'rate_limits', tableCreated: true };
}
