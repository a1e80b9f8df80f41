import { spanish } from './languages/es.ts';
import type { Locale } from './locale.ts';
import { COMMA_POINT } from './notations.ts';

export const esMx: Locale = {
  id: 'es-MX',
  language: spanish,
  currency: 'MXN',
  currencyMark: '$',
  markPosition: 'before',
  priceLevel: 12,
  roundTo: 1,
  foreign: [
    { currency: 'USD', perUnit: 17.12, decimals: 2 },
    { currency: 'EUR', perUnit: 18.7, decimals: 2 },
  ],
  numbers: [COMMA_POINT],
  dates: ['DD/MM/YYYY', 'DD/MMM/YYYY', 'DD-MMM-YY', 'DD/MM/YY'],
  datesWithoutYear: ['DD/MMM', 'DD MMM', 'DD/JAN', 'DD-MM'],
  longDate: 'D de MMMM de YYYY',
  pageSize: 'letter',
  script: 'windows-1252',
  banks: ['Banco del Bajío Norte', 'Banca Tarahumara', 'Banco Azteco'],
  holders: ['JOSÉ LUIS HERNÁNDEZ RUIZ', 'ANA SOFÍA TREVIÑO', 'Abarrotes La Güera SA de CV'],
  streets: ['Av. Insurgentes Sur 1450', 'Calle 5 de Mayo 22, Col. Centro'],
  cities: ['CDMX', 'MONTERREY NL', 'PUEBLA PUE', 'MÉRIDA YUC'],
  merchants: ['OXXO TORRES', 'SORIANA 112', 'PEMEX 4402', 'FARM GUADALAJARA', 'LIVERPOOL', 'UBER EATS', 'CINEPOLIS'],
  companies: ['CFE SUMINISTRADOR', 'TELMEX', 'GNP SEGUROS', 'IZZI TELECOM'],
  accountNumbers: ['012180099999999999', '9999999999', 'XXXXXX9999'],
  own: {
    columns: { debit: ['Retiros', 'Cargos'], credit: ['Depósitos', 'Abonos'], amount: ['Monto', 'Importe'] },
    words: { title: ['Estado de cuenta'], accountNumber: ['CLABE', 'No. de cuenta', 'Número de cuenta'] },
  },
};
