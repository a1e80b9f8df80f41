import type { Client } from '@extracto/contract';

/** XTS over all clients; `null` while they are not known. */
export function totalCredits(clients: readonly Client[] | undefined): number | null {
  return clients === undefined ? null : clients.reduce((sum, client) => sum + client.credits, 0);
}
