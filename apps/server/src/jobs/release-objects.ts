import type { DocumentStorage } from '../adapters/storage/index.ts';

interface JobWithDocument {
  readonly job_id: string;
  readonly document_key: string | null;
}

/** Deletes the documents of jobs from storage: those that are gone now, and the ids of those that would not go. */
export async function releaseObjects<Job extends JobWithDocument>(
  storage: DocumentStorage,
  jobs: readonly Job[],
): Promise<{ readonly released: readonly Job[]; readonly stuck: readonly string[] }> {
  const outcomes = await Promise.allSettled(
    jobs.map(async ({ document_key }) => {
      if (document_key !== null) await storage.delete(document_key);
    }),
  );
  const gone = (index: number) => outcomes[index]?.status === 'fulfilled';
  return {
    released: jobs.filter((_job, index) => gone(index)),
    stuck: jobs.filter((_job, index) => !gone(index)).map(({ job_id }) => job_id),
  };
}
