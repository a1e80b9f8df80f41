import { removeSecondFactor } from '../accounts/index.ts';
import type { AdminCommand } from './admin-command.ts';
import { AdminError } from './admin-error.ts';
import { readArguments } from './read-arguments.ts';
import { runSupport } from './support/run-support.ts';

export const REMOVE_SECOND_FACTOR: AdminCommand = {
  usage: 'remove-second-factor --email EMAIL',
  meaning: 'removes the authenticator app of an account and ends its sessions; its password stays',
  run: async (args) => {
    const email = readArguments(args, ['email']).text('email');
    const removed = await runSupport((db) => removeSecondFactor(db, email));
    if (!removed) throw new AdminError(`${email} has no authenticator app.`, 1);
    return `${email} signs in with the password alone.`;
  },
};
