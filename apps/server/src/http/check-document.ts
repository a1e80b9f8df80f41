import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { ExtractionError } from '@extracto/model';

export interface DocumentCheck {
  /** Passes a document through and breaks off when it cannot be one. */
  readonly stream: Transform;
  /** Why it broke off; `null` when it did not. */
  readonly refusal: () => ExtractionError | null;
  /** Of everything that passed. */
  readonly outcome: () => { readonly sizeBytes: number; readonly sha256: Buffer };
}

const HEADER = Buffer.from('%PDF-');
const HEADER_WITHIN_BYTES = 1024;

/** Looks for the header of a PDF in the first 1 024 bytes, counts and hashes. */
export function checkDocument(): DocumentCheck {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  let refusal: ExtractionError | null = null;
  let head: Buffer | null = Buffer.alloc(0);

  const judgeHead = (ended: boolean): void => {
    if (head === null) return;
    if (head.subarray(0, HEADER_WITHIN_BYTES).includes(HEADER)) head = null;
    else if (ended || head.length >= HEADER_WITHIN_BYTES) {
      refusal = new ExtractionError(head.length === 0 ? 'empty_file' : 'not_a_pdf');
    }
  };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length;
      hash.update(chunk);
      if (head !== null) head = Buffer.concat([head, chunk]);
      judgeHead(false);
      if (refusal === null) done(null, chunk);
      else done(refusal);
    },
    flush(done) {
      judgeHead(true);
      done(refusal);
    },
  });
  return { stream, refusal: () => refusal, outcome: () => ({ sizeBytes, sha256: hash.digest() }) };
}
