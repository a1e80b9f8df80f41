/** A document in any of the forms that programs have it in → a blob that can be sent more than once. */

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

/** Rejects as the file system or the stream does. `name` beats what the document is called by itself. */
export async function readUpload(file: Upload, name?: string): Promise<NamedBlob> {
  if (typeof file === 'string') {
    // A bundler for browsers must not look for it.
    const { openAsBlob } = await import(/* @vite-ignore */ 'node:fs');
    return { blob: await openAsBlob(file), name: name ?? file.split(/[/\\]/).at(-1)! };
  }
  if (file instanceof Blob) return { blob: file, name: name ?? readOwnName(file) };
  if (file instanceof ArrayBuffer || ArrayBuffer.isView(file)) {
    return { blob: new Blob([file]), name: name ?? DEFAULT_NAME };
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of file as AsyncIterable<Uint8Array<ArrayBuffer>>) chunks.push(chunk);
  return { blob: new Blob(chunks), name: name ?? DEFAULT_NAME };
}

function readOwnName(blob: Blob): string {
  return (blob as Partial<File>).name || DEFAULT_NAME;
}
