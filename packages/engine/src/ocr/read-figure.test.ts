import { describe, expect, test } from 'vitest';
import type { RecognisedWord } from '../adapters/recogniser.ts';
import { type DecimalMark, findDecimalMark, readFigure } from './read-figure.ts';

function word(text: string, alternatives: readonly (readonly string[])[] = []): RecognisedWord {
  const symbols = [...text].map((letter, index) => ({
    text: letter,
    left: index * 10,
    right: index * 10 + 9,
    confidence: 0.9,
    alternatives: alternatives[index] ?? [],
  }));
  return { text, box: [0, 0, text.length * 10, 12], lineIndex: 0, confidence: 0.9, symbols };
}

describe('figures', () => {
  test.each<[string, DecimalMark, string]>([
    ['1,234.56', '.', '1,234.56'],
    ['l,2O4.56', null, '1,204.56'],
    ['O1/02/2024', null, '01/02/2024'],
    ['Sth', null, '5th'],
    ['l1th', null, '11th'],
    ['Ist', null, 'Ist'],
    ['5:305,82', ',', '5.305,82'],
    ['1.234.56', '.', '1,234.56'],
    ['3.20.869.44', '.', '3,20,869.44'],
    ['1.58,886.51-', '.', '1,58,886.51-'],
    ['15.39.C', '.', '15.39C'],
    ['17,50Ε', ',', '17,50€'],
    ['ΠΕ', ',', 'ΠΕ'],
    ['1.207.TX', '.', '1.207.TX'],
    ['A2128', '.', 'A2128'],
    ['SO.OO', null, 'SO.OO'],
    ['12.07.20', ',', '12.07.20'],
    ['17:43', '.', '17:43'],
    ['11:04/2017', '.', '11/04/2017'],
    ['11:04:2017', '.', '11/04/2017'],
    ['12/01.2017', '.', '12/01/2017'],
    ['11.04:2017', ',', '11.04.2017'],
    ['11.04.2017', ',', '11.04.2017'],
    ['11:04:20', ',', '11:04:20'],
    ['12.07', ',', '12.07'],
    ['-277.46', ',', '-277,46'],
    ['277.46', ',', '277,46'],
    ['€9.91-', ',', '€9,91-'],
    ['1.75€', ',', '1,75€'],
    ['‚60', ',', ',60'],
    ['1‚204.56', '.', '1,204.56'],
    ['-9;91', ',', '-9,91'],
    ['2024.12', null, '2024.12'],
    ['01/0CT', '.', '01/OCT'],
    ['GROCER', '.', 'GROCER'],
  ])('%s on a page with %s reads %s', (text, mark, expected) => {
    expect(readFigure(word(text), mark).text).toBe(expected);
  });

  test('other readings differ in one mark each, and only in digits and separators', () => {
    expect(readFigure(word('45.20', [['1', 'A'], ['S', '6'], [','], [], ['O', '%']]), null).alternatives).toEqual([
      '15.20',
      '46.20',
      '45,20',
    ]);
  });
});

describe('the decimal mark of a page', () => {
  const words = (texts: string) => texts.split(' ').map((text) => word(text));
  test.each<[string, DecimalMark]>([
    ['1.234,56 45,20 7,00 9,99', ','],
    ['1,234.56 45.20 7.00 9.99', '.'],
    ['1.234,56 45.20 7,00 9.99', ','],
    ['1,234.56 1.234,56 45.20 7,00 9.99', null],
    ['45.20 7.00', null],
    ['45.20 7.00 9.99 8,12 1.234,56', ','],
    ['45.20 7.00 9.99 8.12 3.00 1.234,56', '.'],
    ['45.20zł 7,00zł 9.99zł 8,12zł', ','],
    ['Rs45.20 Rs7,00 Rs9,99 Rs.8.12 R$7.1 5.20 8.30', null],
    ['Rs45.20 Rs7,000.00 Rs9.99 Rs.8.12', '.'],
    ['01.02.24 02.02.24 03.02.24 45,20 46,20 47,20 48,20', ','],
  ])('of %s is %s', (texts, expected) => {
    expect(findDecimalMark(words(texts))).toBe(expected);
  });
});
