/** Documents that no attempt could read to an end. */
import { listQuarantined } from '../../jobs/index.ts';
import type { AdminCommand } from '../admin-command.ts';
import { readArguments } from '../read-arguments.ts';
import { runSupport } from '../support/run-support.ts';

export const QUARANTINE_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  quarantine: {
    usage: 'quarantine',
    meaning: 'lists jobs that failed every attempt, with the last reason',
    run: async (args) => {
      readArguments(args, []);
      const jobs = await runSupport(listQuarantined);
      if (jobs.length === 0) return 'No job is in quarantine.';
      return jobs
        .map(({ job_id, pages, attempts, interruption, finished_at, document_key }) =>
          [
            job_id,
            finished_at?.toISOString(),
            `${pages} pages`,
            `${attempts} attempts`,
            interruption,
            document_key === null ? 'document deleted' : `document ${document_key}`,
          ].join('  '),
        )
        .join('\n');
    },
  },
};
