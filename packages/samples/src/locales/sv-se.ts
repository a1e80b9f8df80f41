import { swedish } from './languages/sv.ts';
import type { Locale } from './locale.ts';
import { HARD_SPACE_COMMA, NONE_COMMA, POINT_COMMA, SPACE_COMMA } from './notations.ts';

export const svSe: Locale = {
  id: 'sv-SE',
  language: swedish,
  currency: 'SEK',
  currencyMark: 'kr',
  markPosition: 'after',
  priceLevel: 10,
  roundTo: 1,
  foreign: [
    { currency: 'EUR', perUnit: 11.2, decimals: 2 },
    { currency: 'USD', perUnit: 10.4, decimals: 2 },
  ],
  numbers: [SPACE_COMMA, HARD_SPACE_COMMA, POINT_COMMA, NONE_COMMA],
  dates: ['YYYY-MM-DD', 'YYYY-MM-DD', 'DD.MM.YYYY', 'YY-MM-DD'],
  datesWithoutYear: ['MM-DD', 'D MMM', 'DD/MM'],
  longDate: 'D MMMM YYYY',
  pageSize: 'a4',
  script: 'windows-1252',
  banks: ['Mälarbanken AB', 'Sparbanken Öresund', 'Norrlands Bank'],
  holders: ['Åsa Lindqvist', 'BJÖRN HÅKANSSON', 'Söderströms Bageri AB'],
  streets: ['Storgatan 14', 'Östra Hamngatan 3 lgh 1202'],
  cities: ['STOCKHOLM', 'GÖTEBORG', 'MALMÖ', 'UMEÅ'],
  merchants: ['ICA NÄRA', 'COOP KONSUM', 'SYSTEMBOLAGET', 'SJ AB', 'PRESSBYRÅN', 'CIRCLE K'],
  companies: ['VATTENFALL', 'TELIA SVERIGE', 'FOLKSAM', 'HSB BRF ÄLGEN'],
  accountNumbers: ['8327-9,999 999 999-9', 'SE4550000000058399999999', '9999 99 99999'],
};
