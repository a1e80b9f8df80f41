/** Every language the engine reads. The order carries no meaning. */
import type { Language } from '../language.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { dutch } from './nl.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';

export const LANGUAGES: readonly Language[] = Object.freeze([
  german,
  english,
  spanish,
  french,
  italian,
  dutch,
  polish,
  portuguese,
]);
