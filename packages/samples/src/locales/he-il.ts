import { hebrew } from './languages/he.ts';
import type { Locale } from './locale.ts';
import { COMMA_POINT, NONE_POINT } from './notations.ts';

export const heIl: Locale = {
  id: 'he-IL',
  language: hebrew,
  currency: 'ILS',
  currencyMark: '₪',
  markPosition: 'before',
  priceLevel: 3.7,
  roundTo: 1,
  foreign: [
    { currency: 'USD', perUnit: 3.68, decimals: 2 },
    { currency: 'EUR', perUnit: 4.01, decimals: 2 },
  ],
  numbers: [COMMA_POINT, COMMA_POINT, NONE_POINT],
  dates: ['DD/MM/YYYY', 'DD/MM/YY', 'DD.MM.YYYY'],
  datesWithoutYear: ['DD/MM', 'DD.MM'],
  longDate: 'DD/MM/YYYY',
  pageSize: 'a4',
  script: 'rightToLeft',
  banks: ['בנק הצפון', 'בנק חוף הכרמל', 'בנק העמק'],
  holders: ['כהן דוד', 'לוי רחל', 'חברת האורן בעמ'],
  streets: ['רחוב הרצל 12', 'שדרות רוטשילד 45'],
  cities: ['תל אביב', 'ירושלים', 'חיפה'],
  merchants: ['שופרסל', 'רמי לוי', 'סופר פארם', 'תחנת דלק פז', 'קפה הנמל'],
  companies: ['חברת החשמל', 'עיריית חיפה', 'ביטוח הראל', 'מי שבע'],
  accountNumbers: ['99-999-999999', '999-999999/99', '999999999'],
};
