import type { Page } from '@extracto/model';
import { describe, expect, test } from 'vitest';
import { printPage } from '../testing/page-fixture.ts';
import { chooseReading } from './choose-reading.ts';

const BLOCK = `
  01/02/2025  GREEN GROCER    45.20   954.80
  01/03/2025  RENT MARCH     800.00   154.80
  01/04/2025  SALARY       2,100.00  2254.80
`;
const layer = (block: string): Page => ({ ...printPage(block), textLayer: 'hidden' });
const recognised = (block: string): Page => ({ ...printPage(block), textLayer: 'recognised' });
const texts = ({ words }: Page) => words.map((word) => word.text).join(' ');

describe('a uncertain layer beside what the image shows', () => {
  test('is kept when its figures stand in the image, letters misread there included', () => {
    expect(chooseReading(layer(BLOCK), recognised(BLOCK.replace('GROCER', 'GROOER'))).textLayer).toBe('hidden');
  });
  test('gives way when its figures are not those of the image', () => {
    expect(
      chooseReading(layer(BLOCK), recognised(BLOCK.replace('45.20', '46.20').replace('954', '953'))).textLayer,
    ).toBe('recognised');
  });
  test('takes from the image the words whose signs it cannot name, and nothing else', () => {
    const broken = layer(BLOCK.replace(' 45.20', '■45.20').replace('RENT', 'R■NT'));
    const image = recognised(BLOCK.replace(' 45.20', '₹45.20').replace('SALARY', 'SAIARY'));
    expect(texts(chooseReading(broken, image))).toBe(texts(printPage(BLOCK.replace(' 45.20', '₹45.20'))));
  });
  test('is kept when it lacks the sign of a currency alone, however badly the image was read', () => {
    const shown = printPage(BLOCK.replace(' 45.20', '■45.20'));
    expect(chooseReading(shown, recognised('Ol/O2/2O25  GREEN')).textLayer).toBe(shown.textLayer);
  });
  test('takes no letter from the image for a box that stands by itself', () => {
    const signed = (sign: string) => BLOCK.replace('    45.20', `  ${sign} 45.20`);
    expect(texts(chooseReading(layer(signed('■')), recognised(signed('n'))))).toBe(texts(printPage(BLOCK)));
    expect(texts(chooseReading(layer(signed('■')), recognised(signed('₹'))))).toBe(texts(printPage(signed('₹'))));
  });
  test('loses that sign where the badly read image shows figures without a minus', () => {
    const shown = printPage(
      BLOCK.replace(' 45.20', '■45.20').replace(' 800.00', '■800.00').replace(' 954.80', '■954.80'),
    );
    const image = (sign: string) =>
      recognised(
        BLOCK.replaceAll('01/', 'Ol/')
          .replace('2,100.00  2254.80', '')
          .replaceAll('.80', '.BO')
          .replace(' 45.20', `${sign}45.20`),
      );
    expect(texts(chooseReading(shown, image(' ')))).toBe(texts(printPage(BLOCK)));
    expect(texts(chooseReading(shown, image('-')))).toBe(texts(shown));
  });
  test('gives way when it has words of which the image shows none', () => {
    expect(chooseReading(layer('6WDWHPHQW RI DFFRXQW'), recognised('Statement of account')).textLayer).toBe(
      'recognised',
    );
  });
});
