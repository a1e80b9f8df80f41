/**
 * Submits one document and reports the share of its bytes that has left the browser. XMLHttpRequest, because fetch
 * tells nothing about the progress of a request body. Without a time limit: a slow line is no failure.
 */
import { ApiError, type Job, jobSchema, type Problem, routePath } from '@extracto/contract';
import type { Parser } from '@extracto/model';
import type { SelectedFile } from './selected-file.ts';

interface SendOptions {
  apiKey: string;
  parser: Parser;
  /** Further images of the same document, in order. */
  further?: readonly SelectedFile[];
  onProgress: (sent: number) => void;
}

/** Resolves with the accepted job. Rejects with `ApiError` for a refusal and `TypeError` when no answer came. */
export function sendFile(
  selected: SelectedFile,
  { apiKey, parser, further = [], onProgress }: SendOptions,
): Promise<Job> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', routePath('submitJob'));
    request.setRequestHeader('X-API-KEY', apiKey);
    request.setRequestHeader(
      'Idempotency-Key',
      `${selected.idempotencyKey}-${parser}${selected.again ? '-again' : ''}${further.length > 0 ? `-${further.length}-joined` : ''}`,
    );
    request.responseType = 'text';
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
    };
    request.onerror = () => reject(new TypeError('no answer'));
    request.onload = () => {
      try {
        const body: unknown = request.responseText === '' ? null : JSON.parse(request.responseText);
        if (request.status >= 200 && request.status < 300) resolve(jobSchema.parse(body));
        else reject(new ApiError(request.status, body as Problem | null));
      } catch {
        // A proxy in between answers in its own words; whoever looks for the cause needs them.
        console.error(`Status ${request.status}: ${request.responseText}`);
        reject(new ApiError(request.status, null));
      }
    };
    request.send(buildForm(selected, parser, further));
  });
}

/** The fields stand before the file, so that a server reading the stream knows them when the file begins. */
function buildForm(
  { file, password, again }: SelectedFile,
  parser: Parser,
  further: readonly SelectedFile[],
): FormData {
  const form = new FormData();
  form.set('documentType', 'Statement');
  form.set('parser', parser);
  form.set('label', file.name);
  if (again) form.set('again', 'true');
  if (password !== null) form.set('password', password);
  if (further.length > 0) form.set('join', 'true');
  form.set('pdf', file, file.name);
  for (const page of further) form.append('pdf', page.file, page.file.name);
  return form;
}
