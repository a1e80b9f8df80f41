/** The result as it is, for people and programs: two spaces, keys in the order of the schema, a final newline. */
import type { ExtractionResult } from '@extracto/model';
import type { Format } from '../format.ts';

export const json: Format = {
  name: 'json',
  extension: 'json',
  mediaType: 'application/json; charset=utf-8',
  write: (result: ExtractionResult) => `${JSON.stringify(result, null, 2)}\n`,
};
