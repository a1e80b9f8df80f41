/** Writes how far a job is, as fast as the database takes it and no faster: what is overtaken is never written. */
import type { Progress } from '@extracto/engine';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { recordProgress } from '../jobs/index.ts';

export interface ProgressReporter {
  readonly report: (progress: Progress) => void;
  /** Resolves when nothing is being written any more. */
  readonly settled: () => Promise<void>;
}

export function reportProgress(db: Kysely<Database>, jobId: string): ProgressReporter {
  let latest: Progress | null = null;
  let writing: Promise<void> | null = null;
  async function write(): Promise<void> {
    while (latest !== null) {
      const { page, pages } = latest;
      latest = null;
      // Progress is a courtesy: what keeps it from being written will also meet the result, and is told there.
      await recordProgress(db, { jobId, page, pages }).catch(() => {});
    }
    writing = null;
  }
  return {
    report: (progress) => {
      latest = progress;
      writing ??= write();
    },
    settled: async () => {
      latest = null;
      await writing;
    },
  };
}
