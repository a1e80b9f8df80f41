import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PAGE_SIZE } from '../ui/pager/pager.tsx';
import { keyApi } from './key-api.ts';

/** One page of the accounts whose statements are kept. Waits until the API key is known. */
export function useAccounts(apiKey: string | null, page: number) {
  return useQuery({
    queryKey: ['accounts', apiKey, page],
    queryFn: async () => (await keyApi(apiKey ?? '').listAccounts({ query: { page, pageSize: PAGE_SIZE } })).body,
    enabled: apiKey !== null,
    placeholderData: keepPreviousData,
  });
}
