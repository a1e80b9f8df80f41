/** Keeps a document, its truth and what was read of it in a folder, so that one can look at them side by side. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EvalDocument } from './eval-document.ts';
import type { Reading } from './score.ts';

export function writeDocument(folder: string, { name, pdf, statements }: EvalDocument, reading: Reading): void {
  for (const part of ['pdf', 'truth', 'results']) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'pdf', `${name}.pdf`), pdf);
  writeFileSync(join(folder, 'truth', `${name}.json`), `${JSON.stringify({ statements }, null, 2)}\n`);
  if ('result' in reading) {
    writeFileSync(join(folder, 'results', `${name}.json`), `${JSON.stringify(reading.result, null, 2)}\n`);
  }
}
