import { describe, expect, it } from 'vitest';
import { printPlainLines } from '../testing/page-fixture.ts';
import { addFigureDates } from './add-figure-dates.ts';
import { tokeniseLines } from './tokenise-lines.ts';

function read(block: string): [dates: string[], money: string[]][] {
  return addFigureDates(tokeniseLines(printPlainLines(block))).map(({ dates, money }) => [
    dates.flatMap(({ readings: [day] }) => (day!.year === null ? [] : [`${day!.year}-${day!.month}-${day!.day}`])),
    money.map(({ text }) => text),
  ]);
}

describe('six bare digits', () => {
  it('below each other are the days of purchase and of booking, over the turn of a year', () => {
    const rows = read(`
      231229   231230   GREEN GROCER    45.20
      231230   231230   CAFE             9.30
      231231   240102   BAKERY          12.10
      240103   240103   BOOK STORE      19.00
    `);
    expect(rows.map(([dates]) => dates)).toEqual([
      ['2023-12-29', '2023-12-30'],
      ['2023-12-30', '2023-12-30'],
      ['2023-12-31', '2024-1-2'],
      ['2024-1-3', '2024-1-3'],
    ]);
    expect(rows.map(([, money]) => money)).toEqual([['45.20'], ['9.30'], ['12.10'], ['19.00']]);
  });

  it('may begin with the day', () => {
    const rows = read(
      ['290324', '300324', '310324', '010424'].map((day) => `${day}   GREEN GROCER   45.20`).join('\n'),
    );
    expect(rows.map(([dates]) => dates)).toEqual([['2024-3-29'], ['2024-3-30'], ['2024-3-31'], ['2024-4-1']]);
  });

  it('rise over the years of a savings book', () => {
    const codes = ['030122', '190322', '220422', '311222', '130123', '190523', '311223', '020124'];
    const rows = read(codes.map((code) => `${code}   0037   EINZAHLUNG   *50,00+   *3.052,00`).join('\n'));
    expect(rows.map(([dates]) => dates)).toEqual(
      ['2022-1-3', '2022-3-19', '2022-4-22', '2022-12-31', '2023-1-13', '2023-5-19', '2023-12-31', '2024-1-2'].map(
        (day) => [day],
      ),
    );
  });

  it.each([
    ['of which one is no day', ['240317', '240318', '249919', '240320', '240321']],
    ['that leave the year', ['210317', '240318', '180319', '240320', '220321']],
    ['out of order', ['240317', '240118', '240519', '240220', '240621', '240122', '240723', '240224']],
    ['on three rows', ['240317', '240318', '240319']],
  ])('%s are none', (_, codes) => {
    const rows = read(codes.map((code) => `${code}   GREEN GROCER   45.20`).join('\n'));
    expect(rows.flatMap(([dates]) => dates)).toEqual([]);
  });

  it('are the numbers of rows that have a date of their own', () => {
    const rows = read(
      ['240317', '240318', '240319', '240320']
        .map((code, at) => `0${at + 1}.05.2024   ${code}   GROCER   45.20`)
        .join('\n'),
    );
    expect(rows.map(([dates]) => dates.length)).toEqual([1, 1, 1, 1]);
  });
});

describe('year, month and day in cells of their own', () => {
  it('open the rows', () => {
    const rows = read(`
      24    4   13   家族   STORE         4748
      24    4   30   本人   MARKET         491
      24    5    1   本人   STORE        11245
      24    5   12   本人   CARD FEE     -1060
    `);
    expect(rows.map(([dates]) => dates)).toEqual([['2024-4-13'], ['2024-4-30'], ['2024-5-1'], ['2024-5-12']]);
    expect(rows.map(([, money]) => money)).toEqual([['4748'], ['491'], ['11245'], ['-1060']]);
  });

  it.each([
    ['that no calendar orders', ['24   4   13', '24   2   30', '24   5    1', '24   5   12']],
    ['that stand at no common edge', ['24   4   13', '24    4   14', '24     5   1', '24      5  12']],
    ['that are years apart', ['24   4   13', '29   4   14', '21   5    1', '22   5   12']],
  ])('are none %s', (_, days) => {
    const rows = read(days.map((day) => `${day}   STORE   MARKET   4748`).join('\n'));
    expect(rows.flatMap(([dates]) => dates)).toEqual([]);
  });
});
