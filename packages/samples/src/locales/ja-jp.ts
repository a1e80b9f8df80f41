import { japanese } from './languages/ja.ts';
import type { Locale } from './locale.ts';
import { COMMA_POINT, NONE_POINT } from './notations.ts';

export const jaJp: Locale = {
  id: 'ja-JP',
  language: japanese,
  currency: 'JPY',
  currencyMark: '円',
  markPosition: 'after',
  priceLevel: 140,
  roundTo: 1,
  foreign: [
    { currency: 'USD', perUnit: 149.5, decimals: 2 },
    { currency: 'EUR', perUnit: 162.3, decimals: 2 },
  ],
  numbers: [COMMA_POINT, COMMA_POINT, NONE_POINT],
  dates: ['YYYY/MM/DD', 'YYYY年M月D日', 'YYYY-MM-DD', 'YYYY.MM.DD'],
  datesWithoutYear: ['MM/DD', 'M月D日'],
  longDate: 'YYYY年M月D日',
  pageSize: 'a4',
  script: 'japanese',
  banks: ['さくら中央銀行', 'みなと信用金庫', '北陸ひかり銀行'],
  holders: ['山田 花子', '鈴木 一郎', '株式会社 佐藤製作所'],
  streets: ['東京都千代田区神田 1-2-3', '大阪市北区梅田 4-5'],
  cities: ['東京', '大阪', '名古屋', '札幌'],
  merchants: ['セブンイレブン', 'ローソン', 'アマゾン', 'スイカ チャージ', 'ユニクロ', '本屋タナカ'],
  companies: ['東京電力', 'ソフトバンク', '日本生命', '水道局'],
  accountNumbers: ['{kind} 9999999', '999-9999999'],
  numberKinds: { savings: '貯蓄', other: '普通' },
};
