import { ukrainian } from './languages/uk.ts';
import type { Locale } from './locale.ts';
import { HARD_SPACE_COMMA, SPACE_COMMA, SPACE_POINT } from './notations.ts';

export const ukUa: Locale = {
  id: 'uk-UA',
  language: ukrainian,
  currency: 'UAH',
  currencyMark: 'грн',
  markPosition: 'after',
  priceLevel: 35,
  roundTo: 1,
  foreign: [
    { currency: 'USD', perUnit: 39.4, decimals: 2 },
    { currency: 'EUR', perUnit: 42.6, decimals: 2 },
  ],
  numbers: [SPACE_COMMA, HARD_SPACE_COMMA, SPACE_POINT],
  dates: ['DD.MM.YYYY', 'DD.MM.YY', 'YYYY-MM-DD'],
  datesWithoutYear: ['DD.MM', 'DD MMM'],
  longDate: 'D MMMM YYYY',
  pageSize: 'a4',
  script: 'wide',
  banks: ['Дніпровський Банк', 'АТ «Карпатбанк»', 'Чорноморський кредит'],
  holders: ['Шевчук Олена Петрівна', 'Бондаренко Ігор', 'ФОП Гнатюк Є. В.'],
  streets: ['вул. Хрещатик, 12, кв. 5', 'просп. Свободи, 8'],
  cities: ['КИЇВ', 'ЛЬВІВ', 'ОДЕСА', 'ХАРКІВ'],
  merchants: ['СІЛЬПО', 'АТБ МАРКЕТ', 'ОККО АЗК', 'УКРЗАЛІЗНИЦЯ', 'АПТЕКА АНЦ', 'РОЗЕТКА'],
  companies: ['ЯСНО', 'КИЇВСТАР', 'ВОДОКАНАЛ', 'ОСББ ЗАТИШОК'],
  accountNumbers: ['UA213223130000026007233599999'],
};
