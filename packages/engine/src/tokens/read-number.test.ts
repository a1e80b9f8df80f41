import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

const number = (digits: number, decimals: number) => ({ digits, decimals });

describe('a number has one reading for each decimal separator that explains it', () => {
  it.each([
    ['1,234.56', number(123456, 2), null],
    ['1.234,56', null, number(123456, 2)],
    ['1.234.56', number(123456, 2), null],
    ['12,345,678,90', null, number(1234567890, 2)],
    ["1'234.56", number(123456, 2), null],
    ['1’234.56', number(123456, 2), null],
    ['1 234,56', null, number(123456, 2)],
    ['1\u00a0234,56', null, number(123456, 2)],
    ['1\u202f234,56', null, number(123456, 2)],
    ['1,23,456.78', number(12345678, 2), null],
    ['12,34,56,789.00', number(12345678900, 2), null],
    ['1,234,567', number(1234567, 0), null],
    ['1.234.567', null, number(1234567, 0)],
    ['1,234', number(1234, 0), number(1234, 3)],
    ['1234,567', null, number(1234567, 3)],
    ['.123', number(123, 3), null],
    ['1.2345', null, null],
    ['1.234', number(1234, 3), number(1234, 0)],
    ['45.20', number(4520, 2), null],
    ['45,2', null, number(452, 1)],
    ['1500', number(1500, 0), number(1500, 0)],
    ['.08', number(8, 2), null],
    [',08', null, number(8, 2)],
    ['0.00', number(0, 2), null],
    ['007', number(7, 0), number(7, 0)],
  ])('%s', (text, dot, comma) => {
    expect(readNumber(text)).toEqual({ dot, comma });
  });
});

describe('texts that are no number have no reading', () => {
  it.each([
    ['nothing', ''],
    ['separators alone', '.,'],
    ['a trailing separator', '12.'],
    ['two separators in a row', '1..2'],
    ['a group of two', '1,23'.concat(',45')],
    ['a group that is too short', '1.23.456,00'],
    ['a group that is too long', '1,2345.00'],
    ['a first group that is too long', '1234,567.00'],
    ['two kinds of groups', "1'234,567.00"],
    ['four decimals', '1.2345'],
    ['a time', '12:30'],
    ['letters', '12a'],
    ['digits beyond exact integers', '99999999999999999'],
  ])('%s', (_, text) => {
    expect(readNumber(text)).toEqual({ dot: null, comma: null });
  });
});

const NOTATIONS = [
  [',', '.', 3],
  ['.', ',', 3],
  [' ', ',', 3],
  ['\u00a0', ',', 3],
  ['\u202f', ',', 3],
  ["'", '.', 3],
  ['’', '.', 3],
  [' ', '.', 3],
  ['', ',', 3],
  ['', '.', 3],
  [',', '.', 2],
] as const;

/** `further`: size of the groups left of the first three digits; 2 in India. */
function printNumber(digits: number, decimals: number, [group, mark, further]: (typeof NOTATIONS)[number]): string {
  const padded = String(digits).padStart(decimals + 1, '0');
  let whole = padded.slice(0, padded.length - decimals);
  const fraction = padded.slice(padded.length - decimals);
  const groups: string[] = [];
  for (let size = 3; whole.length > size; size = further) {
    groups.unshift(whole.slice(-size));
    whole = whole.slice(0, -size);
  }
  return [whole, ...groups].join(group) + (decimals === 0 ? '' : mark + fraction);
}

it('every number printed in any notation reads back exactly', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 9_007_199_254_740_991 }),
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom(...NOTATIONS),
      (digits, decimals, notation) => {
        const readings = readNumber(printNumber(digits, decimals, notation));
        expect(readings[notation[1] === '.' ? 'dot' : 'comma']).toEqual(number(digits, decimals));
      },
    ),
  );
});

it('a number with decimals behind groups has no second reading', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100_000, max: 9_007_199_254_740_991 }),
      fc.constantFrom(...NOTATIONS.filter(([group]) => group !== '')),
      (digits, notation) => {
        const readings = readNumber(printNumber(digits, 2, notation));
        expect(readings[notation[1] === '.' ? 'comma' : 'dot']).toBeNull();
      },
    ),
  );
});
