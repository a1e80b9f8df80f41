/**
 * `@extracto/engine/results`, what is done with a result: written in any format, and checked without the PDF. An entry of its
 * own, so that reading statements needs none of the formats. Its types need no library.
 */
import { judgeStatement } from '@extracto/engine/verify';
import { formatNames as names, writeResult as write } from '@extracto/formats';
import type { FormatName } from '@extracto/formats/format-name';
import type { ExtractionResult, Verification } from '@extracto/model';

export { FormatError } from '@extracto/formats/format-error';
export type { FormatName };

/** In the order of menus. */
export const formatNames: readonly FormatName[] = names;

/**
 * The file of a format, text to be stored as UTF-8. `options` are those of the format, by their names in the API. Throws
 * `FormatError` when the format cannot carry the result, and an error with `issues` for options that are none.
 */
export function writeResult(
  result: ExtractionResult,
  format: FormatName,
  options: Readonly<Record<string, string>> = {},
): Promise<string | Uint8Array> {
  return write(result, format, options);
}

/** The checker's findings, statement by statement, whatever verdict the result claims. */
export function verifyResult({ statements }: ExtractionResult): Verification[] {
  return statements.map((statement) => judgeStatement(statement).verification);
}
