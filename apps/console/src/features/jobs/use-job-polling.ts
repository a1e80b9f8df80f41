/** Asks every three seconds about each young job that still runs, and puts the answer in its place in the list. */
import type { Job } from '@extracto/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { keyApi } from '../../api/key-api.ts';
import { clientsKey } from '../../api/use-clients.ts';
import { isWorthPolling, readJobPhase } from './job-status.ts';
import { jobsKey } from './use-jobs.ts';

const POLL_MS = 3000;

export function useJobPolling(apiKey: string | null, page: number, jobs: readonly Job[]) {
  const cache = useQueryClient();
  const isNeeded = apiKey !== null && jobs.some((job) => isWorthPolling(job, Date.now()));

  const poll = useEffectEvent(() => {
    if (apiKey === null) return;
    for (const job of jobs) {
      if (isWorthPolling(job, Date.now())) void refreshJob(cache, apiKey, page, job.jobId);
    }
  });
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(poll, POLL_MS);
    return () => clearInterval(timer);
  }, [isNeeded]);
}

async function refreshJob(cache: QueryClient, apiKey: string, page: number, jobId: string) {
  try {
    const { body: fresh } = await keyApi(apiKey).getJob({ params: { jobId } });
    cache.setQueryData<Job[]>(jobsKey(apiKey, page), (jobs) =>
      jobs?.map((job) => (job.jobId === fresh.jobId ? fresh : job)),
    );
    // Credits are settled when a job ends.
    if (readJobPhase(fresh.status) !== 'processing') void cache.invalidateQueries({ queryKey: clientsKey });
  } catch {
    console.error('Failed to fetch Job status');
  }
}
