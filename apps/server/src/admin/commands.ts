/** The commands of operators. Each takes its arguments and returns what is printed. */
import { join } from 'node:path';
import { readLock } from '../data-folder/index.ts';
import type { AdminCommand } from './admin-command.ts';
import { CREATE_BUCKET } from './create-bucket.ts';
import { createCustomer } from './create-customer.ts';
import { DELETION_COMMANDS } from './deletions/commands.ts';
import { MESSAGE_COMMANDS } from './messages/commands.ts';
import { MIGRATE } from './migrate.ts';
import { type Installation, openInstallation } from './open-installation.ts';
import { QUARANTINE_COMMANDS } from './quarantine/commands.ts';
import { readCustomerArguments } from './read-customer-arguments.ts';
import { REMOVE_SECOND_FACTOR } from './remove-second-factor.ts';
import { REWRAP_KEYS } from './rewrap-keys.ts';
import { STANDING_COMMANDS } from './standing/commands.ts';
import { SUPPORT_COMMANDS } from './support/commands.ts';

export { AdminError } from './admin-error.ts';

export const COMMANDS: Readonly<Record<string, AdminCommand>> = {
  'create-customer': {
    usage: 'create-customer --email EMAIL --credits N',
    meaning: 'an account with a client, its live and its test key, and credits',
    run: async (args) => {
      const wish = readCustomerArguments(args);
      const installation = await openInstallation(process.env);
      try {
        const { clientId, apiKey, testApiKey } = await createCustomer(installation, wish);
        return `client id  ${clientId}\nAPI key    ${apiKey}\ntest key   ${testApiKey}\n${describeNextStep(installation)}`;
      } finally {
        await installation.db.destroy();
      }
    },
  },
  ...SUPPORT_COMMANDS,
  ...STANDING_COMMANDS,
  ...MESSAGE_COMMANDS,
  'remove-second-factor': REMOVE_SECOND_FACTOR,
  ...DELETION_COMMANDS,
  ...QUARANTINE_COMMANDS,
  'rewrap-keys': REWRAP_KEYS,
  'create-bucket': CREATE_BUCKET,
  migrate: MIGRATE,
};

/** The account has no password: the key works at once, and this is how its owner gets into the console. */
function describeNextStep({ configuration }: Installation): string {
  const { oidcIssuer, dataDir } = configuration;
  // The public address of the running product; this command may not know it.
  const publicUrl = readLock(join(dataDir, 'running.json'))?.address ?? configuration.publicUrl;
  if (oidcIssuer !== null) return `console    ${publicUrl}/account/login, with this address at ${oidcIssuer}`;
  return `console    set a password first, by mail: ${publicUrl}/account/forgot-password
           (without a mail server the mail lies in ${join(dataDir, 'mail')})`;
}
