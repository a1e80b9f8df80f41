/** The result as it is, for people and programs: two spaces, keys in the order of the schema, a final newline. */
import { z } from 'zod';
import type { Format } from '../format.ts';

const options = z.strictObject({});

export const json: Format<typeof options> = {
  name: 'json',
  title: 'JSON',
  extension: 'json',
  mediaType: 'application/json; charset=utf-8',
  options,
  load: async () => ({ write: (result) => `${JSON.stringify(result, null, 2)}\n` }),
};
