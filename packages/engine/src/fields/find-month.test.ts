import { expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { readMonthTitle } from './find-month.ts';

it.each([
  ['JANUARY', { year: null, month: 1 }],
  ['enero de 2024', { year: 2024, month: 1 }],
  ['01/2024', { year: 2024, month: 1 }],
  ['2024年1月', { year: 2024, month: 1 }],
  ['8月 2021', { year: 2021, month: 8 }],
  ['12월 2021', { year: 2021, month: 12 }],
  ['13月 2021', null],
  ['8月 2021年', null],
])('the title %s', (text, month) => expect(readMonthTitle(printLines(text)[0]!)).toEqual(month));
