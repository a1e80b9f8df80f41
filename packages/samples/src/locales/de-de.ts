import { german } from './languages/de.ts';
import type { Locale } from './locale.ts';
import { POINT_COMMA } from './notations.ts';

export const deDe: Locale = {
  id: 'de-DE',
  language: german,
  currency: 'EUR',
  currencyMark: '€',
  markPosition: 'after',
  priceLevel: 0.9,
  roundTo: 1,
  foreign: [
    { currency: 'USD', perUnit: 0.9174, decimals: 2 },
    { currency: 'CHF', perUnit: 1.0433, decimals: 2 },
  ],
  numbers: [POINT_COMMA],
  dates: ['DD.MM.YYYY', 'DD.MM.YY', 'DD. MMMM YYYY', 'YYYY-MM-DD'],
  datesWithoutYear: ['DD.MM.', 'DD.MM', 'D. MMM'],
  longDate: 'D. MMMM YYYY',
  pageSize: 'a4',
  script: 'windows-1252',
  banks: ['Sparbank Oberland', 'Volksbank Lindental eG', 'Hansebank AG', 'Nordlicht Direktbank'],
  holders: ['Herr Jürgen Maßmann', 'Frau Dr. Elif Yilmaz', 'Annika Großkopf', 'Bäckerei Söhnlein GmbH'],
  streets: ['Lindenstraße 14', 'Am Alten Markt 3', 'Schillerweg 27a'],
  cities: ['Lübeck', 'München', 'Görlitz', 'Köln', 'Weimar'],
  merchants: [
    'REWE Markt 2231',
    'EDEKA Petersen',
    'dm-drogerie',
    'ARAL Station',
    'Bäckerei Wölfle',
    'DB Vertrieb',
    'Buchladen am Tor',
    'IKEA Lübeck',
  ],
  companies: ['Stadtwerke Nord', 'Telefonica GmbH', 'HUK Versicherung', 'Wohnbau Hansa eG', 'Müller & Söhne KG'],
  accountNumbers: ['DE89370400449999999999', 'DE02 1203 0000 0099 9999 99', '9999999999'],
};
