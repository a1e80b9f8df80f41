/** The web process: the console and the API. It accepts documents and puts them in line; it extracts none. */

import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { monotonicFactory } from 'ulid';
import { openStorage } from './adapters/storage/index.ts';
import { type Configuration, loadSecrets } from './configuration/index.ts';
import { createDatabase } from './db/index.ts';
import { createServer } from './http/index.ts';
import { createLogger } from './observability/index.ts';
import { PROJECT_FOLDER } from './project-folder.ts';
import { enqueueExtraction, prepareDatabase } from './queue/index.ts';
import { openSecretBox } from './secrets/index.ts';
import type { Service } from './service.ts';

/** `databaseUrl` is set: the web process has no database of its own. */
export async function startWeb(configuration: Configuration): Promise<Service> {
  const databaseUrl = configuration.databaseUrl ?? '';
  await prepareDatabase(databaseUrl);
  const db = createDatabase(databaseUrl, { poolSize: 20, applicationName: 'extracto-web' });
  const secrets = loadSecrets(configuration);
  const box = openSecretBox(secrets);
  const leaving = new AbortController();
  const server = await createServer({
    leaving: leaving.signal,
    configuration,
    db,
    secrets,
    box,
    storage: await openStorage(configuration, { db, box }),
    enqueueExtraction,
    log: createLogger(configuration),
    now: () => new Date(),
    // In order also within a millisecond: lists are sorted by id.
    newId: monotonicFactory(),
    consoleFolder: join(PROJECT_FOLDER, 'apps', 'console', 'dist'),
  });
  await server.listen({ port: configuration.port, host: configuration.host });
  return {
    stop: async () => {
      leaving.abort();
      await wait(configuration.drainSeconds * 1_000);
      await server.close();
      await db.destroy();
    },
  };
}
