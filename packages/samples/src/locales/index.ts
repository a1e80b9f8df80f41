import { deDe } from './de-de.ts';
import { enGb } from './en-gb.ts';
import { enUs } from './en-us.ts';
import type { Locale } from './locale.ts';

/** Every locale that statements are printed in. A new one is a file of its own and a line here. */
export const LOCALES = [enUs, enGb, deDe] as const satisfies readonly Locale[];

export function findLocale(id: string): Locale {
  const locale = LOCALES.find((candidate) => candidate.id === id);
  if (locale === undefined) throw new RangeError(`unknown locale ${id}`);
  return locale;
}
