import { romanian } from './languages/ro.ts';
import type { Locale } from './locale.ts';
import { COMMA_POINT, POINT_COMMA } from './notations.ts';

export const roRo: Locale = {
  id: 'ro-RO',
  language: romanian,
  currency: 'RON',
  currencyMark: 'lei',
  markPosition: 'after',
  priceLevel: 4,
  roundTo: 1,
  foreign: [
    { currency: 'EUR', perUnit: 4.97, decimals: 2 },
    { currency: 'USD', perUnit: 4.58, decimals: 2 },
  ],
  numbers: [POINT_COMMA, COMMA_POINT],
  dates: ['DD.MM.YYYY', 'DD/MM/YYYY', 'DD-MM-YYYY'],
  datesWithoutYear: ['DD.MM', 'DD/MM', 'DD MMM'],
  longDate: 'D MMMM YYYY',
  pageSize: 'a4',
  script: 'wide',
  banks: ['Banca Carpaților', 'Banca Dunării S.A.', 'CEC Târnava'],
  holders: ['IOANA ȘTEFĂNESCU', 'Răzvan Țurcanu', 'Brutăria Mălaiul SRL'],
  streets: ['Str. Florilor nr. 12', 'Bd. Unirii 44, bl. A3'],
  cities: ['BUCUREȘTI', 'CLUJ-NAPOCA', 'IAȘI', 'TIMIȘOARA'],
  merchants: ['MEGA IMAGE', 'KAUFLAND', 'OMV PETROM', 'EMAG', 'FARMACIA TEI', 'CFR CĂLĂTORI'],
  companies: ['ENEL ENERGIE', 'DIGI ROMÂNIA', 'GROUPAMA', 'APA NOVA'],
  accountNumbers: ['RO49AAAA1B31007599999999', 'RO49 AAAA 1B31 0075 9999 9999'],
};
