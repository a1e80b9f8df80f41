/** `node bench/read-once.ts READER FILE`: a process that reads one document once, for its memory and its cold start. */
import { readFileSync } from 'node:fs';
import { extract } from '@extracto/engine';
import { ExtractionError } from '@extracto/model';

const [reader, path = ''] = process.argv.slice(2);
const bytes = readFileSync(path);
if (reader === 'pdf.js') await (await import('./read-pdf-js.ts')).readPdfJs(bytes, null);
else if (reader === 'bare PDFium') await (await import('./read-bare.ts')).readBare(bytes, null);
else {
  await extract(bytes, { parser: reader === 'engine' ? 'Document' : 'Page' }).catch((error: unknown) => {
    if (!(error instanceof ExtractionError)) throw error;
  });
}
