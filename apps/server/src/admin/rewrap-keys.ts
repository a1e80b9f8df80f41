/** The command that ends a change of the encryption secret. */
import { resealKeys } from '../clients/index.ts';
import { resealSecrets } from '../webhooks/index.ts';
import type { AdminCommand } from './admin-command.ts';
import { openInstallation } from './open-installation.ts';
import { readArguments } from './read-arguments.ts';

export const REWRAP_KEYS: AdminCommand = {
  usage: 'rewrap-keys',
  meaning: 'wraps all data keys with EXTRACTO_ENCRYPTION_SECRET, so that the secret before it can be dropped',
  run: async (args) => {
    readArguments(args, []);
    const { db, box } = await openInstallation(process.env);
    try {
      const resealed = (await resealKeys(db, box)) + (await resealSecrets(db, box));
      const rewrapped = await box.rewrap(db);
      const again = resealed === 0 ? '' : `, and sealed ${resealed} secrets of an earlier version`;
      return `Wrapped ${rewrapped} data keys${again}. Nothing needs another secret any more.`;
    } finally {
      await db.destroy();
    }
  },
};
