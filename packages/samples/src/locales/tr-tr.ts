import { turkish } from './languages/tr.ts';
import type { Locale } from './locale.ts';
import { POINT_COMMA } from './notations.ts';

export const trTr: Locale = {
  id: 'tr-TR',
  language: turkish,
  currency: 'TRY',
  currencyMark: 'TL',
  markPosition: 'after',
  priceLevel: 30,
  roundTo: 1,
  foreign: [
    { currency: 'USD', perUnit: 32.4, decimals: 2 },
    { currency: 'EUR', perUnit: 35.1, decimals: 2 },
  ],
  numbers: [POINT_COMMA],
  dates: ['DD.MM.YYYY', 'DD/MM/YYYY', 'DD MMM YYYY'],
  datesWithoutYear: ['DD.MM', 'DD/MM', 'D MMMM'],
  longDate: 'D MMMM YYYY',
  pageSize: 'a4',
  script: 'wide',
  banks: ['Anadolu Birlik Bankası', 'Boğaziçi Bankası A.Ş.', 'Ege Katılım'],
  holders: ['AYŞE GÜL YILDIRIM', 'Mehmet Çağrı Öztürk', 'Şirin Fırın Ltd. Şti.'],
  streets: ['Atatürk Cad. No:14', 'Gül Sok. 3/5'],
  cities: ['İSTANBUL', 'İZMİR', 'ESKİŞEHİR', 'MUĞLA'],
  merchants: ['MİGROS TİC.', 'BİM A.Ş.', 'SHELL PETROL', 'ŞOK MARKET', 'GETİR', 'KİTAPÇI'],
  companies: ['ENERJİSA', 'TURKCELL', 'İGDAŞ', 'İSKİ'],
  accountNumbers: ['TR330006100519786499999999', 'TR33 0006 1005 1978 6457 9999 99'],
};
