import { english } from './languages/en.ts';
import type { Locale } from './locale.ts';
import { COMMA_POINT } from './notations.ts';

export const enGb: Locale = {
  id: 'en-GB',
  language: english,
  currency: 'GBP',
  currencyMark: '£',
  markPosition: 'before',
  priceLevel: 0.8,
  roundTo: 1,
  foreign: [
    { currency: 'EUR', perUnit: 0.8571, decimals: 2 },
    { currency: 'USD', perUnit: 0.7865, decimals: 2 },
  ],
  numbers: [COMMA_POINT],
  dates: ['DD/MM/YYYY', 'DD MMM YYYY', 'DD MMM YY', 'D MMMM YYYY', 'DD-MM-YYYY', 'DD/MM/YY'],
  datesWithoutYear: ['DD MMM', 'D MMM', 'Do MMM', 'DD/MM', 'DDJAN'],
  longDate: 'D MMMM YYYY',
  pageSize: 'a4',
  script: 'windows-1252',
  banks: ['Thameside Bank plc', 'Pennine Building Society', 'Royal Caledonian Bank', 'Marlow & Finch'],
  holders: ['MR A J PEMBERTON', 'MISS OLUWASEUN ADEYEMI', 'Mrs Carys Llewellyn', 'HARROGATE TEA ROOMS LTD'],
  streets: ['14 Cobblers Lane', 'Flat 3, 88 Station Road', 'The Old Rectory, Church Street'],
  cities: ['LEEDS', 'BRISTOL', 'LONDON SE15', 'CARDIFF', 'YORK', 'ABERDEEN'],
  merchants: [
    'TESCO STORES 3372',
    'BOOTS 1204',
    'THE FLAT WHITE',
    'GREGGS',
    'TFL TRAVEL CH',
    'MARKS&SPENCER',
    'SHELL ASHFORD',
    'AMZNMKTPLACE',
    'CO-OP GROUP 0208',
  ],
  companies: ['SOUTHERN POWER', 'LEEDS CITY COUNCIL', 'VERITY INSURANCE', 'BROADBAND ONE', 'ALDERSHOT HOLDINGS'],
  accountNumbers: ['99999999', '99-99-99 99999999', 'GB29NWBK60161399999999', 'GB94 BARC 2020 1599 9999 99'],
  own: {
    words: {
      checking: ['Current Account', 'Select Account', 'Business Current Account'],
      checkSection: ['Cheques paid'],
      opening: ['Balance brought forward', 'Opening balance', 'Start balance'],
      closing: ['Balance carried forward', 'Closing balance', 'End balance'],
    },
  },
};
