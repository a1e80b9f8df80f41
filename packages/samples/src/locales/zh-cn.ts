import { simplifiedChinese } from './languages/zh-hans.ts';
import type { Locale } from './locale.ts';
import { COMMA_POINT, NONE_POINT } from './notations.ts';

export const zhCn: Locale = {
  id: 'zh-CN',
  language: simplifiedChinese,
  currency: 'CNY',
  currencyMark: '¥',
  markPosition: 'before',
  priceLevel: 7,
  roundTo: 1,
  foreign: [
    { currency: 'USD', perUnit: 7.18, decimals: 2 },
    { currency: 'HKD', perUnit: 0.92, decimals: 2 },
  ],
  numbers: [COMMA_POINT, COMMA_POINT, NONE_POINT],
  dates: ['YYYY-MM-DD', 'YYYY/MM/DD', 'YYYY年MM月DD日', 'YYYY.MM.DD'],
  datesWithoutYear: ['MM-DD', 'MM/DD', 'M月D日'],
  longDate: 'YYYY年M月D日',
  pageSize: 'a4',
  script: 'simplifiedChinese',
  banks: ['东海商业银行', '华北农村合作银行', '长江发展银行'],
  holders: ['王小明', '李 静', '上海晨光贸易有限公司'],
  streets: ['北京市朝阳区建国路 88 号', '上海市浦东新区世纪大道 100 号'],
  cities: ['北京', '上海', '广州', '成都'],
  merchants: ['永辉超市', '滴滴出行', '美团外卖', '京东商城', '中石化加油站', '新华书店'],
  companies: ['国家电网', '中国移动', '平安保险', '自来水公司'],
  accountNumbers: ['6222 9999 9999 9999 999', '62289999999999999', '6217 **** **** 9999'],
};
