/** Files named on the command line, or generated statements that differ in layout, length and encryption. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { generateSample, type PlainBooking, printPlainStatement, type SampleOptions } from '@extracto/samples';
import { IS_TRIAL } from '../scripts/trial.ts';
import type { BenchDocument } from './measure-documents.ts';

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

/** Pages of the plain statements that show how cost and memory grow. */
const LENGTHS = [5, 50, 500, 1000] as const;
const ROWS_PER_PAGE = 30;
const SHOPS = ['Harbour Books', 'Green Grocer 0412', 'City Energy direct debit', 'Card refund Atlas Shoes', 'Salary'];

export function loadFiles(paths: readonly string[]): BenchDocument[] {
  return paths.map((path) => ({ name: basename(path), path, bytes: readFileSync(path), password: null }));
}

/** Writes the documents into `folder`, because other programs read files. */
export async function loadSamples(folder: string): Promise<BenchDocument[]> {
  const documents: BenchDocument[] = [];
  for (const { seed, ...options } of IS_TRIAL ? SAMPLES.slice(0, 1) : SAMPLES) {
    const { name, pdf, password } = await generateSample(seed, options);
    documents.push(keep(folder, name, pdf, password));
  }
  for (const pages of IS_TRIAL ? LENGTHS.slice(0, 1) : LENGTHS) {
    documents.push(keep(folder, `plain-${pages}-pages`, await printPages(pages), null));
  }
  return documents;
}

function keep(folder: string, name: string, bytes: Uint8Array, password: string | null): BenchDocument {
  const path = join(folder, `${name}.pdf`);
  writeFileSync(path, bytes);
  return { name, path, bytes, password };
}

/** One booking a day or several, over as many years as it takes. */
export function printPages(pages: number): Promise<Uint8Array> {
  const count = pages * ROWS_PER_PAGE;
  const bookings = Array.from({ length: count }, (_, index): PlainBooking => {
    const day = new Date(Date.UTC(2024, 0, 1 + Math.floor((index * 365) / count)));
    const amount = ((index * 7919) % 90_000) + 100;
    return {
      date: day.toISOString().slice(0, 10),
      description: `${SHOPS[index % SHOPS.length]} ${index}`,
      minor: index % 5 < 3 ? -amount : amount,
    };
  });
  return printPlainStatement({
    accountNumber: '4711002299',
    from: '2024-01-01',
    to: '2024-12-31',
    opening: 500_000_00,
    bookings,
    rowsPerPage: ROWS_PER_PAGE,
  });
}
