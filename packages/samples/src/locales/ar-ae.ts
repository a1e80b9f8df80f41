import { arabic } from './languages/ar.ts';
import type { Locale } from './locale.ts';
import { COMMA_POINT } from './notations.ts';

/** Arabic labels beside Latin digits, as banks of the Gulf print. */
export const arAe: Locale = {
  id: 'ar-AE',
  language: arabic,
  currency: 'AED',
  currencyMark: 'AED',
  markPosition: 'before',
  priceLevel: 3.7,
  roundTo: 1,
  foreign: [
    { currency: 'USD', perUnit: 3.6725, decimals: 2 },
    { currency: 'SAR', perUnit: 0.98, decimals: 2 },
  ],
  numbers: [COMMA_POINT],
  dates: ['DD/MM/YYYY', 'YYYY/MM/DD', 'DD-MM-YYYY'],
  datesWithoutYear: ['DD/MM', 'DD-MM'],
  longDate: 'DD/MM/YYYY',
  pageSize: 'a4',
  script: 'rightToLeft',
  banks: ['بنك الواحة', 'مصرف الخليج التجاري', 'بنك النخيل'],
  holders: ['محمد أحمد', 'فاطمة علي', 'شركة النور للتجارة'],
  streets: ['شارع الشيخ زايد 12', 'طريق الكورنيش 8'],
  cities: ['دبي', 'أبوظبي', 'الشارقة'],
  merchants: ['سوق المدينة', 'مقهى النخلة', 'محطة وقود', 'صيدلية الشفاء', 'مكتبة جرير'],
  companies: ['هيئة الكهرباء', 'شركة الاتصالات', 'تأمين الخليج', 'بلدية دبي'],
  accountNumbers: ['999-999999-999', 'AE07 9999 9999 9999 9999 999', '9999999999'],
};
