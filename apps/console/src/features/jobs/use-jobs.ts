import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keyApi } from '../../api/key-api.ts';
import { PAGE_SIZE } from '../../ui/pager/pager.tsx';

export const jobsKey = (apiKey: string | null, page: number) => ['jobs', apiKey, page] as const;

/** One page of jobs, newest first. Waits until the API key is known. */
export function useJobs(apiKey: string | null, page: number) {
  return useQuery({
    queryKey: jobsKey(apiKey, page),
    queryFn: () => fetchJobs(apiKey ?? '', page),
    enabled: apiKey !== null,
    placeholderData: keepPreviousData,
  });
}

async function fetchJobs(apiKey: string, page: number) {
  try {
    return (await keyApi(apiKey).listJobs({ query: { page, pageSize: PAGE_SIZE } })).body;
  } catch (error) {
    console.error('Could Not Fetch Data');
    throw error;
  }
}
