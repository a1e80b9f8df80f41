/** Number notations of the world; locales pick from these. */
import type { NumberNotation } from './locale.ts';

const notation = (group: string, decimal: string, groupSizes: readonly number[] = [3]): NumberNotation => ({
  group,
  decimal,
  groupSizes,
});

export const COMMA_POINT = notation(',', '.');
export const POINT_COMMA = notation('.', ',');
export const SPACE_COMMA = notation(' ', ',');
/** U+00A0, what software prints where people type a space. */
export const HARD_SPACE_COMMA = notation('\u00a0', ',');
/** U+202F, the separator of the French Imprimerie nationale; not in Windows-1252. */
export const NARROW_SPACE_COMMA = notation('\u202f', ',');
export const APOSTROPHE_POINT = notation("'", '.');
/** U+2019, the typographic apostrophe that Swiss style guides ask for. */
export const CURLY_APOSTROPHE_POINT = notation('\u2019', '.');
export const SPACE_POINT = notation(' ', '.');
export const NONE_COMMA = notation('', ',');
export const NONE_POINT = notation('', '.');
export const INDIAN = notation(',', '.', [3, 2]);
