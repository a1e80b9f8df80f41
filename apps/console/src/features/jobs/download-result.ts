/** Fetches a result with the client's key and saves the bytes as they came, named `result-<job id>.<extension>`. */
import type { RouteName } from '@extracto/contract';
import { type FormatName, formats } from '@extracto/formats';
import { downloadResultFile } from '../../api/key-api.ts';
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
  saveBlob(await downloadResultFile(apiKey, ROUTES[format], jobId), `result-${jobId}.${formats[format].extension}`);
}
