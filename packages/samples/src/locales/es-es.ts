import { spanish } from './languages/es.ts';
import type { Locale } from './locale.ts';
import { NONE_COMMA, POINT_COMMA } from './notations.ts';

export const esEs: Locale = {
  id: 'es-ES',
  language: spanish,
  currency: 'EUR',
  currencyMark: '€',
  markPosition: 'after',
  priceLevel: 0.85,
  roundTo: 1,
  foreign: [
    { currency: 'USD', perUnit: 0.921, decimals: 2 },
    { currency: 'GBP', perUnit: 1.168, decimals: 2 },
  ],
  numbers: [POINT_COMMA, POINT_COMMA, NONE_COMMA],
  dates: ['DD/MM/YYYY', 'DD-MM-YYYY', 'DD/MM/YY', 'DD MMM YYYY'],
  datesWithoutYear: ['DD/MM', 'DD-MM', 'DD MMM'],
  longDate: 'D de MMMM de YYYY',
  pageSize: 'a4',
  script: 'windows-1252',
  banks: ['Caja del Duero', 'Banco Peninsular', 'Bankiñor', 'Caixa Montseny'],
  holders: ['MARÍA JOSÉ IBÁÑEZ', 'D. ÁLVARO QUINTANA PEÑA', 'Hermanos Núñez S.L.', 'LUCÍA FERRER'],
  streets: ['Calle Mayor 14, 2º B', 'Avda. de la Constitución 88', 'Plaza del Sol 3'],
  cities: ['MADRID', 'SEVILLA', 'BILBAO', 'ALCALÁ DE HENARES', 'GIJÓN'],
  merchants: [
    'MERCADONA',
    'EL CORTE INGLES',
    'REPSOL EE.SS.',
    'BAR LA ESQUINA',
    'RENFE VIAJEROS',
    'FARMACIA CENTRAL',
    'ZARA HOME',
    'DIA 4471',
  ],
  companies: ['IBERDROLA CLIENTES', 'MOVISTAR', 'SEGUROS OCASO', 'AYTO DE SEVILLA', 'CANAL ISABEL II'],
  accountNumbers: ['ES9121000418459999999999', 'ES91 2100 0418 4599 9999 9999', '9999 9999 99 9999999999'],
};
