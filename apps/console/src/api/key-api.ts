import { type ApiClient, createApiClient, downloadFile, type RouteName } from '@extracto/contract';
import { fetchAndLog } from './fetch-and-log.ts';
import { sendWithProgress } from './send-with-progress.ts';

const clients = new Map<string, ApiClient>();

/** Calls that carry a client's API key, as the console's job calls do. One client object a key. */
export function keyApi(apiKey: string): ApiClient {
  const known = clients.get(apiKey);
  if (known !== undefined) return known;
  const created = createApiClient({ baseUrl: '', apiKey, fetch: fetchAndLog });
  clients.set(apiKey, created);
  return created;
}

/** The same for an upload, of which `onProgress` is told the share of bytes that have left the browser, 0 to 1. */
export function uploadApi(apiKey: string, onProgress: (sent: number) => void): ApiClient {
  return createApiClient({ baseUrl: '', apiKey, fetch: sendWithProgress(onProgress) });
}

/** A result as a file, byte by byte as the service sent it. */
export function downloadResultFile(apiKey: string, route: RouteName, jobId: string): Promise<Blob> {
  return downloadFile({ baseUrl: '', apiKey, fetch: fetchAndLog }, route, { params: { jobId } });
}
