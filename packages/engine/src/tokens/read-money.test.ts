import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MoneyToken } from '../lines/reading.ts';
import { printWord, printWords } from '../testing/page-fixture.ts';
import { readMoney } from './read-money.ts';

function readOne(text: string, languages: readonly string[] = []): MoneyToken {
  const tokens = readMoney(printWords(text), languages);
  expect(tokens, text).toHaveLength(1);
  return tokens[0]!;
}

const texts = (text: string) => readMoney(printWords(text)).map((token) => token.text);

it.each([
  ['355.75/CNY', null],
  ['355.75/CNY(CR)', 'credit'],
  ['355.75EUR(DR)', 'debit'],
])('%s is an amount in a currency, with its mark', (text, marker) => {
  expect(readOne(text, ['en'])).toMatchObject({ marker, strong: true });
});

it.each([
  ['\u00b912,500.00', 1_250_000],
  ['-\u00ba1,500.00', 150_000],
])('half a currency sign in front of %s is no figure of it', (text, digits) => {
  expect(readOne(text)).toMatchObject({ strong: true, readings: { dot: { digits, decimals: 2 } } });
});

it.each([
  ['1.234,56 zu Ihren Lasten', 'de', 'debit'],
  ['1.234,56 im Soll', 'de', 'debit'],
  ['1.234,56 a Vs. debito', 'it', 'debit'],
  ['1 234,56 (débiteur)', 'fr', 'debit'],
  ['1.234,56 deudor', 'es', 'debit'],
  ['340.00 Overdrawn', 'en', 'debit'],
  ['340.00 in our favour', 'en', 'debit'],
  ['340.00 in your favour', 'en', 'credit'],
  ['1.234,56 a favor', 'es', 'credit'],
])('%s says of which side it is', (text, language, marker) => {
  expect(readOne(text, [language])).toMatchObject({ marker, text });
});

it.each(['1.234,56 a favor de Juan', '340.00 in our favour 2'])('%s goes on, and says no side', (text) => {
  expect(readMoney(printWords(text), ['es', 'en'])[0]!.marker).toBeNull();
});

it('a mark between two figures is of the nearer one', () => {
  const [height, top] = [9, 40];
  const words = (
    [
      ['4,03', 480],
      ['C', 499],
      ['2.697,77', 509],
      ['C', 546],
    ] as const
  ).map(([text, left]) => printWord(text, left, top, text.length * 4, height));
  expect(readMoney(words, ['pt']).map(({ text, marker }) => [text, marker])).toEqual([
    ['4,03 C', 'credit'],
    ['2.697,77 C', 'credit'],
  ]);
});

it.each([
  ['D', 13, 'debit'],
  ['OD', 13, 'debit'],
  ['CR', 13, 'credit'],
  ['D', 20, null],
  ['Cash', 13, null],
])('%s that ends the line %d points behind an amount of 8 points in height', (mark, gapPt, expected) => {
  const words = [printWord('209.51', 500, 40, 25, 8), printWord(mark, 525 + gapPt, 40, 6, 8)];
  expect(readMoney(words, ['en'])[0]!.marker).toBe(expected);
  // with more words behind it, it is one of them
  expect(readMoney([...words, printWord('12', 545 + gapPt, 40, 9, 8)], ['en'])[0]!.marker).toBeNull();
});

it.each([
  ['is its sign', 6, true, -1],
  ['is its sign where it ends the line', 8, false, -1],
  ['fills the next cell where it stands further away, with other columns behind it', 8, true, 0],
])('a dash behind an amount of 8 points in height %s', (_, gapPt, isFollowed, sign) => {
  const words = [printWord('209.51', 500, 40, 25, 8), printWord('-', 525 + gapPt, 40, 3, 8)];
  const others = isFollowed ? [printWord('980.49', 580, 40, 25, 8)] : [];
  expect(readMoney([...words, ...others])[0]!.sign).toBe(sign);
});

