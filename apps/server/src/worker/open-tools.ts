/** Dependencies of every process that reads documents, threads aside: the database, the store, and the clock. */
import { ulid } from 'ulid';
import { openStorage } from '../adapters/storage/index.ts';
import { type Configuration, loadEncryptionSecret } from '../configuration/index.ts';
import { createDatabase } from '../db/index.ts';
import { createSecretBox } from '../secrets/index.ts';
import type { WorkerTools } from './extract-job.ts';

export type SharedTools = Omit<WorkerTools, 'pool' | 'lane'>;

/** `poolSize`: connections. Whoever opens it closes the database. */
export async function openTools(configuration: Configuration, poolSize: number): Promise<SharedTools> {
  return {
    db: createDatabase(configuration.databaseUrl ?? '', { poolSize, applicationName: 'extracto-worker' }),
    storage: await openStorage(configuration),
    box: createSecretBox(Buffer.from(loadEncryptionSecret(configuration), 'hex')),
    terms: configuration,
    lowCredits: configuration.lowCredits,
    freePagesPerMonth: configuration.freePagesPerMonth,
    now: () => new Date(),
    newId: () => ulid(),
  };
}
