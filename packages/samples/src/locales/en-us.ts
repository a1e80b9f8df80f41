import { english } from './languages/en.ts';
import type { Locale } from './locale.ts';
import { COMMA_POINT, NONE_POINT } from './notations.ts';

export const enUs: Locale = {
  id: 'en-US',
  language: english,
  currency: 'USD',
  currencyMark: '$',
  markPosition: 'before',
  priceLevel: 1,
  roundTo: 1,
  foreign: [
    { currency: 'EUR', perUnit: 1.0931, decimals: 2 },
    { currency: 'GBP', perUnit: 1.2714, decimals: 2 },
    { currency: 'JPY', perUnit: 0.0067, decimals: 0 },
  ],
  numbers: [COMMA_POINT, COMMA_POINT, COMMA_POINT, NONE_POINT],
  dates: ['MM/DD/YYYY', 'MM/DD/YY', 'MM-DD-YYYY', 'MMM D, YYYY', 'M/D/YYYY', 'YYYY-MM-DD'],
  datesWithoutYear: ['MM/DD', 'MMM D', 'M/D', 'JAN DD', 'MM-DD'],
  longDate: 'MMMM D, YYYY',
  pageSize: 'letter',
  script: 'windows-1252',
  banks: ['First Prairie Bank', 'Harborline National Bank', 'Cascade Community Credit Union', 'Bluestem Trust Company'],
  holders: ['DANA R WHITFIELD', 'MARCUS T OYELARAN', 'PRISCILLA HAINES', 'Northgate Bakery LLC', 'JONAH & ELISE KERR'],
  streets: ['4821 Larkspur Ave Apt 12', '77 Old Mill Rd', '1903 W Concord St', 'PO Box 5510'],
  cities: ['AUSTIN TX', 'PORTLAND OR', 'DES MOINES IA', 'MADISON WI', 'TULSA OK', 'RALEIGH NC'],
  merchants: [
    'GREEN GROCER',
    'PIKE ST COFFEE',
    'SUNOCO 0412',
    'HOMEFIX 2231',
    'TRADEWIND MARKET',
    'BOOKS & MORE',
    'CITY PARKING 24H',
    '7TH AVE DINER',
    'PETCARE PLUS',
    'SQ *LITTLE LOAF',
  ],
  companies: [
    'ACME LOGISTICS INC',
    'CONED UTILITIES',
    'BRIGHTWAY INSURANCE',
    'STATE WATER CO',
    'OAKRIDGE PROPERTIES',
    'LUMEN MOBILE',
  ],
  accountNumbers: ['000000999999999', '999999999', '99-9999-9999', 'XXXXXX9999', '****9999'],
};