it('letters behind the sign that closes an amount are a code of the entry', () => {
  expect(readOne('1,014.50-SC', ['en'])).toMatchObject({ sign: -1, marker: null, strong: true });
});

it.each(['14-SC', '14.50SC', '14.50-sc'])('%s is no amount', (text) => expect(texts(text)).toEqual([]));

it('a rate of exchange is no amount', () => {
  expect(texts('-53.02 USD   22.04 CZK/USD')).toEqual(['-53.02 USD']);
});

it('a price for each is no amount', () => expect(texts('12.00/kg')).toEqual([]));

describe('an amount is read with its sign, wherever that stands', () => {
  it.each([
    ['45.20', 0],
    ['+45.20', 1],
    ['45.20+', 1],
    ['+ 45.20', 1],
    ['-45.20', -1],
    ['45.20-', -1],
    ['- 45.20', -1],
    ['45.20 -', -1],
    ['45.20 +', 1],
    ['−45.20', -1],
    ['–45.20', -1],
    ['－45.20', -1],
    ['－ 45.20', -1],
    ['¥－45.20', -1],
    ['＋45.20', 1],
    ['▲45.20', -1],
    ['△45.20', -1],
    ['(45.20)', -1],
    ['-$45.20', -1],
    ['-$ 45.20', -1],
    ['-R$ 45.20', -1],
    ['-R 45.20', -1],
    ['R 45.20', 0],
    ['-EUR 45.20', -1],
    ['$-45.20', -1],
    ['$ -45.20', -1],
    ['- $ 45.20', -1],
    ['($45.20)', -1],
    ['(USD 45.20)', -1],
    ['(45.20 EUR)', -1],
    ['-45.20 €', -1],
    ['45.20- EUR', -1],
    ['EUR 45.20-', -1],
    ['45.20CR-', -1],
    ['45.20(-)', -1],
    ['45.20 (-)', -1],
    ['45.20(+)', 1],
    ['$45.20(-)', -1],
  ] as const)('%s', (text, sign) => {
    const token = readOne(text);
    expect(token.sign).toBe(sign);
    expect(token.readings.dot).toEqual({ digits: 4520, decimals: 2 });
    expect(token.text).toBe(text);
  });
});

describe('an amount is read with its currency', () => {
  it.each([
    ['$45.20', 'USD'],
    ['$ 45.20', 'USD'],
    ['US$ 45.20', 'USD'],
    ['R$ 45.20', 'BRL'],
    ['€45.20', 'EUR'],
    ['R45.20', 'ZAR'],
    ['-R45.20', 'ZAR'],
    ['N45.20', 'NGN'],
    ['S/.45.20', 'PEN'],
    ['45.20€', 'EUR'],
    ['45.20 €', 'EUR'],
    ['45.20EUR', 'EUR'],
    ['45.20 EUR', 'EUR'],
    ['EUR 45.20', 'EUR'],
    ['45.20 zł', 'PLN'],
    ['45.20 kr', 'SEK'],
    ['45.20kr', 'SEK'],
    ['Rs. 45.20', 'INR'],
    ["CHF 1'045.20", 'CHF'],
  ])('%s', (text, currency) => {
    expect(readOne(text).currencies[0]).toBe(currency);
  });

  it.each(['72,67 EUR 2020-03-11', '72,67 EUR 11.03.2020', '72,67 EUR 11/03/20'])('%s, close before a date', (text) => {
    expect(readMoney(printWords(text))[0]!.currencies).toEqual(['EUR']);
  });

  it.each(['45.20', '45.20 CR', '45.20 SHOP', 'SHOP 45.20', 'ACME SDN BHD 3500.00'])('%s has none', (text) => {
    expect(readOne(text).currencies).toEqual([]);
  });
});

