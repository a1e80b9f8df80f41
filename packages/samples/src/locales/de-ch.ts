import { german } from './languages/de.ts';
import type { Locale } from './locale.ts';
import { APOSTROPHE_POINT, CURLY_APOSTROPHE_POINT, SPACE_POINT } from './notations.ts';

export const deCh: Locale = {
  id: 'de-CH',
  language: german,
  currency: 'CHF',
  currencyMark: 'CHF',
  markPosition: 'before',
  priceLevel: 1.2,
  roundTo: 5,
  foreign: [
    { currency: 'EUR', perUnit: 0.962, decimals: 2 },
    { currency: 'USD', perUnit: 0.889, decimals: 2 },
  ],
  numbers: [APOSTROPHE_POINT, APOSTROPHE_POINT, CURLY_APOSTROPHE_POINT, SPACE_POINT],
  dates: ['DD.MM.YYYY', 'DD.MM.YY'],
  datesWithoutYear: ['DD.MM.', 'DD.MM'],
  longDate: 'D. MMMM YYYY',
  pageSize: 'a4',
  script: 'windows-1252',
  banks: ['Bündner Regionalbank', 'Kantonalbank Seetal', 'Zürcher Privatbank AG'],
  holders: ['Herr Reto Bärtschi', 'Frau Céline Dübendorfer', 'Käserei Grüter AG'],
  streets: ['Bahnhofstrasse 4', 'Im Grund 17'],
  cities: ['Zürich', 'Chur', 'Luzern', 'St. Gallen'],
  merchants: ['MIGROS M LUZERN', 'COOP-2231', 'SBB CFF FFS', 'DENNER', 'AVIA TANKSTELLE', 'BEIZ ZUM HIRSCHEN'],
  companies: ['SWISSCOM AG', 'CSS VERSICHERUNG', 'EWZ', 'SERAFE AG'],
  accountNumbers: ['CH9300762011699999957', 'CH93 0076 2011 6999 9995 7', '99-9999-9'],
  own: {
    columns: {
      debit: ['Belastung', 'Lastschrift'],
      credit: ['Gutschrift', 'Gutschrift'],
      amount: ['Betrag', 'Betrag CHF'],
    },
    words: { opening: ['Saldovortrag', 'Kontostand'], closing: ['Saldo zu Ihren Gunsten', 'Schlusssaldo'] },
  },
};
