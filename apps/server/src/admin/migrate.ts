/** The command that brings tables and queues up to date before any process of a new version starts. */
import { readConfiguration } from '../configuration/index.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';
import { prepareAsOwner, prepareDatabase } from '../queue/index.ts';
import type { AdminCommand } from './admin-command.ts';
import { AdminError } from './admin-error.ts';
import { readArguments } from './read-arguments.ts';

export const MIGRATE: AdminCommand = {
  usage: 'migrate',
  meaning: 'migrates the database of DATABASE_URL, as DATABASE_OWNER_URL where that is set',
  run: async (args) => {
    readArguments(args, []);
    const { databaseUrl, databaseOwnerUrl } = readConfiguration(process.env, PROJECT_FOLDER);
    if (databaseUrl === null) throw new AdminError('DATABASE_URL is not set.', 1);
    if (databaseOwnerUrl === null) await prepareDatabase(databaseUrl);
    else await prepareAsOwner(databaseOwnerUrl, databaseUrl);
    return 'The tables and the queue are up to date.';
  },
};
