/**
 * Writes what is built a second and a third time, compressed, beside it: the service sends the one that a browser takes, and
 * compresses nothing itself.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:m?js|css|svg|wasm)$/;
const LEAST_BYTES = 1024;
/** Of its size; models of the recogniser hardly get smaller, and are the most of all that is built. */
const WORTH_IT = 0.7;
/** Larger files are compressed with less effort, which takes a tenth of the time for a few parts in a hundred more. */
const LARGE_BYTES = 1_000_000;

const WAYS = {
  '.gz': (content: Buffer) => gzipSync(content, { level: 9 }),
  '.br': (content: Buffer) =>
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: content.length < LARGE_BYTES ? 11 : 6 },
    }),
};

export function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    writeBundle: { order: 'post', sequential: true, handler: ({ dir }) => compressFolder(dir!) },
  };
}

function compressFolder(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => TEXT.test(path))) {
    const content = readFileSync(join(folder, name));
    if (content.length < LEAST_BYTES) continue;
    for (const [ending, compress] of Object.entries(WAYS)) {
      const compressed = compress(content);
      if (compressed.length < content.length * WORTH_IT) writeFileSync(join(folder, name + ending), compressed);
    }
  }
}
