/** The file of a program that runs in a thread or process of its own: a source beside this one, or a script in a bundle. */
import { extname } from 'node:path';

/** `extraction-thread` → its address. */
export function moduleBeside(name: string): URL {
  return new URL(name + extname(import.meta.filename), import.meta.url);
}
