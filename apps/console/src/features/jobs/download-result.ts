/** Fetches a result with the client's key and saves the bytes as they came, named `result-<job id>.<format>`. */
import { ApiError, type Problem, routePath } from '@extracto/contract';

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

function saveBlob(blob: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