describe('an amount is read with its credit or debit mark', () => {
  it.each([
    ['45.20 CR', 'credit', []],
    ['45.20CR', 'credit', []],
    ['45.20 Cr', 'credit', []],
    ['45.20 DR', 'debit', []],
    ['45.20(Dr)', 'debit', []],
    ['1,045.20(Cr)', 'credit', []],
    ['45.20 H', 'credit', ['de']],
    ['45.20 S', 'debit', ['de']],
    ['45.20 D', 'debit', ['en']],
    ['45.20 A', 'credit', ['tr']],
    ['45.20 B', 'debit', ['tr']],
    ['45.20  DEBIT    CARD  PURCHASE', 'debit', []],
  ] as const)('%s', (text, marker, languages) => {
    expect(readOne(text, languages).marker).toBe(marker);
  });

  it.each([
    ['a word that only begins like one', '45.20 CREDITON', []],
    ['a letter that means nothing in the language', '45.20 B', ['en']],
    ['a mark that other text follows', '45.20 CR UNION', []],
    ['a mark in the next column', '45.20    CR', []],
    ['a word that opens a text in wide letters', '134.76  DEBIT  CARD  PURCHASE', []],
  ] as const)('%s is none', (_, text, languages) => {
    expect(readOne(text, languages).marker).toBeNull();
  });
});

it('a dash in front of an amount with a plus of its own fills the cell before it', () => {
  expect(readMoney(printWords('10.00   - 45,112.50+')).map(({ sign, text }) => [sign, text])).toEqual([
    [0, '10.00'],
    [1, '45,112.50+'],
  ]);
});

describe('texts that look like an amount and are none', () => {
  it.each([
    'SHOP',
    '12:30',
    '10%',
    '4.5%',
    '7TH',
    'ABC123',
    '1.2.3',
    '12/03',
    '2024-01-02',
    '192.168.1.1',
    '(45.20',
    '45.20)',
    '-',
    'EUR',
    '12.3456',
  ])('%s', (text) => {
    expect(texts(text)).toEqual([]);
  });
});

describe('only decimals, groups or a currency make an amount sure', () => {
  it.each(['45.20', '1,234', '1 234', '1 234,5', '0.00', '$ 25', 'EUR 1500', '1500 EUR'])('%s is sure', (text) => {
    expect(readOne(text).strong).toBe(true);
  });
  it.each(['1500', '2107070', '3', 'QR 2107070', '007'])('%s is not', (text) => {
    expect(readOne(text).strong).toBe(false);
  });
});

describe('groups printed apart are one amount only when nothing else explains them', () => {
  it.each([
    ['1 234,56', ['1 234,56']],
    ['12 345 678,90', ['12 345 678,90']],
    ['12 345', ['12 345']],
    ['-1 234,56', ['-1 234,56']],
    ['1 234,56 zł', ['1 234,56 zł']],
    ['1 234,567', ['1 234,567']],
    ['1 234,5', ['1 234,5']],
    ['12 345 678,901', ['12 345 678,901']],
    ['12    345', ['12', '345']],
    ['12 34,56', ['12', '34,56']],
    ['1234 567,00', ['1234', '567,00']],
    ['45.20 1,234.56', ['45.20', '1,234.56']],
    ['1 234,56   98 765,43', ['1 234,56', '98 765,43']],
  ])('%s', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });
});

it('groups that touch are the last of one column and the first of the next', () => {
  const words = [
    printWord('34', 0, 0, 10),
    printWord('956', 12, 0, 15),
    printWord('748', 27, 0, 15),
    printWord('837', 44, 0, 15),
  ];
  expect(readMoney(words).map(({ text }) => text)).toEqual(['34 956', '748 837']);
});

describe('groups of digits', () => {
  it.each([
    ['a space of their own width apart are one amount', 6, ['1 551']],
    ['further apart are two', 8, ['1', '551']],
  ])('%s', (_, gapPt, expected) => {
    const words = [printWord('1', 0, 0, 6), printWord('551', 6 + gapPt, 0, 18)];
    expect(readMoney(words).map(({ text }) => text)).toEqual(expected);
  });
});

