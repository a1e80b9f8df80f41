import { deCh } from './de-ch.ts';
import { deDe } from './de-de.ts';
import { enGb } from './en-gb.ts';
import { enIn } from './en-in.ts';
import { enUs } from './en-us.ts';
import { esEs } from './es-es.ts';
import { esMx } from './es-mx.ts';
import { frFr } from './fr-fr.ts';
import { itIt } from './it-it.ts';
import type { Locale } from './locale.ts';
import { nlNl } from './nl-nl.ts';
import { ptBr } from './pt-br.ts';
import { ptPt } from './pt-pt.ts';

/** Every locale that statements are printed in. A new one is a file of its own and a line here. */
export const LOCALES: readonly Locale[] = [enUs, enGb, enIn, deDe, deCh, frFr, esEs, esMx, ptBr, ptPt, nlNl, itIt];

export function findLocale(id: string): Locale {
  const locale = LOCALES.find((candidate) => candidate.id === id);
  if (locale === undefined) throw new RangeError(`unknown locale ${id}`);
  return locale;
}
