/** A document in any of the forms that programs have it in → a blob that can be sent more than once. */

import { ExtractoError } from './errors.ts';

export type Upload =
  /** The path of a file, where there is a file system. */
  | string
  | Blob
  | ArrayBuffer
  | ArrayBufferView<ArrayBuffer>
  /** Read to its end before anything is sent, since a second attempt needs it again. */
  | ReadableStream<Uint8Array<ArrayBuffer>>
  | AsyncIterable<Uint8Array<ArrayBuffer>>;

export interface NamedBlob {
  readonly blob: Blob;
  /** A label for people. */
  readonly name: string;
}

const DEFAULT_NAME = 'statement.pdf';
const WHAT_TO_PASS = 'Pass the path of a document, or what is in it: bytes, a Blob or a stream.';

/** Throws `ExtractoError` for what is no file, rejects as the stream does. `name` beats what the document is called by itself. */
export async function readUpload(file: Upload, name?: string): Promise<NamedBlob> {
  if (typeof file === 'string') return { blob: await openFile(file), name: name ?? file.split(/[/\\]/).at(-1)! };
  if (file instanceof Blob) return { blob: file, name: name ?? readOwnName(file) };
  if (file instanceof ArrayBuffer || ArrayBuffer.isView(file)) {
    return { blob: new Blob([file]), name: name ?? DEFAULT_NAME };
  }
  if (!isStream(file)) throw new ExtractoError(`file is ${describe(file)}. ${WHAT_TO_PASS}`);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of file as AsyncIterable<Uint8Array<ArrayBuffer>>) chunks.push(chunk);
  return { blob: new Blob(chunks), name: name ?? DEFAULT_NAME };
}

async function openFile(path: string): Promise<Blob> {
  // A bundler for browsers must not look for it.
  const { openAsBlob } = await import(/* @vite-ignore */ 'node:fs');
  try {
    return await openAsBlob(path);
  } catch (cause) {
    throw new ExtractoError(`file is "${path}", and there is no file there that can be read. ${WHAT_TO_PASS}`, {
      cause,
    });
  }
}

/** Callers without types pass anything. */
function isStream(file: unknown): boolean {
  return typeof file === 'object' && file !== null && (Symbol.asyncIterator in file || file instanceof ReadableStream);
}

function describe(file: unknown): string {
  return file === undefined || file === null ? 'missing' : `of a type that is not read (${typeof file})`;
}

function readOwnName(blob: Blob): string {
  return (blob as Partial<File>).name || DEFAULT_NAME;
}
