import { type ApiClient, createClient } from '@extracto/contract';
import { fetchAndLog } from './fetch-and-log.ts';

const clients = new Map<string, ApiClient>();

/** Calls that carry a client's API key, as the console's job calls do. One client object a key. */
export function keyApi(apiKey: string): ApiClient {
  const known = clients.get(apiKey);
  if (known !== undefined) return known;
  const created = createClient({ baseUrl: '', apiKey, fetch: fetchAndLog });
  clients.set(apiKey, created);
  return created;
}
