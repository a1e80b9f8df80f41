/** The registry of result formats. The API, the clients, the command line and the console offer what stands here. */
import type { ExtractionResult } from '@extracto/model';
import { z } from 'zod/mini';
import { camt053 } from './camt053/camt053.ts';
import { csv } from './csv/csv.ts';
import type { Companion, FileContent, Format } from './format.ts';
import { beancount } from './journal/beancount.ts';
import { hledger } from './journal/hledger.ts';
import { json } from './json/json.ts';
import { mt940 } from './mt940/mt940.ts';
import { ofx } from './ofx/ofx.ts';
import { qbo } from './ofx/qbo.ts';
import { qfx } from './ofx/qfx.ts';
import { qif } from './qif/qif.ts';
import { xlsx } from './xlsx/xlsx.ts';

export { neutraliseFormula } from './csv/neutralise-formula.ts';
export type { Companion, FileContent, Format } from './format.ts';
export { FormatError } from './format-error.ts';
export { splitAccounts } from './split-accounts.ts';

// what is wrong with an option is said in words, which the small form of the library has none of
z.config(z.locales.en());

/** In the order of menus. */
export const formats = {
  json,
  csv,
  xlsx,
  ofx,
  qfx,
  qbo,
  qif,
  camt053,
  mt940,
  hledger,
  beancount,
} as const satisfies Readonly<Record<string, Format>>;

/** Names as callers write them: `--format json,csv`. */
export type FormatName = keyof typeof formats;

export type FormatOptions<Name extends FormatName = FormatName> = z.input<(typeof formats)[Name]['options']>;

export const formatNames = Object.keys(formats) as readonly FormatName[];

/** Narrows a name from outside: `isFormatName('csv')` is true, `isFormatName('toString')` is not. */
export function isFormatName(name: string): name is FormatName {
  return Object.hasOwn(formats, name);
}

/** `writeResult(result, 'csv', { delimiter: 'semicolon' })`. Throws `FormatError`, and `ZodError` for unknown options. */
export async function writeResult<Name extends FormatName>(
  result: ExtractionResult,
  name: Name,
  options: FormatOptions<Name> | Record<string, unknown> = {},
): Promise<FileContent> {
  const format: Format = formats[name];
  const chosen = format.options.parse(options);
  const { write } = await format.load();
  return write(result, chosen);
}

/** The output of `writeResult`, in pieces of some ten thousand characters where the format makes them. Throws the same. */
export async function writeResultPieces<Name extends FormatName>(
  result: ExtractionResult,
  name: Name,
  options: FormatOptions<Name> | Record<string, unknown> = {},
): Promise<Iterable<FileContent>> {
  const format: Format = formats[name];
  const chosen = format.options.parse(options);
  const { write, writePieces } = await format.load();
  return writePieces?.(result, chosen) ?? [await write(result, chosen)];
}

/** Files that belong beside the one that `writeResult` gives, by what is added to its name; mostly none. */
export async function listCompanions(
  name: FormatName,
  options: Record<string, unknown>,
): Promise<readonly Companion[]> {
  const format: Format = formats[name];
  const { listCompanions: list } = await format.load();
  return list?.(format.options.parse(options)) ?? [];
}
