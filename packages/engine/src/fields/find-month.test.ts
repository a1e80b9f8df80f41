import { expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { findMonths, monthsOfTitle, readMonthTitle, yearOfHead } from './find-month.ts';

it.each([
  ['JANUARY', { year: null, month: 1 }],
  ['enero de 2024', { year: 2024, month: 1 }],
  ['01/2024', { year: 2024, month: 1 }],
  ['2024-01', { year: 2024, month: 1 }],
  ['Statement Q2 2025', null],
  ['2024年1月', { year: 2024, month: 1 }],
  ['8月 2021', { year: 2021, month: 8 }],
  ['12월 2021', { year: 2021, month: 12 }],
  ['13月 2021', null],
  ['8月 2021年', null],
])('the title %s', (text, month) => expect(readMonthTitle(printLines(text)[0]!)).toEqual(month));

it.each([
  ['Month: 2023-09', [9]],
  ['Period: Q2 2025', [4, 6]],
  ['2025-Q4', [10, 12]],
  ['Period: Jan–Dec 2024', [1, 12]],
  ['October to January 2025', [10, 1]],
  ['Auszug 2024-09-30', []],
  ['Antrag 2024-003', []],
])('the months of %s', (text, months) => {
  expect(findMonths(printLines(text)[0]!).map(({ month }) => month)).toEqual(months);
});

it('a quarter in the title of a statement is its first and its last month', () => {
  expect(monthsOfTitle('Account statement Q2 2025')).toEqual([
    { year: 2025, month: 4 },
    { year: 2025, month: 6 },
  ]);
});

it('a colon may stand between the title of a statement and its month', () => {
  const march = { year: 2024, month: 3 };
  expect(monthsOfTitle('INFORME DEL MES: MARZO /2024')).toEqual([march, march]);
});

it.each([
  ['a line of its own', 'Account statement\n2025', 2025],
  ['the title', 'Bank of Northland     Kontoauszug 3/2025', 2025],
  ['a sentence', 'Our fees change in 2025', null],
  ['a line with others', '2024     2025', null],
])('the year of the head stands on %s', (_, head, year) => expect(yearOfHead(printLines(head))).toBe(year));
