/** Documents that no attempt could read to an end. */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { openStorage } from '../../adapters/storage/index.ts';
import { listQuarantined } from '../../jobs/index.ts';
import type { AdminCommand } from '../admin-command.ts';
import { AdminError } from '../admin-error.ts';
import { openInstallation } from '../open-installation.ts';
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
  'quarantined-document': {
    usage: 'quarantined-document --job JOB --to FILE',
    meaning: 'opens the document of such a job into a file, which must not exist',
    run: async (args) => {
      const read = readArguments(args, ['job', 'to']);
      const [jobId, file] = [read.text('job'), read.text('to')];
      const { db, box, configuration } = await openInstallation(process.env);
      try {
        const job = (await listQuarantined(db)).find(({ job_id }) => job_id === jobId);
        if (job === undefined) throw new AdminError(`${jobId} is not in quarantine.`, 1);
        const storage = await openStorage(configuration, { db, box });
        const document = job.document_key === null ? null : await storage.getStream(job.document_key);
        if (document === null) throw new AdminError(`The document of ${jobId} was deleted.`, 1);
        await pipeline(document, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
        return `${file} is the document of ${jobId}. Delete it when you have looked into it.`;
      } finally {
        await db.destroy();
      }
    },
  },
};
