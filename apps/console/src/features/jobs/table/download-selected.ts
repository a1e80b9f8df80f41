/** Files made in this browser from the results of several jobs. Names never leave the folder of the ZIP. */
import { judgeMerged } from '@extracto/engine/review';
import { type FormatName, formats, writeResult } from '@extracto/formats';
import { type ExtractionResult, mergeAccounts } from '@extracto/model';
import { strToU8, zip } from 'fflate';
import { keyApi } from '../../../api/key-api.ts';
import { saveBlob } from '../../../ui/save-blob.ts';
import type { JobEntry } from './job-entry.ts';
import { nameFile, nameFiles } from './name-file.ts';

type Chosen = readonly JobEntry[];

export async function downloadOne(apiKey: string, entry: JobEntry, format: FormatName): Promise<void> {
  const [result] = await fetchResults(apiKey, [entry]);
  if (result !== undefined) saveContent(await writeResult(result, format), nameFile(entry), format);
}

export async function downloadZip(apiKey: string, chosen: Chosen, format: FormatName): Promise<void> {
  const names = nameFiles(chosen);
  const results = await fetchResults(apiKey, chosen);
  const files: Record<string, Uint8Array> = {};
  for (const [index, result] of results.entries()) {
    const content = await writeResult(result, format);
    const bytes = typeof content === 'string' ? strToU8(content) : new Uint8Array(content);
    files[`${names[index]}.${formats[format].extension}`] = bytes;
  }
  const packed = await new Promise<Uint8Array>((resolve, reject) =>
    zip(files, (error, bytes) => (error ? reject(error) : resolve(bytes))),
  );
  saveBlob(new Blob([new Uint8Array(packed)], { type: 'application/zip' }), 'statements.zip');
}

/** One file for each account, its bookings once, judged as a whole. */
export async function downloadMerged(apiKey: string, chosen: Chosen, format: FormatName): Promise<void> {
  const results = await fetchResults(apiKey, chosen);
  for (const merged of mergeAccounts(results)) {
    const result = judgeMerged(merged);
    const { bank, account, transactions } = result.statements[0] ?? {};
    const days = (transactions ?? []).flatMap(({ date }) => date ?? []).toSorted();
    const [first] = chosen;
    if (first === undefined) return;
    const named = { from: days[0] ?? null, to: days.at(-1) ?? null };
    const name = nameFile({ ...first, bank: bank?.name ?? null, account: account?.number ?? null, ...named });
    saveContent(await writeResult(result, format), name, format);
  }
}

async function fetchResults(apiKey: string, chosen: Chosen): Promise<ExtractionResult[]> {
  const results: ExtractionResult[] = [];
  for (const { job } of chosen) {
    results.push((await keyApi(apiKey).getResultJson({ params: { jobId: job.jobId } })).body);
  }
  return results;
}

function saveContent(content: Awaited<ReturnType<typeof writeResult>>, name: string, format: FormatName) {
  const { mediaType, extension } = formats[format];
  saveBlob(new Blob([content], { type: mediaType }), `${name}.${extension}`);
}
