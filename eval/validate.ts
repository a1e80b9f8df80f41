/**
 * npm run validate -- [DIR] [options]
 *
 *   DIR              published schemas, under their owners' names: camt.053.001.08.xsd (iso20022.org), ofx160.dtd and
 *                    ofx201.dtd (Debian's libofx7); without it, where libofx keeps its own
 *   --seeds A..B     generated statements of these seeds (1..1) in every layout family
 *   --family NAME    one layout family only
 *
 * Reads the statements, writes each into every format that one of the schemas describes, and validates what was written.
 * Says which schemas are absent. Exit status 1 when anything is invalid or no schema is there, 2 for unusable arguments.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeResult } from '@extracto/formats';
import { FormatError } from '@extracto/formats/format-error';
import { findOfxSchemas, PUBLISHED_SCHEMAS, type PublishedSchema } from '@extracto/formats/published-schemas';
import type { ExtractionResult } from '@extracto/model';
import { generateSet } from './generate-set.ts';
import { parseSeeds } from './parse-seeds.ts';
import { readDocument, USUAL_READING } from './read-document.ts';
import { exitWith, UsageError } from './usage-error.ts';

const OPTIONS = { seeds: { type: 'string', default: '1..1' }, family: { type: 'string' } } as const;
/** For statements that print none; CAMT.053 and OFX need both. */
const IDENTITY = { account: '12345678', currency: 'EUR' };
const ERRORS_SHOWN = 10;

async function validate(): Promise<number> {
  const { values, positionals } = parseArguments();
  const folder = positionals[0] ?? findOfxSchemas();
  const present = PUBLISHED_SCHEMAS.filter(({ file }) => folder !== null && existsSync(join(folder, file)));
  for (const schema of PUBLISHED_SCHEMAS)
    if (!present.includes(schema)) console.log(`${schema.file} (${schema.standard}): not in ${folder ?? 'any folder'}`);
  const results = present.length === 0 ? [] : await readAll(values);
  let invalid = 0;
  for (const schema of present) invalid += await report(schema, join(folder!, schema.file), results);
  return Number(invalid > 0 || present.length === 0);
}

async function readAll({ seeds, family }: { seeds: string; family?: string | undefined }): Promise<ExtractionResult[]> {
  const [firstSeed, lastSeed] = parseSeeds(seeds);
  const set = generateSet({
    firstSeed,
    lastSeed,
    family: family ?? null,
    locales: null,
    damaged: 'none',
    printPages: null,
  });
  const results: ExtractionResult[] = [];
  for await (const document of set) {
    const reading = await readDocument(document, USUAL_READING);
    if ('result' in reading) results.push(reading.result);
  }
  return results;
}

/** Prints a line, and the first errors; gives the number of errors. */
async function report({ holds, ...schema }: PublishedSchema, path: string, results: readonly ExtractionResult[]) {
  const texts: string[] = [];
  for (const [format, options] of holds)
    for (const result of results) {
      const text = await writeText(result, format, options);
      if (text !== null) texts.push(text);
    }
  const errors = await schema.findErrors(texts, path);
  const verdict = errors.length === 0 ? 'all valid' : `${errors.length} errors`;
  console.log(`${schema.file} (${schema.standard}): ${texts.length} files of ${results.length} statements, ${verdict}`);
  for (const error of errors.slice(0, ERRORS_SHOWN)) console.log(`  ${error}`);
  return errors.length;
}

/** `null` for a statement that lacks what the format cannot do without. */
async function writeText(
  result: ExtractionResult,
  format: PublishedSchema['holds'][number][0],
  options: Readonly<Record<string, string>>,
): Promise<string | null> {
  try {
    return String(await writeResult(result, format, { ...IDENTITY, ...options }));
  } catch (error) {
    if (error instanceof FormatError) return null;
    throw error;
  }
}

function parseArguments() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

await exitWith(validate);
