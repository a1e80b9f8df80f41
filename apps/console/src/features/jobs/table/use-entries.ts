import type { Account, Job } from '@extracto/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keyApi } from '../../../api/key-api.ts';
import { isWorthPolling } from '../job-status.ts';
import { type JobEntry, joinAccounts } from './job-entry.ts';

const PAGE_SIZE = 100;
/** Older jobs are in the cards. */
const MOST_PAGES = 5;
const POLL_MS = 3000;

export interface Entries {
  readonly entries: readonly JobEntry[];
  /** Number of all jobs, also of those that are too old to be here. */
  readonly total: number;
}

/** The newest 500 jobs with what their results say; asked again every three seconds while one of them runs. */
export function useEntries(apiKey: string | null) {
  return useQuery({
    queryKey: ['jobs', apiKey, 'table'],
    queryFn: () => fetchEntries(apiKey ?? ''),
    enabled: apiKey !== null,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.entries.some(({ job }) => isWorthPolling(job, Date.now())) ? POLL_MS : false,
  });
}

async function fetchEntries(apiKey: string): Promise<Entries> {
  const api = keyApi(apiKey);
  const jobs: Job[] = [];
  const accounts: Account[] = [];
  let total = 0;
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { body, headers } = await api.listJobs({ query: { page, pageSize: PAGE_SIZE } });
    jobs.push(...body);
    total = Number(headers.get('X-Total-Count'));
    if (body.length < PAGE_SIZE) break;
  }
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { body } = await api.listAccounts({ query: { page, pageSize: PAGE_SIZE } });
    accounts.push(...body);
    if (body.length < PAGE_SIZE) break;
  }
  return { entries: joinAccounts(jobs, accounts), total };
}
