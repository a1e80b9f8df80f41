/** A document on its way from a caller to storage: recognised before it is stored, measured while it passes. */
import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { recogniseImage } from '@extracto/images/recognise';
import { ExtractionError } from '@extracto/model';

export interface ReceivedDocument {
  readonly kind: 'pdf' | 'image';
  readonly sizeBytes: number;
  readonly sha256: Buffer;
}

export interface StoredFile extends ReceivedDocument {
  readonly key: string;
  readonly fileName: string;
}

type Chunks = AsyncIterator<Buffer>;

const HEADER = Buffer.from('%PDF-');
/** ISO 32000-2, annex I: readers accept the header anywhere in these. */
const HEADER_WITHIN_BYTES = 1024;

/**
 * Throws `empty_file` or `not_a_pdf` before anything is stored, but after reading all of it: a caller who is still sending
 * would not hear the answer. Throws as `source` does when it breaks off.
 */
export async function receiveDocument(
  source: Readable,
  store: (content: Readable) => Promise<void>,
): Promise<ReceivedDocument> {
  const chunks: Chunks = source[Symbol.asyncIterator]();
  const head = await readHead(chunks);
  const kind = recogniseKind(head);
  if (kind === null) {
    while (!(await chunks.next()).done);
    throw new ExtractionError(head.length === 0 ? 'empty_file' : 'not_a_pdf');
  }
  const hash = createHash('sha256');
  const measure = { sizeBytes: 0 };
  await store(Readable.from(pass(head, chunks, hash, measure)));
  return { kind, sizeBytes: measure.sizeBytes, sha256: hash.digest() };
}

function recogniseKind(head: Buffer): ReceivedDocument['kind'] | null {
  if (head.subarray(0, HEADER_WITHIN_BYTES).includes(HEADER)) return 'pdf';
  return recogniseImage(head) === null ? null : 'image';
}

/** Whole chunks, until there is enough to judge or nothing more. */
async function readHead(chunks: Chunks): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  while (head.length < HEADER_WITHIN_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  return head;
}

async function* pass(head: Buffer, chunks: Chunks, hash: Hash, measure: { sizeBytes: number }): AsyncGenerator<Buffer> {
  for (let chunk = head; ; ) {
    hash.update(chunk);
    measure.sizeBytes += chunk.length;
    yield chunk;
    const next = await chunks.next();
    if (next.done) return;
    chunk = next.value;
  }
}
