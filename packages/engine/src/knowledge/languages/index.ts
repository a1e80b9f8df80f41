/** Every language the engine reads. The order carries no meaning. */
import type { Language } from '../language.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';

export const LANGUAGES: readonly Language[] = Object.freeze([english, german, spanish]);
