import type { Client } from '@extracto/contract';
import { useQuery } from '@tanstack/react-query';
import { sessionApi } from './session-api.ts';

export const clientsKey = ['clients'] as const;

/** The user's clients. A user without any gets one, which is then the only entry. */
export function useClients({ refetchInterval = false }: { refetchInterval?: number | false } = {}) {
  return useQuery({ queryKey: clientsKey, queryFn: fetchClients, refetchInterval });
}

async function fetchClients(): Promise<Client[]> {
  try {
    const { body: clients } = await sessionApi.listClients();
    return clients.length > 0 ? clients : [(await sessionApi.createClient()).body];
  } catch (error) {
    console.error('Could not Fetch Clients');
    throw error;
  }
}
