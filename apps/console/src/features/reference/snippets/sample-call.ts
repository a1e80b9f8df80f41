import type { Operation, RequestBody } from '../operation.ts';
import { FIELD_SAMPLES } from '../samples/field-samples.ts';

/** One call of an operation, ready to be written in a language. */
export interface SampleCall {
  readonly method: string;
  readonly url: string;
  readonly needsKey: boolean;
  readonly idempotent: boolean;
  readonly request: RequestBody | null;
  /** The name under which a downloaded answer is kept; `null` when the answer is JSON. */
  readonly savedAs: string | null;
}

/** Path parameters hold sample values: `/api/v1/jobs/01KJ2Z9V6M4T8Q0XW3RBN5CYDE`. */
export function writeSampleCall(origin: string, operation: Operation): SampleCall {
  const { method, path, access, idempotent, request, answer } = operation;
  const filled = path.replaceAll(/\{([A-Za-z]+)\}/g, (_, name: string) =>
    String(FIELD_SAMPLES[name] ?? (name === 'sample' ? 'succeeded' : name)),
  );
  const isFile = answer.mediaType !== null && answer.mediaType !== 'application/json';
  return {
    method,
    url: `${origin}${filled}`,
    needsKey: access !== 'public',
    idempotent,
    request,
    savedAs: isFile ? nameFile(filled, answer.mediaType) : null,
  };
}

function nameFile(path: string, mediaType: string | null): string {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return last.includes('.') || mediaType === null ? last : `${last}.${mediaType.slice(mediaType.indexOf('/') + 1)}`;
}
