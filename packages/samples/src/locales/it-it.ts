import { italian } from './languages/it.ts';
import type { Locale } from './locale.ts';
import { POINT_COMMA } from './notations.ts';

export const itIt: Locale = {
  id: 'it-IT',
  language: italian,
  currency: 'EUR',
  currencyMark: '€',
  markPosition: 'after',
  priceLevel: 0.9,
  roundTo: 1,
  foreign: [
    { currency: 'USD', perUnit: 0.921, decimals: 2 },
    { currency: 'CHF', perUnit: 1.04, decimals: 2 },
  ],
  numbers: [POINT_COMMA],
  dates: ['DD/MM/YYYY', 'DD.MM.YYYY', 'DD/MM/YY', 'D MMM YYYY'],
  datesWithoutYear: ['DD/MM', 'DD.MM', 'DD MMM'],
  longDate: 'D MMMM YYYY',
  pageSize: 'a4',
  script: 'windows-1252',
  banks: ['Banca del Ticino', 'Cassa di Risparmio di Urbino', 'Banco Adriatico'],
  holders: ['GIULIA ESPOSITO', 'ROSSI DOTT. NICCOLÒ', 'Officina Meccanica F.lli Però Srl'],
  streets: ['Via Garibaldi 12', 'Corso Vittorio Emanuele II, 88/A'],
  cities: ['MILANO', 'TORINO', 'BARI', 'FORLÌ'],
  merchants: [
    'ESSELUNGA',
    'COOP ALLEANZA 3.0',
    'AUTOGRILL 8841',
    'ENI STATION',
    'TRENITALIA',
    'BAR SPORT',
    'FARMACIA COMUNALE',
  ],
  companies: ['ENEL ENERGIA', 'TIM SPA', 'UNIPOLSAI', 'ACEA ATO 2'],
  accountNumbers: ['IT60X0542811101000099999999', 'IT60 X054 2811 1010 0009 9999 999'],
};
