/** The operators' proof of deletions. */
import { listDeletions } from '../../retention/index.ts';
import type { AdminCommand } from '../admin-command.ts';
import { readArguments } from '../read-arguments.ts';
import { runSupport } from '../support/run-support.ts';

export const DELETION_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  deletions: {
    usage: 'deletions --job ID',
    meaning: 'lists what was deleted of a job, when and why',
    run: async (args) => {
      const jobId = readArguments(args, ['job']).text('job');
      const records = await runSupport((db) => listDeletions(db, jobId));
      if (records.length === 0) return `Nothing of ${jobId} was deleted.`;
      return records
        .map(({ kind, reason, kept_since: since, deleted_at: at }) =>
          [
            `${kind} deleted ${at.toISOString()}: ${reason}`,
            ...(since === null ? [] : [`kept since ${since.toISOString()}`]),
          ].join(', '),
        )
        .join('\n');
    },
  },
};
