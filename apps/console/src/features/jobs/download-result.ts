/** Fetches a result with the client's key and saves the bytes as they came, named `result-<job id>.<extension>`. */
import { ApiError, type Problem, type RouteName, routePath } from '@extracto/contract';
import { type FormatName, formats } from '@extracto/formats';
import { saveBlob } from '../../ui/save-blob.ts';

const ROUTES = {
  json: 'getResultJson',
  csv: 'getResultCsv',
  xlsx: 'getResultXlsx',
  ofx: 'getResultOfx',
  qfx: 'getResultQfx',
  qbo: 'getResultQbo',
  qif: 'getResultQif',
  camt053: 'getResultCamt053',
  mt940: 'getResultMt940',
  hledger: 'getResultHledger',
  beancount: 'getResultBeancount',
} as const satisfies Record<FormatName, RouteName>;

export async function downloadResult(apiKey: string, jobId: string, format: FormatName): Promise<void> {
  const response = await fetch(routePath(ROUTES[format], { jobId }), { headers: { 'X-API-KEY': apiKey } });
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new ApiError(response.status, problem);
  }
  saveBlob(await response.blob(), `result-${jobId}.${formats[format].extension}`);
}
