import { dutch } from './languages/nl.ts';
import type { Locale } from './locale.ts';
import { POINT_COMMA } from './notations.ts';

export const nlNl: Locale = {
  id: 'nl-NL',
  language: dutch,
  currency: 'EUR',
  currencyMark: '€',
  markPosition: 'before',
  priceLevel: 0.95,
  roundTo: 1,
  foreign: [
    { currency: 'USD', perUnit: 0.921, decimals: 2 },
    { currency: 'GBP', perUnit: 1.168, decimals: 2 },
  ],
  numbers: [POINT_COMMA],
  dates: ['DD-MM-YYYY', 'DD-MM-YY', 'D MMM YYYY', 'YYYY-MM-DD'],
  datesWithoutYear: ['DD-MM', 'D MMM', 'DD MMM'],
  longDate: 'D MMMM YYYY',
  pageSize: 'a4',
  script: 'windows-1252',
  banks: ['Rijnbank N.V.', 'Coöperatieve Veluwebank', 'Zuiderzee Bank'],
  holders: ['P.J. van der Meulen', 'Mw. S. El Ouali', 'Fietsenmakerij De Trapper B.V.', 'J. Wissink e/o M. Wissink'],
  streets: ['Prinsengracht 212 hs', 'Kerkstraat 9', 'Laan van Meerdervoort 401'],
  cities: ['AMSTERDAM', 'UTRECHT', 'ZWOLLE', 'DEN BOSCH'],
  merchants: [
    'ALBERT HEIJN 1532',
    'JUMBO ZWOLLE',
    'HEMA',
    'NS GROEP',
    'KRUIDVAT 7712',
    'BAKKERIJ VAN VESSEM',
    'SHELL A12',
  ],
  companies: ['ENECO', 'KPN B.V.', 'ZILVEREN KRUIS', 'GEMEENTE UTRECHT', 'VITENS NV'],
  accountNumbers: ['NL91ABNA0499999999', 'NL20 INGB 0009 9999 99'],
};
