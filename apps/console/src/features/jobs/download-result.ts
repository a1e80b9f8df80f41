/** Fetches a result with the client's key and saves the bytes as they came, named `result-<job id>.<extension>`. */
import { resultRoute } from '@extracto/contract';
import { type FormatName, formats } from '@extracto/formats';
import { downloadResultFile } from '../../api/key-api.ts';
import { saveBlob } from '../../ui/save-blob.ts';

export async function downloadResult(apiKey: string, jobId: string, format: FormatName): Promise<void> {
  saveBlob(
    await downloadResultFile(apiKey, resultRoute(format), jobId),
    `result-${jobId}.${formats[format].extension}`,
  );
}
