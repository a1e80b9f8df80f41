/** Fetches a result with the client's key and saves the bytes as they came, named `result-<job id>.<format>`. */
import { ApiError, type Problem, routePath } from '@extracto/contract';
import { saveBlob } from '../../ui/save-blob.ts';

export type ResultFormat = 'json' | 'csv';

const ROUTES = { json: 'getResultJson', csv: 'getResultCsv' } as const;

export async function downloadResult(apiKey: string, jobId: string, format: ResultFormat): Promise<void> {
  const response = await fetch(routePath(ROUTES[format], { jobId }), { headers: { 'X-API-KEY': apiKey } });
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new ApiError(response.status, problem);
  }
  saveBlob(await response.blob(), `result-${jobId}.${format}`);
}
