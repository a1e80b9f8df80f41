/**
 * The whole product on one machine: database, then migrations, then web and worker; the reverse when it stops.
 * This process serves nothing itself, so that nothing it serves can take it down.
 */
import { join } from 'node:path';
import { type Configuration, loadSecrets, StartError } from '../../server/src/configuration/index.ts';
import { lockDataDir } from '../../server/src/data-folder/index.ts';
import { PROJECT_FOLDER } from '../../server/src/project-folder.ts';
import { prepareAsOwner, prepareDatabase } from '../../server/src/queue/index.ts';
import type { ServiceName } from '../../server/src/service.ts';
import { awaitStopSignal } from './await-stop-signal.ts';
import { describeEnvironment } from './describe-environment.ts';
import { type SupervisedPostgres, supervisePostgres } from './postgres/supervise-postgres.ts';
import { prepareDataDir } from './prepare-data-dir.ts';
import { refuseTakenPort } from './refuse-taken-port.ts';
import { type SupervisedService, superviseService } from './supervise-service.ts';

/** Settles when the product has stopped, with the exit status. Throws when it does not start. */
export async function superviseProduct(configuration: Configuration): Promise<number> {
  const { dataDir, publicUrl } = configuration;
  // A terminal that was closed takes no more lines; stopping in order matters more than saying so.
  process.stdout.on('error', () => {});
  prepareDataDir(dataDir);
  const unlock = lockDataDir(dataDir, publicUrl);
  const stopSignal = awaitStopSignal();
  const services: SupervisedService[] = [];
  let postgres: SupervisedPostgres | null = null;
  let announced = false;
  try {
    await refuseTakenPort(configuration);
    const { cookieSecret, encryptionSecret, otherEncryptionSecret } = loadSecrets(configuration);
    if (configuration.databaseUrl === null) postgres = await supervisePostgres({ dataDir, report });
    const databaseUrl = configuration.databaseUrl ?? postgres?.serviceUrl ?? '';
    const ownerUrl = configuration.databaseOwnerUrl ?? postgres?.url ?? null;
    if (ownerUrl === null) await prepareDatabase(databaseUrl);
    else await prepareAsOwner(ownerUrl, databaseUrl);
    const environment = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      EXTRACTO_COOKIE_SECRET: cookieSecret,
      EXTRACTO_ENCRYPTION_SECRET: encryptionSecret,
      ...(otherEncryptionSecret === null ? {} : { EXTRACTO_OTHER_ENCRYPTION_SECRET: otherEncryptionSecret }),
      EXTRACTO_DATA_DIR: dataDir,
    };
    for (const name of ['web', 'worker'] satisfies ServiceName[]) {
      if (stopSignal.received) break;
      services.push(
        await superviseService({
          name,
          program: join(PROJECT_FOLDER, 'apps/server/src/main.ts'),
          environment: describeEnvironment(name, environment),
          logFile: join(dataDir, 'logs', `${name}.log`),
          report,
        }),
      );
    }
    announced = !stopSignal.received;
    if (announced) announce(configuration, postgres?.folder ?? null);
    await Promise.race([stopSignal.first, postgres?.ended ?? stopSignal.first]);
    report('Stopping: finishing running jobs … (Ctrl-C again stops at once)');
    stopSignal.second.then(() => {
      for (const service of services) service.kill();
    });
    return 0;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(explain(error), `Logs: ${join(dataDir, 'logs')}`);
  } finally {
    await Promise.all(services.map((service) => service.stop()));
    // One that cannot be started any more has been reported above.
    await postgres?.stop().catch(() => {});
    unlock();
    if (announced) report('Stopped.');
  }
}

function announce(configuration: Configuration, databaseFolder: string | null): void {
  const { publicUrl, dataDir, databaseUrl, storageUrl } = configuration;
  const elsewhere = [
    databaseUrl === null ? null : 'database: DATABASE_URL',
    databaseFolder === null || databaseFolder.startsWith(dataDir) ? null : `database: ${databaseFolder}`,
    storageUrl === null ? null : 'documents: STORAGE_URL',
  ].filter((place) => place !== null);
  console.log(`
  Extracto is ready.

    Open    ${publicUrl}
    Data    ${[dataDir, ...elsewhere].join('\n            ')}
    Stop    Ctrl-C
`);
}

/** An error and what caused it, in one line. A refused connection has no message of its own, only a code. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause, code } = error as NodeJS.ErrnoException;
  return [message || code, cause === undefined ? null : explain(cause)].filter((part) => part !== null).join(' ');
}

function report(line: string): void {
  console.log(line);
}