it.each([
  ['121', '340', ['121 340']],
  ['127', '340', ['127', '340']],
])('the ink of %s and %s, 4.7 points apart at a height of 9, holds %j', (one, other, expected) => {
  const words = [printWord(one, 395, 0, 11, 9), printWord(other, 410.7, 0, 13, 9)];
  expect(readMoney(words).map(({ text }) => text)).toEqual(expected);
});

it('a token covers its number, and its words are those of the line', () => {
  const words = printWords('SHOP   EUR 45.20 CR   99.00');
  const [token] = readMoney(words);
  expect(words.slice(token!.from, token!.to).map((word) => word.text)).toEqual(['EUR', '45.20', 'CR']);
  expect(token!.box).toEqual(words[2]!.box);
});

describe('every amount reads back', () => {
  const NOTATIONS = [
    [',', '.'],
    ['.', ','],
    ["'", '.'],
    ['’', '.'],
    [' ', ','],
    ['\u00a0', ','],
    ['\u202f', ','],
    ['', ','],
    ['', '.'],
  ] as const;
  const FORMS = [
    ['#', 0],
    ['-#', -1],
    ['- #', -1],
    ['#-', -1],
    ['(#)', -1],
    ['+#', 1],
    ['€#', 0],
    ['€ #', 0],
    ['-€#', -1],
    ['- € #', -1],
    ['-€ #', -1],
    ['EUR #', 0],
    ['EUR -#', -1],
    ['# EUR', 0],
    ['-# EUR', -1],
    ['#- EUR', -1],
    ['# €', 0],
    ['(EUR #)', -1],
  ] as const;
  const print = (cents: number, [group, mark]: (typeof NOTATIONS)[number]) => {
    const digits = String(cents).padStart(3, '0');
    return `${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group)}${mark}${digits.slice(-2)}`;
  };
  const cents = fc.nat({ max: 99_999_999_999 });

  it('whatever the notation, the sign and the currency', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(...NOTATIONS), fc.constantFrom(...FORMS), (amount, notation, [form, sign]) => {
        const token = readOne(form.replace('#', print(amount, notation)));
        expect(token.readings[notation[1] === '.' ? 'dot' : 'comma']).toEqual({ digits: amount, decimals: 2 });
        expect(token.sign).toBe(sign);
        expect(token.strong).toBe(true);
        expect(token.currencies.slice(0, 1)).toEqual(/[€E]/.test(form) ? ['EUR'] : []);
      }),
      { numRuns: 400 },
    );
  });

  it('and two in neighbouring columns stay two', () => {
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.constantFrom(...NOTATIONS),
        fc.integer({ min: 3, max: 12 }),
        (left, right, notation, gap) => {
          const printed = [print(left, notation), print(right, notation)];
          expect(texts(printed.join(' '.repeat(gap)))).toEqual(printed);
        },
      ),
    );
  });
});

it('a sign behind the currency behind the number counts', () => {
  expect(
    readMoney(printWords('PAG GALP   130,36 EUR-   5411,36 EUR')).map(({ sign, currencies }) => [sign, currencies[0]]),
  ).toEqual([
    [-1, 'EUR'],
    [0, 'EUR'],
  ]);
});

describe('asterisks in front of an amount protect it', () => {
  it.each(['*1,594,341', '***12.50', '*99', '*1.234,56-'])('%s is an amount', (text) => {
    expect(readOne(text)).toMatchObject({ strong: true, currencies: [] });
  });

  it.each(['****4521', '*4521'])('%s is a masked number', (text) => {
    expect(readMoney(printWords(text)).filter(({ strong }) => strong)).toEqual([]);
  });
});

it('a capital in front of a whole number or far from the figure is a word', () => {
  expect(texts('GRADE R 45')).toEqual(['45']);
  expect(texts('GRADE R    45.20')).toEqual(['45.20']);
});
