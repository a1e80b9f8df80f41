/** Dependencies of every process that reads documents, threads aside: the database, the store, and the clock. */
import { ulid } from 'ulid';
import { openStorage } from '../adapters/storage/index.ts';
import { type Configuration, loadSealingSecrets } from '../configuration/index.ts';
import { createDatabase } from '../db/index.ts';
import { openSecretBox } from '../secrets/index.ts';
import type { WorkerTools } from './extract-job.ts';

export type SharedTools = Omit<WorkerTools, 'pool' | 'lane'>;

/** `poolSize`: connections. Whoever opens it closes the database. */
export async function openTools(configuration: Configuration, poolSize: number): Promise<SharedTools> {
  const db = createDatabase(configuration.databaseUrl ?? '', { poolSize, applicationName: 'extracto-worker' });
  const box = openSecretBox(loadSealingSecrets(configuration));
  return {
    db,
    box,
    storage: await openStorage(configuration, { db, box }),
    terms: configuration,
    lowCredits: configuration.lowCredits,
    freePagesPerMonth: configuration.freePagesPerMonth,
    now: () => new Date(),
    newId: () => ulid(),
  };
}
