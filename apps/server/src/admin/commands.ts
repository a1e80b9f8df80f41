/** The commands of operators. Each takes its arguments and returns what is printed. */
import type { AdminCommand } from './admin-command.ts';
import { createCustomer } from './create-customer.ts';
import { openInstallation } from './open-installation.ts';
import { readCustomerArguments } from './read-customer-arguments.ts';
import { SUPPORT_COMMANDS } from './support/commands.ts';

export { AdminError } from './admin-error.ts';

export const COMMANDS: Readonly<Record<string, AdminCommand>> = {
  'create-customer': {
    usage: 'create-customer --email EMAIL --credits N',
    meaning: 'an account with a client, its API key, and credits',
    run: async (args) => {
      const wish = readCustomerArguments(args);
      const installation = await openInstallation(process.env);
      try {
        const { clientId, apiKey } = await createCustomer(installation, wish);
        return `client id  ${clientId}\nAPI key    ${apiKey}`;
      } finally {
        await installation.db.destroy();
      }
    },
  },
  ...SUPPORT_COMMANDS,
};
