import { finnish } from './languages/fi.ts';
import type { Locale } from './locale.ts';
import { HARD_SPACE_COMMA, NONE_COMMA, POINT_COMMA, SPACE_COMMA } from './notations.ts';

export const fiFi: Locale = {
  id: 'fi-FI',
  language: finnish,
  currency: 'EUR',
  currencyMark: '€',
  markPosition: 'after',
  priceLevel: 1,
  roundTo: 1,
  foreign: [
    { currency: 'USD', perUnit: 0.921, decimals: 2 },
    { currency: 'SEK', perUnit: 0.0889, decimals: 2 },
  ],
  numbers: [SPACE_COMMA, POINT_COMMA, HARD_SPACE_COMMA, NONE_COMMA],
  dates: ['DD.MM.YYYY', 'D.M.YYYY', 'DD.MM.YY'],
  datesWithoutYear: ['DD.MM.', 'D.M.', 'DD.MM'],
  longDate: 'D. MMMM YYYY',
  pageSize: 'a4',
  script: 'windows-1252',
  banks: ['Järvi-Suomen Pankki', 'Osuuspankki Hämy', 'Pohjolan Säästöpankki'],
  holders: ['MATTI VÄISÄNEN', 'Riikka Hyvönen', 'Leipomo Pöllö Oy'],
  streets: ['Hämeentie 12 B 4', 'Mäkelänkatu 3'],
  cities: ['HELSINKI', 'JYVÄSKYLÄ', 'TAMPERE', 'OULU'],
  merchants: ['K-MARKET', 'S-MARKET LOHJA', 'ALKO', 'VR MATKALIPUT', 'NESTE', 'R-KIOSKI'],
  companies: ['HELEN OY', 'ELISA OYJ', 'IF VAHINKOVAKUUTUS', 'HSY VESIHUOLTO'],
  accountNumbers: ['FI21 1234 5600 0009 99', 'FI2112345600099999'],
};
