/** The registry of result formats, complete by type: a name without its format does not compile. */
import { csv } from './csv/csv.ts';
import type { Format, FormatName } from './format.ts';
import { json } from './json/json.ts';

export type { Format, FormatName } from './format.ts';

export const formats: Readonly<Record<FormatName, Format>> = { json, csv };

/** Narrows a name from outside: `isFormatName('csv')` is true, `isFormatName('toString')` is not. */
export function isFormatName(name: string): name is FormatName {
  return Object.hasOwn(formats, name);
}
