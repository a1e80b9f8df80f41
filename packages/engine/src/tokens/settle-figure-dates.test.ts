import { expect, it } from 'vitest';
import { printPlainLines } from '../testing/page-fixture.ts';
import { settleFigureDates } from './settle-figure-dates.ts';
import { tokeniseLines } from './tokenise-lines.ts';

function read(block: string) {
  return settleFigureDates(tokeniseLines(printPlainLines(block))).map(({ dates, money }) => ({
    dates: dates.map(({ text }) => text),
    money: money.map(({ text }) => text),
  }));
}

it('a figure among balances of its size is a balance', () => {
  const lines = read(`
    2025-04-08   GROCER      2923   1188631
    2025-04-11   BAKERY     13602   1175029
    2025-04-16   SALARY     15878   1150907
  `);
  expect(lines[2]).toEqual({ dates: ['2025-04-16'], money: ['15878', '1150907'] });
});

it('a figure with its currency is an amount', () => {
  expect(read('SALARY   1150907 JPY')).toEqual([{ dates: [], money: ['1150907 JPY'] }]);
});

it('eight figures alone in front of an amount are a date', () => {
  expect(read('20240102   45.20')).toEqual([{ dates: ['20240102'], money: ['45.20'] }]);
});

it.each(['1130501', '20240501'])('%s and others below it are dates', (day) => {
  const lines = read(`
    ${day}   GROCER   -45,200     1,954,800
    ${day}   BAKERY   -15,200     1,939,600
  `);
  expect(lines[1]).toEqual({ dates: [day], money: ['-15,200', '1,939,600'] });
});
