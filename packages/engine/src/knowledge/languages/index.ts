/** Every language the engine reads. The order carries no meaning. */
import type { Language } from '../language.ts';
import { czech } from './cs.ts';
import { danish } from './da.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { finnish } from './fi.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { norwegian } from './nb.ts';
import { dutch } from './nl.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { swedish } from './sv.ts';

export const LANGUAGES: readonly Language[] = Object.freeze([
  czech,
  danish,
  german,
  english,
  spanish,
  finnish,
  french,
  italian,
  norwegian,
  dutch,
  polish,
  portuguese,
  swedish,
]);
