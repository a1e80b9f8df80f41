/** The command that makes the bucket of STORAGE_URL; an operator's store may have it already. */
import { createBucket } from '../adapters/storage/index.ts';
import { readConfiguration } from '../configuration/index.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';
import type { AdminCommand } from './admin-command.ts';
import { AdminError } from './admin-error.ts';
import { readArguments } from './read-arguments.ts';

export const CREATE_BUCKET: AdminCommand = {
  usage: 'create-bucket',
  meaning: 'creates the bucket of STORAGE_URL if it does not exist',
  run: async (args) => {
    readArguments(args, []);
    const { storageUrl } = readConfiguration(process.env, PROJECT_FOLDER);
    if (storageUrl === null)
      throw new AdminError('STORAGE_URL is not set: documents are stored in the data folder.', 1);
    const name = new URL(storageUrl).hostname;
    return (await createBucket(storageUrl)) ? `The bucket ${name} was made.` : `The bucket ${name} is there.`;
  },
};
