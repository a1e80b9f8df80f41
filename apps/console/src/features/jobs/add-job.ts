import type { Job } from '@extracto/contract';
import type { QueryClient } from '@tanstack/react-query';
import { clientsKey } from '../../api/use-clients.ts';
import { PAGE_SIZE } from '../../ui/pager/pager.tsx';
import { jobsKey } from './use-jobs.ts';

/** Puts a newly accepted job at the top of the first page at once; what the service then lists replaces it. */
export function addJob(cache: QueryClient, apiKey: string, job: Job) {
  cache.setQueryData<Job[]>(jobsKey(apiKey, 1), (jobs) =>
    jobs === undefined ? jobs : [job, ...jobs.filter(({ jobId }) => jobId !== job.jobId)].slice(0, PAGE_SIZE),
  );
  void cache.invalidateQueries({ queryKey: ['jobs', apiKey] });
  void cache.invalidateQueries({ queryKey: ['twins', apiKey] });
  void cache.invalidateQueries({ queryKey: clientsKey });
}
