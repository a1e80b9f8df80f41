/** Submits one document and reports the share of its bytes that has left the browser. */
import type { Job } from '@extracto/contract';
import type { Parser } from '@extracto/model';
import { uploadApi } from '../../api/key-api.ts';
import type { SelectedFile } from './selected-file.ts';

interface SendOptions {
  apiKey: string;
  parser: Parser;
  /** Further images of the same document, in order. */
  further?: readonly SelectedFile[];
  onProgress: (sent: number) => void;
}

/** Resolves with the accepted job. Rejects with `ApiError` for a refusal and `TypeError` when no answer came. */
export async function sendFile(
  { file, password, again, idempotencyKey }: SelectedFile,
  { apiKey, parser, further = [], onProgress }: SendOptions,
): Promise<Job> {
  const joined = further.length > 0;
  const { body } = await uploadApi(apiKey, onProgress).submitJob({
    idempotencyKey: `${idempotencyKey}-${parser}${again ? '-again' : ''}${joined ? `-${further.length}-joined` : ''}`,
    // The fields stand before the file, so that a server reading the stream knows them when the file begins.
    body: {
      documentType: 'Statement',
      parser,
      label: file.name,
      ...(again && { again: 'true' }),
      ...(password !== null && { password }),
      ...(joined && { join: 'true' }),
      pdf: [file, ...further.map((page) => page.file)],
    },
  });
  return body;
}
