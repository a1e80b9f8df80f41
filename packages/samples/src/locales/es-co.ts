import { spanish } from './languages/es.ts';
import type { Locale } from './locale.ts';
import { COMMA_POINT, POINT_COMMA } from './notations.ts';

export const esCo: Locale = {
  id: 'es-CO',
  language: spanish,
  currency: 'COP',
  currencyMark: '$',
  markPosition: 'before',
  priceLevel: 2500,
  wholeUnits: true,
  roundTo: 100,
  foreign: [
    { currency: 'USD', perUnit: 3950, decimals: 2 },
    { currency: 'EUR', perUnit: 4290, decimals: 2 },
  ],
  numbers: [POINT_COMMA, COMMA_POINT],
  dates: ['DD/MM/YYYY', 'YYYY/MM/DD', 'DD-MM-YYYY'],
  datesWithoutYear: ['DD/MM', 'D/MM', 'DD MMM'],
  longDate: 'D de MMMM de YYYY',
  pageSize: 'letter',
  script: 'windows-1252',
  banks: ['Banco de los Andes Unidos', 'Bancafetera', 'Cooperativa Sabana'],
  holders: ['CATALINA RESTREPO MEJÍA', 'Andrés Felipe Ordóñez', 'PANADERÍA LA ESPIGA SAS'],
  streets: ['Calle 72 # 10-34', 'Carrera 43A # 1-50 Apto 1201'],
  cities: ['BOGOTÁ D.C.', 'MEDELLÍN', 'CALI', 'BUCARAMANGA'],
  merchants: ['ÉXITO POBLADO', 'RAPPI', 'TERPEL EDS', 'JUAN VALDEZ', 'D1 TIENDA', 'DROGUERÍA LA REBAJA'],
  companies: ['EPM SERVICIOS', 'CLARO MÓVIL', 'SURA SEGUROS', 'ACUEDUCTO'],
  accountNumbers: ['999-999999-99', '99999999999', '****9999'],
};
