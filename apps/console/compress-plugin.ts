/**
 * Writes a gzip and a Brotli version beside each built text file. The service sends the version that the browser accepts and
 * compresses nothing itself.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:m?js|css|svg|wasm)$/;
const LEAST_BYTES = 1024;
/** Largest compressed share of a file's size that is worth a copy. OCR models, most of the build, hardly shrink. */
const WORTH_IT = 0.7;
/** Larger files are compressed with less effort: a tenth of the time for a few percent more bytes. */
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
