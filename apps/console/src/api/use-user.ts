import { ApiError, type User } from '@extracto/contract';
import { useQuery } from '@tanstack/react-query';
import { sessionApi } from './session-api.ts';

export const userKey = ['user'] as const;

/** The signed-in user; `null` when nobody is. Any other failure stays an error: it says nothing about the session. */
export function useUser() {
  return useQuery({ queryKey: userKey, queryFn: fetchUser, staleTime: 60_000 });
}

async function fetchUser(): Promise<User | null> {
  try {
    return (await sessionApi.getUser()).body;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
