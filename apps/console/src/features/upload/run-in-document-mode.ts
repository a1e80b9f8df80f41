/** Submits the document of a job once more in Document mode. Throws `ApiError` as the calls do: 410 when it is no longer kept. */
import type { Job } from '@extracto/contract';
import { ulid } from 'ulid';
import { keyApi } from '../../api/key-api.ts';
import { sendFile } from './send-file.ts';

export async function runInDocumentMode(apiKey: string, { jobId, label, pages }: Job): Promise<Job> {
  const { body: pdf } = await keyApi(apiKey).getDocument({ params: { jobId } });
  const selected = {
    id: jobId,
    file: new File([pdf], label, { type: 'application/pdf' }),
    // a job with a result has been counted
    check: { kind: 'ready', pages: pages! },
    password: null,
    sha256: null,
    again: false,
    sent: null,
    refusal: null,
    idempotencyKey: ulid(),
  } as const;
  return await sendFile(selected, { apiKey, parser: 'Document', onProgress: () => {} });
}
