import { describe, expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { settleEras } from './settle-eras.ts';

function datesOf(block: string): string[] {
  return settleEras(printLines(block)).flatMap(({ dates }) =>
    dates.map(({ readings: [first] }) => `${first!.year}-${first!.month}-${first!.day}`),
  );
}

describe('years that are counted from elsewhere', () => {
  it.each([
    ['令和7年2月1日', '2025-2-1'],
    ['令和元年5月1日', '2019-5-1'],
    ['平成31年4月30日', '2019-4-30'],
    ['R7.2.1', '2025-2-1'],
    ['民國113年1月5日', '2024-1-5'],
    ['113/01/05', '2024-1-5'],
    ['03/01/2567', '2024-1-3'],
    ['3 ม.ค. 2567', '2024-1-3'],
    ['3 มี.ค.2567', '2024-3-3'],
    ['29 กุมภาพันธ์ 2567', '2024-2-29'],
  ])('%s', (text, date) => {
    expect(datesOf(text)).toEqual([date]);
  });

  it.each(['S12 345', 'H 31', 'R1200'])('%s is no date', (text) => {
    expect(datesOf(text)).toEqual([]);
  });
});

describe('years of two figures', () => {
  it('behind a month in Thai are Buddhist', () => {
    const page = 'รายการเดินบัญชี 1 ก.ย. 68 - 30 ก.ย. 68\n16:49   2 ก.ย. 68   ถอนเงินสด   -900.00   74,521.94';
    expect(datesOf(page)).toEqual(['2025-9-1', '2025-9-30', '2025-9-2']);
  });

  it('beside an era are of that era', () => {
    expect(datesOf('期間 令和7年2月1日 から 令和7年2月28日 まで\n7-02-05   カード   22,168')).toEqual([
      '2025-2-1',
      '2025-2-28',
      '2025-2-5',
    ]);
  });

  it('may have a space where a figure of the month or day is not needed', () => {
    const page =
      '期間 令和6年4月1日 から 令和6年4月30日 まで\n6- 4- 3   利息   8\n6- 4-13   利息   4\n6-11- 5   利息   9';
    expect(datesOf(page).slice(2)).toEqual(['2024-4-3', '2024-4-13', '2024-11-5']);
  });

  it('beside two eras are of the older one where the newer has no such year', () => {
    expect(
      datesOf('平成31年4月1日 から 令和元年5月31日 まで\n31-04-02   カード   22,168\n01-05-07   給与   200'),
    ).toEqual(['2019-4-1', '2019-5-31', '2019-4-2', '2019-5-7']);
  });

  it('on a page in Japanese are of the present era where the years in full are of that one alone', () => {
    const page = (year: string) =>
      `お取引期間 ${year}/03/01 ～ ${year}/03/31\nご利用明細のお知らせです\n06-03-02   カード   22,168`;
    expect([page('2024'), page('2006')].map((text) => datesOf(text).at(-1) === '2024-3-2')).toEqual([true, false]);
  });

  it('on a page in Japanese without a year in full are of the present era', () => {
    expect(datesOf('ご利用明細のお知らせです\n7-02-05   カード   22,168')).toEqual(['2025-2-5']);
  });

  it('beside a year in full are of our own', () => {
    expect(datesOf('ご利用明細のお知らせです 2025/02/01\n25-02-05   カード   22,168')).toEqual([
      '2025-2-1',
      '2005-2-25',
    ]);
  });

  it('beside a Buddhist year are Buddhist', () => {
    expect(datesOf('รายการเดินบัญชีเงินฝากออมทรัพย์ 01/01/2567\n03-01-67   โอนเงินเข้า   5,000.00')).toEqual([
      '2024-1-1',
      '2024-1-3',
    ]);
  });

  it('on other pages stay what they are', () => {
    expect(datesOf('03-01-25   TRANSFER   5,000.00')).toEqual(['2025-1-3']);
  });
});
