/**
 * One cache for the console. A refused session makes the guard look again at who is signed in, whichever call
 * noticed it first. Failed reads are tried twice more, except where the answer cannot change by asking again.
 */
import { ApiError } from '@extracto/contract';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { userKey } from './use-user.ts';

const isFinal = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429;

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      const isUserQuery = query.queryKey[0] === userKey[0];
      if (error instanceof ApiError && error.status === 401 && !isUserQuery) {
        void queryClient.invalidateQueries({ queryKey: userKey });
      }
    },
  }),
  defaultOptions: {
    queries: { retry: (failures, error) => !isFinal(error) && failures < 2, staleTime: 5_000 },
  },
});
