import { korean } from './languages/ko.ts';
import type { Locale } from './locale.ts';
import { COMMA_POINT } from './notations.ts';

export const koKr: Locale = {
  id: 'ko-KR',
  language: korean,
  currency: 'KRW',
  currencyMark: '원',
  markPosition: 'after',
  priceLevel: 1300,
  roundTo: 10,
  foreign: [
    { currency: 'USD', perUnit: 1340, decimals: 2 },
    { currency: 'JPY', perUnit: 9.1, decimals: 0 },
  ],
  numbers: [COMMA_POINT],
  dates: ['YYYY.MM.DD', 'YYYY-MM-DD', 'YYYY/MM/DD', 'YYYY년 M월 D일'],
  datesWithoutYear: ['MM.DD', 'MM/DD', 'M월 D일'],
  longDate: 'YYYY년 M월 D일',
  pageSize: 'a4',
  script: 'korean',
  banks: ['한빛은행', '남산신용협동조합', '푸른바다은행'],
  holders: ['김민수', '이 서연', '주식회사 한강상사'],
  streets: ['서울특별시 중구 세종대로 110', '부산광역시 해운대구 우동 12'],
  cities: ['서울', '부산', '대구', '인천'],
  merchants: ['이마트', '스타카페 강남점', '배달의식탁', '지에스편의점', '교보서점', '서울교통공사'],
  companies: ['한국전력', '에스케이통신', '삼정화재', '도시가스'],
  accountNumbers: ['999-999999-99-999', '9999-99-9999999', '999999-99-999999'],
};
