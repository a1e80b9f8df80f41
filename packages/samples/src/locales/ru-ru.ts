import { russian } from './languages/ru.ts';
import type { Locale } from './locale.ts';
import { COMMA_POINT, HARD_SPACE_COMMA, SPACE_COMMA, SPACE_POINT } from './notations.ts';

export const ruRu: Locale = {
  id: 'ru-RU',
  language: russian,
  currency: 'RUB',
  currencyMark: '₽',
  markPosition: 'after',
  priceLevel: 80,
  roundTo: 1,
  foreign: [
    { currency: 'USD', perUnit: 91.2, decimals: 2 },
    { currency: 'EUR', perUnit: 98.7, decimals: 2 },
    { currency: 'CNY', perUnit: 12.6, decimals: 2 },
  ],
  numbers: [SPACE_COMMA, HARD_SPACE_COMMA, SPACE_POINT, COMMA_POINT],
  dates: ['DD.MM.YYYY', 'DD.MM.YY', 'DD MMM YYYY'],
  datesWithoutYear: ['DD.MM', 'DD MMM'],
  longDate: 'D MMMM YYYY',
  pageSize: 'a4',
  script: 'wide',
  banks: ['Волжский Народный Банк', 'Банк «Северный Путь»', 'Уралпромбанк'],
  holders: ['Иванова Мария Сергеевна', 'Кузнецов Пётр Ильич', 'ООО «Хлебный дом»'],
  streets: ['ул. Садовая, д. 12, кв. 45', 'пр-т Мира, 8'],
  cities: ['МОСКВА', 'КАЗАНЬ', 'ПЕРМЬ', 'ТВЕРЬ'],
  merchants: ['ПЯТЁРОЧКА 4412', 'МАГНИТ ММ', 'ЛУКОЙЛ АЗС', 'ЯНДЕКС ТАКСИ', 'РЖД ПАССАЖИРАМ', 'АПТЕКА 36,6'],
  companies: ['МОСЭНЕРГОСБЫТ', 'МТС', 'ИНГОССТРАХ', 'ТСЖ БЕРЁЗКА'],
  accountNumbers: ['40817810099999999999', '40702810999999999999'],
};
