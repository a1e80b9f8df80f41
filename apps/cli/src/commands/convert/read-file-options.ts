/**
 * `--options FILE`: what is asked for document by document, as CSV with a header. The column `file` has the name of a document
 * or its path as typed, the others are named like flags; an empty cell leaves what the flags say.
 *
 *     file,account,opening-balance,year
 *     march.pdf,12345678,1200.00,
 *     april.pdf,12345678,,2026
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { findSimilar } from '../../find-similar.ts';
import { readWholeNumber } from '../../read-flags.ts';
import { UsageError } from '../../usage-error.ts';
import { FORMAT_FLAGS, readFormatOptions } from './format-flags.ts';
import { type ConvertArguments, YEARS } from './parse-convert-arguments.ts';

/** Options of one document. */
export type WantedFor = (path: string) => ConvertArguments;

const COLUMNS = ['file', 'year', ...Object.keys(FORMAT_FLAGS)];

type Row = Readonly<Record<string, string>>;

/** Throws `UsageError` for a file that cannot be read, an unknown column, and a value that is none. */
export function readFileOptions(wanted: ConvertArguments): WantedFor {
  if (wanted.optionsFile === null) return () => wanted;
  const rows = new Map<string, ConvertArguments>();
  readRows(wanted.optionsFile).forEach((row, index) => {
    // The header is the first line.
    rows.set(row.file!, applyRow(wanted, row, `--options, row ${index + 2}: `));
  });
  return (path) => rows.get(path) ?? rows.get(basename(path)) ?? wanted;
}

function readRows(path: string): Row[] {
  try {
    const rows: Row[] = parse(readFileSync(path), {
      columns: checkHeader,
      bom: true,
      trim: true,
      skip_empty_lines: true,
    });
    const nameless = rows.findIndex(({ file }) => file === '');
    if (nameless >= 0) throw new UsageError(`--options, row ${nameless + 2}: the column file is empty.`);
    return rows;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if (error instanceof CsvError) throw new UsageError(`The file of --options is not CSV: ${error.message}.`);
    throw new UsageError('The file of --options cannot be read.');
  }
}

function checkHeader(names: string[]): string[] {
  if (!names.includes('file')) throw new UsageError('The first row of --options has no column "file".');
  const unknown = names.find((name) => !COLUMNS.includes(name));
  if (unknown === undefined) return names;
  const similar = findSimilar(unknown, COLUMNS);
  throw new UsageError(`--options has no column "${unknown}".${similar === null ? '' : ` Did you mean ${similar}?`}`);
}

function applyRow(wanted: ConvertArguments, { file: _, year, ...cells }: Row, place: string): ConvertArguments {
  const given = Object.entries(cells).filter(([, text]) => text !== '');
  const texts = { ...wanted.formatTexts, ...Object.fromEntries(given) };
  try {
    return {
      ...wanted,
      year: year === undefined || year === '' ? wanted.year : readWholeNumber('year', year, ...YEARS),
      formats: wanted.formats.map(({ name }) => ({ name, options: readFormatOptions(name, texts) })),
    };
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${place}${error.message}`) : error;
  }
}
