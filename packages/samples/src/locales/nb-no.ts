import { norwegian } from './languages/nb.ts';
import type { Locale } from './locale.ts';
import { HARD_SPACE_COMMA, NONE_COMMA, POINT_COMMA, SPACE_COMMA } from './notations.ts';

export const nbNo: Locale = {
  id: 'nb-NO',
  language: norwegian,
  currency: 'NOK',
  currencyMark: 'kr',
  markPosition: 'before',
  priceLevel: 10,
  roundTo: 1,
  foreign: [
    { currency: 'EUR', perUnit: 11.6, decimals: 2 },
    { currency: 'USD', perUnit: 10.7, decimals: 2 },
  ],
  numbers: [SPACE_COMMA, POINT_COMMA, HARD_SPACE_COMMA, NONE_COMMA],
  dates: ['DD.MM.YYYY', 'DD.MM.YY', 'DD/MM/YYYY'],
  datesWithoutYear: ['DD.MM', 'DDMM', 'DD.MM.'],
  longDate: 'D. MMMM YYYY',
  pageSize: 'a4',
  script: 'windows-1252',
  banks: ['Fjordbanken ASA', 'Sparebanken Østerdal', 'Nordkapp Bank'],
  holders: ['Ingrid Sæther', 'OLE-MARTIN BJØRKLUND', 'Kaffebrenneriet på Hjørnet AS'],
  streets: ['Bryggegata 5', 'Øvre Slottsgate 17'],
  cities: ['OSLO', 'BERGEN', 'TROMSØ', 'ÅLESUND'],
  merchants: ['REMA 1000', 'KIWI 412', 'VINMONOPOLET', 'VY APP', 'NARVESEN', 'ESSO'],
  companies: ['HAFSLUND STRØM', 'TELENOR', 'GJENSIDIGE', 'OBOS'],
  accountNumbers: ['9999.99.99999', 'NO9386019999999'],
};
