import { hungarian } from './languages/hu.ts';
import type { Locale } from './locale.ts';
import { HARD_SPACE_COMMA, POINT_COMMA, SPACE_COMMA } from './notations.ts';

export const huHu: Locale = {
  id: 'hu-HU',
  language: hungarian,
  currency: 'HUF',
  currencyMark: 'Ft',
  markPosition: 'after',
  priceLevel: 350,
  roundTo: 100,
  wholeUnits: true,
  foreign: [
    { currency: 'EUR', perUnit: 389.5, decimals: 2 },
    { currency: 'USD', perUnit: 358.2, decimals: 2 },
  ],
  numbers: [SPACE_COMMA, POINT_COMMA, HARD_SPACE_COMMA],
  dates: ['YYYY.MM.DD.', 'YYYY.MM.DD', 'YYYY-MM-DD'],
  datesWithoutYear: ['MM.DD.', 'MM.DD', 'MMM D.'],
  longDate: 'YYYY. MMMM D.',
  pageSize: 'a4',
  script: 'wide',
  banks: ['Dunántúli Takarék', 'Tisza Bank Zrt.', 'Pannon Hitelbank'],
  holders: ['SZŐKE GÁBORNÉ', 'Nagy-Kovács Ödön', 'Őrségi Pékség Kft.'],
  streets: ['Petőfi utca 12.', 'Árpád út 3. fsz. 2.'],
  cities: ['BUDAPEST', 'GYŐR', 'SZEGED', 'PÉCS'],
  merchants: ['SPAR MAGYARORSZÁG', 'TESCO EXPRESSZ', 'MOL TÖLTŐÁLLOMÁS', 'MÁV START', 'ROSSMANN', 'PÉKSÉG'],
  companies: ['MVM NEXT', 'MAGYAR TELEKOM', 'GENERALI BIZTOSÍTÓ', 'FŐVÁROSI VÍZMŰVEK'],
  accountNumbers: ['11773016-99999999-00000000', 'HU42117730161111101899999999'],
};
