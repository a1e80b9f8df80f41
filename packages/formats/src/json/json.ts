/** The result as it is, for people and programs: two spaces, keys in the order of the schema, a final newline. */
import { z } from 'zod/mini';
import type { Format } from '../format.ts';

const options = z.strictObject({});

export const json = {
  name: 'json',
  title: 'JSON',
  summary: 'The result as JSON',
  extension: 'json',
  mediaType: 'application/json; charset=utf-8',
  options,
  load: async () => {
    const { printPieces } = await import('./print-pieces.ts');
    return {
      write: (result) => [...printPieces(result)].join(''),
      writePieces: printPieces,
    };
  },
} as const satisfies Format<typeof options>;
