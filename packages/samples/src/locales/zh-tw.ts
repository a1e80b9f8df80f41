import { traditionalChinese } from './languages/zh-hant.ts';
import type { Locale } from './locale.ts';
import { COMMA_POINT } from './notations.ts';

export const zhTw: Locale = {
  id: 'zh-TW',
  language: traditionalChinese,
  currency: 'TWD',
  currencyMark: 'NT$',
  markPosition: 'before',
  priceLevel: 30,
  wholeUnits: true,
  roundTo: 100,
  foreign: [
    { currency: 'USD', perUnit: 31.6, decimals: 2 },
    { currency: 'JPY', perUnit: 0.21, decimals: 0 },
  ],
  numbers: [COMMA_POINT],
  dates: ['YYYY/MM/DD', 'YYYY-MM-DD', 'YYYY年MM月DD日'],
  datesWithoutYear: ['MM/DD', 'M月D日'],
  longDate: 'YYYY年M月D日',
  pageSize: 'a4',
  script: 'traditionalChinese',
  banks: ['臺灣遠山銀行', '高雄海港商業銀行', '玉峰信用合作社'],
  holders: ['陳美玲', '林 志豪', '新竹科技股份有限公司'],
  streets: ['台北市信義區松仁路 7 號', '高雄市前鎮區中山二路 5 號'],
  cities: ['台北', '高雄', '台中', '新竹'],
  merchants: ['全聯福利中心', '統一超商', '台灣高鐵', '誠品書店', '中油加油站'],
  companies: ['台灣電力', '中華電信', '國泰人壽', '自來水公司'],
  accountNumbers: ['999-99-999999-9', '99999999999999', '999-999-99****99'],
};
