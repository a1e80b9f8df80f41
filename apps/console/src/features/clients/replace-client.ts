import type { Client } from '@extracto/contract';
import type { QueryClient } from '@tanstack/react-query';
import { clientsKey } from '../../api/use-clients.ts';

/** Puts the client that the service returned in the place of the one it changed. */
export function replaceClient(cache: QueryClient, changed: Client) {
  cache.setQueryData<Client[]>(clientsKey, (clients) =>
    clients?.map((client) => (client.clientId === changed.clientId ? changed : client)),
  );
}
