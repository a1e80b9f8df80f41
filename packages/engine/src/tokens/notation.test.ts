import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printLines, printWords } from '../testing/page-fixture.ts';
import { chooseNotation, isScaleOpen, minorOf } from './notation.ts';
import { readMoney } from './read-money.ts';

const notationOf = (...amounts: readonly string[]) => chooseNotation(printLines(amounts.join('\n')));
const tokenOf = (text: string) => readMoney(printWords(text))[0]!;

describe('one separator is the decimal mark of the whole document', () => {
  it.each([
    ['two decimals behind a point', ['45.20', '1,234.56'], 'dot', 2],
    ['two decimals behind a comma', ['45,20', '1.234,56'], 'comma', 2],
    ['one telling number among open ones', ['1,234', '2,500', '45.20'], 'dot', 2],
    ['one telling number among open ones, with commas', ['1.234', '2.500', '45,20'], 'comma', 2],
    ['grouping, where every number is open', ['1.234', '2.500', '80.000'], 'comma', 2],
    ['grouping, where every number is open, with commas', ['1,234', '2,500', '80,000'], 'dot', 2],
    ['two groups', ['1.234.567', '80.000'], 'comma', 2],
    ['three decimals throughout', ['1,234.567', '80.250', '0.125'], 'dot', 3],
    ['three decimals of a currency that has them, where every number is open', ['KWD', '1.234', '80.000'], 'dot', 3],
    ['the many against the few', ['45.20', '1.50', '1,25'], 'dot', 2],
    ['short dates among grouped amounts', ['06.25.', '06.30.', '12.24.', '144.274', '13.975'], 'comma', 2],
    ['nothing printed', ['SHOP'], 'dot', 2],
  ] as const)('%s', (_, amounts, mark, scale) => {
    expect(notationOf(...amounts)).toEqual({ mark, scale });
  });

  it('whatever the order of the lines', () => {
    const amounts = ['1,234', '45.20', '2.500', '1,234.56', '80.000', '3,50'];
    const expected = notationOf(...amounts);
    const anyOrder = fc.shuffledSubarray(amounts, { minLength: amounts.length, maxLength: amounts.length });
    fc.assert(fc.property(anyOrder, (shuffled) => void expect(notationOf(...shuffled)).toEqual(expected)));
  });
});

it.each([
  ['thousands or thousandths', ['1.234', '80.000'], true],
  ['two groups', ['1.234.567', '80.000'], false],
  ['one number with two decimals', ['1,234', '80.00'], false],
  ['no separator at all', ['1234', '800'], false],
  ['a number without decimals beside them', ['1.234', '80'], false],
] as const)('whether nothing tells decimals from groups: %s', (_, amounts, open) => {
  expect(isScaleOpen(printLines(amounts.join('\n')), amounts.map(tokenOf))).toBe(open);
});

describe('magnitude in minor units', () => {
  it.each([
    ['45.20', 'dot', 2, 4520],
    ['45.2', 'dot', 2, 4520],
    ['45', 'dot', 2, 4500],
    ['-45.20', 'dot', 2, 4520],
    ['1,234', 'dot', 2, 123400],
    ['1.234', 'comma', 2, 123400],
    ['1,234.567', 'dot', 3, 1234567],
    ['45.20', 'dot', 3, 45200],
    ['0.00', 'dot', 2, 0],
  ] as const)('%s with a %s and %i decimals is %i', (text, mark, scale, minor) => {
    expect(minorOf(tokenOf(text), { mark, scale })).toBe(minor);
  });

  it.each([
    ['a number of the other notation', '1,234.56', 'comma', 2],
    ['more decimals than the scale', '1.234', 'dot', 2],
    ['more digits than an exact integer holds', '9007199254740991', 'dot', 2],
  ] as const)('%s has none', (_, text, mark, scale) => {
    expect(minorOf(tokenOf(text), { mark, scale })).toBeNull();
  });
});
