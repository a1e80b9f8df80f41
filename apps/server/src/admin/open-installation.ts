/** The database and the keys of the installation that is meant: DATABASE_URL, or the one that runs on the data folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import {
  type Configuration,
  loadSealingSecrets,
  readConfiguration,
  type SealingSecrets,
} from '../configuration/index.ts';
import { connectionUrl, readConnectionRecord } from '../data-folder/index.ts';
import { createDatabase, type Database } from '../db/index.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';
import { openSecretBox, type SecretBox } from '../secrets/index.ts';
import { AdminError } from './admin-error.ts';

export interface Installation {
  readonly db: Kysely<Database>;
  readonly box: SecretBox;
  readonly configuration: Configuration;
}

/** Throws `AdminError` when nothing answers, or the keys are not here. */
export async function openInstallation(environment: NodeJS.ProcessEnv): Promise<Installation> {
  const configuration = readConfiguration(environment, PROJECT_FOLDER);
  const url = configuration.databaseUrl ?? findEmbedded(configuration);
  const box = openSecretBox(readSealingSecrets(configuration));
  const db = createDatabase(url, { poolSize: 1, applicationName: 'extracto-admin', statementLimitMs: null });
  try {
    await sql`select 1 from clients limit 1`.execute(db);
  } catch (error) {
    await db.destroy();
    const { code, message } = error as { code?: string; message: string };
    const reason = code === 'ECONNREFUSED' ? 'Start the product first (npm start), or set DATABASE_URL.' : message;
    throw new AdminError(`The database does not respond. ${reason}`, 1);
  }
  return { db, box, configuration };
}

function findEmbedded({ dataDir }: Configuration): string {
  const record = readConnectionRecord(dataDir);
  if (record !== null) return connectionUrl(record);
  throw new AdminError(
    `There is no database in ${dataDir}. Start the product first (npm start), or set DATABASE_URL or EXTRACTO_DATA_DIR.`,
    1,
  );
}

/** Never a new one: what it encrypts, the running product could not read. */
function readSealingSecrets(configuration: Configuration): SealingSecrets {
  if (configuration.encryptionSecret === null && !existsSync(join(configuration.dataDir, 'secrets.json'))) {
    throw new AdminError('EXTRACTO_ENCRYPTION_SECRET is not set, and the data folder holds no secrets.', 1);
  }
  return loadSealingSecrets(configuration);
}
