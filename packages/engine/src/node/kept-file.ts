/**
 * What V8 made and is given back by a later process: it checks for whom it made that, and runs it unread. So a sum stands behind the
 * content, which tells whether all of it is there, unharmed, and made of what it is used for.
 */
import { closeSync, fstatSync, openSync, readvSync, writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

const SUM_BYTES = 4;
const NOTHING = new Uint8Array();

/** `source`: what the content was made of, where V8 does not look at that itself. */
export function writeKept(file: string, content: Uint8Array, source: Uint8Array = NOTHING): void {
  const sum = Buffer.alloc(SUM_BYTES);
  sum.writeUInt32LE(sumOf(content, source));
  writeFileSync(file, Buffer.concat([content, sum]));
}

/** In a buffer of its own. `null` when there is none, or another than was written, or made of another source. */
export function readKept(file: string, source: Uint8Array = NOTHING): Uint8Array<ArrayBuffer> | null {
  try {
    const { content, sum } = readParts(file);
    return sum.readUInt32LE() === sumOf(content, source) ? content : null;
  } catch {
    return null;
  }
}

function readParts(file: string) {
  const handle = openSync(file, 'r');
  try {
    const { size } = fstatSync(handle);
    const content = new Uint8Array(size - SUM_BYTES);
    const sum = Buffer.alloc(SUM_BYTES);
    readvSync(handle, [content, sum]);
    return { content, sum };
  } finally {
    closeSync(handle);
  }
}

function sumOf(content: Uint8Array, source: Uint8Array): number {
  return crc32(source, crc32(content));
}
