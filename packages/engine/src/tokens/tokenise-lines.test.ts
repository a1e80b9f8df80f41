import { expect, it } from 'vitest';
import { printPlainLines } from '../testing/page-fixture.ts';
import { tokeniseLines } from './tokenise-lines.ts';

const tokenise = (block: string, languages: readonly string[] = []) =>
  tokeniseLines(printPlainLines(block), languages).map((line) => ({
    index: line.index,
    dates: line.dates.map((date) => date.text),
    money: line.money.map((token) => token.text),
  }));

it('each line gets its number, its dates and its amounts', () => {
  expect(
    tokenise(`
      Statement of account
      01/02/2024   GREEN GROCER   45.20   1,189.36
    `),
  ).toEqual([
    { index: 0, dates: [], money: [] },
    { index: 1, dates: ['01/02/2024'], money: ['45.20', '1,189.36'] },
  ]);
});

it('the digits of a full or named date are no amounts', () => {
  expect(tokenise('01.02.2024   45.20')[0]!.money).toEqual(['45.20']);
  expect(tokenise('2 May 2024   45.20')[0]!.money).toEqual(['45.20']);
});

it('a short date that may be an amount stays both until the document decides', () => {
  expect(tokenise('SHOP   12.10')).toEqual([{ index: 0, dates: ['12.10'], money: ['12.10'] }]);
});

it('the language of the page says what a mark means', () => {
  const markIn = (language: string) =>
    tokeniseLines(printPlainLines('HAVALE   45.20 A'), [language])[0]!.money[0]!.marker;
  expect(markIn('tr')).toBe('credit');
  expect(markIn('en')).toBeNull();
});

it('a word that is a month and a day of the week is a day where other lines print days of the week in front of short dates', () => {
  const daysIn = (block: string) =>
    tokeniseLines(printPlainLines(block)).flatMap((line) => line.dates.map(({ readings }) => readings[0]));
  expect(daysIn('mar 06/12   SHOP   12.00')[0]).toMatchObject({ year: 2012, month: 3, day: 6 });
  expect(daysIn('gio 08/12   SHOP   12.00\nmar 06/12   SHOP   12.00')[1]).toMatchObject({ year: null });
});
