/** Files named on the command line, or generated statements that differ in layout, length and encryption. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { generateSample, type SampleOptions } from '@extracto/samples';
import type { BenchDocument } from './measure-document.ts';

const SAMPLES: readonly (SampleOptions & { readonly seed: number })[] = [
  { seed: 1, family: 'signed-amount', locale: 'en-US', switches: { rows: 'some', encryption: 'none' } },
  { seed: 2, family: 'debit-credit', locale: 'de-DE', switches: { rows: 'many', rulings: 'grid', encryption: 'none' } },
  {
    seed: 3,
    family: 'signed-amount',
    locale: 'fr-FR',
    switches: { rows: 'many', rulings: 'stripes', encryption: 'none' },
  },
  { seed: 4, family: 'debit-credit', locale: 'en-GB', switches: { rows: 'thousands', encryption: 'none' } },
];

export function loadFiles(paths: readonly string[]): BenchDocument[] {
  return paths.map((path) => ({ name: basename(path), path, bytes: readFileSync(path), password: null }));
}

/** Writes the samples into `folder`, because pdftotext reads files. */
export async function loadSamples(folder: string): Promise<BenchDocument[]> {
  const documents: BenchDocument[] = [];
  for (const { seed, ...options } of SAMPLES) {
    const { name, pdf, password } = await generateSample(seed, options);
    const path = join(folder, `${name}.pdf`);
    writeFileSync(path, pdf);
    documents.push({ name, path, bytes: pdf, password });
  }
  return documents;
}
