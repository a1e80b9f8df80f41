/**
 * What V8 made and is given back by a later process: it checks for whom it made that, and runs it unread. So it is written through to
 * the disk, and a program takes it only while it is as it was written: apps/cli/src/find-program.mjs looks.
 */
import { closeSync, fstatSync, openSync, readSync, writeFileSync } from 'node:fs';

export function writeKept(file: string, content: Uint8Array): void {
  writeFileSync(file, content, { flush: true });
}

/** In a buffer of its own. `null` when there is none. */
export function readKept(file: string): Uint8Array<ArrayBuffer> | null {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch {
    return null;
  }
  try {
    const content = new Uint8Array(fstatSync(handle).size);
    return readSync(handle, content) === content.length ? content : null;
  } finally {
    closeSync(handle);
  }
}
