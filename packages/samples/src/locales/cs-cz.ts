import { czech } from './languages/cs.ts';
import type { Locale } from './locale.ts';
import { HARD_SPACE_COMMA, POINT_COMMA, SPACE_COMMA } from './notations.ts';

export const csCz: Locale = {
  id: 'cs-CZ',
  language: czech,
  currency: 'CZK',
  currencyMark: 'Kč',
  markPosition: 'after',
  priceLevel: 22,
  roundTo: 1,
  foreign: [
    { currency: 'EUR', perUnit: 25.1, decimals: 2 },
    { currency: 'USD', perUnit: 23.2, decimals: 2 },
  ],
  numbers: [SPACE_COMMA, HARD_SPACE_COMMA, POINT_COMMA],
  dates: ['DD.MM.YYYY', 'D. M. YYYY', 'DD.MM.YY'],
  datesWithoutYear: ['DD.MM.', 'D. M.', 'DD.MM'],
  longDate: 'D. MMMM YYYY',
  pageSize: 'a4',
  script: 'wide',
  banks: ['Vltavská banka, a.s.', 'Moravská spořitelna', 'Banka Šumava'],
  holders: ['Jiří Dvořáček', 'KATEŘINA NĚMCOVÁ', 'Pekařství U Růže s.r.o.'],
  streets: ['Na Příkopě 12', 'Dlouhá třída 8'],
  cities: ['PRAHA 5', 'BRNO', 'ČESKÉ BUDĚJOVICE', 'PLZEŇ'],
  merchants: ['ALBERT 0412', 'BILLA SPOL', 'ČD ESHOP', 'DM DROGERIE', 'BENZINA', 'KAVÁRNA ŠÁLEK'],
  companies: ['ČEZ PRODEJ', 'O2 CZECH REPUBLIC', 'KOOPERATIVA', 'BYTOVÉ DRUŽSTVO'],
  accountNumbers: ['999999-9999999999/0800', 'CZ6508000000199999999999'],
};
