import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { FACE_SOURCES } from '../print/faces.ts';
import { formatAmount } from './format-amount.ts';
import { formatDate } from './format-date.ts';
import { LOCALES } from './index.ts';
import { german } from './languages/de.ts';
import { english } from './languages/en.ts';
import type { Locale } from './locale.ts';
import * as notations from './notations.ts';

describe('formatAmount', () => {
  it.each([
    [123456, 2, notations.COMMA_POINT, '1,234.56'],
    [123456, 2, notations.POINT_COMMA, '1.234,56'],
    [123456, 2, notations.SPACE_COMMA, '1 234,56'],
    [123456, 2, notations.APOSTROPHE_POINT, "1'234.56"],
    [123456789, 2, notations.INDIAN, '12,34,567.89'],
    [123456789, 2, notations.COMMA_POINT, '1,234,567.89'],
    [1234567, 0, notations.COMMA_POINT, '1,234,567'],
    [5, 2, notations.POINT_COMMA, '0,05'],
    [-4520, 2, notations.NONE_POINT, '45.20'],
    [999, 3, notations.COMMA_POINT, '0.999'],
    [0, 2, notations.COMMA_POINT, '0.00'],
  ])('prints %i with %i decimals', (amount, decimals, notation, text) => {
    expect(formatAmount(amount, decimals, notation)).toBe(text);
  });
});

describe('formatDate', () => {
  it.each([
    ['DD.MM.YYYY', german, '07.03.2025'],
    ['D. MMMM YYYY', german, '7. März 2025'],
    ['MM/DD/YY', english, '03/07/25'],
    ['DDJAN', english, '07MAR'],
    ['MMM D, YYYY', english, 'Mar 7, 2025'],
    ['Do MMM', english, '7th Mar'],
  ])('%s', (pattern, language, text) => {
    expect(formatDate('2025-03-07', pattern, language)).toBe(text);
  });

  it.each([
    ['01', '1st'],
    ['02', '2nd'],
    ['03', '3rd'],
    ['11', '11th'],
    ['12', '12th'],
    ['13', '13th'],
    ['21', '21st'],
    ['30', '30th'],
  ])('day %s is %s', (day, text) => {
    expect(formatDate(`2025-03-${day}`, 'Do', english)).toBe(text);
  });
});

/** Returns a test for characters that the locale's typeface has no glyph for. */
function lacksGlyph({ script }: Locale): (character: string) => boolean {
  if (script === 'windows-1252') return (character) => !WINDOWS_1252.test(character);
  const document = new PDFDocument({ autoFirstPage: false }) as unknown as {
    font(source: string): { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } };
  };
  const { font } = document.font(FACE_SOURCES[script]())._font;
  return (character) => !font.hasGlyphForCodePoint(character.codePointAt(0)!);
}

const WINDOWS_1252 = /^[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/** Every text of a locale, wherever it stands. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

describe.each(LOCALES.map((locale: Locale): [string, Locale] => [locale.id, locale]))('%s', (_, locale) => {
  it('has twelve months', () => {
    expect(locale.language.months).toHaveLength(12);
    expect(locale.language.monthsShort).toHaveLength(12);
  });

  it('has paired words in pairs', () => {
    const words = { ...locale.language.words, ...locale.own?.words };
    const columns = { ...locale.language.columns, ...locale.own?.columns };
    expect(words.debitMark).toHaveLength(words.creditMark.length);
    expect(words.opening).toHaveLength(words.closing.length);
    expect(words.carried).toHaveLength(words.brought.length);
    expect(words.totalCredits).toHaveLength(words.totalDebits.length);
    expect(words.creditSection).toHaveLength(words.debitSection.length);
    expect(columns.debit).toHaveLength(columns.credit.length);
  });

  it('leaves no list empty', () => {
    for (const list of [locale.numbers, locale.dates, locale.datesWithoutYear, locale.banks, locale.foreign]) {
      expect(list.length).toBeGreaterThan(0);
    }
    expect(locale.holders.length).toBeGreaterThanOrEqual(3); // cards have up to three holders
  });

  it('can be printed with its fonts', () => {
    const missing = [...new Set(textsOf({ ...locale, script: '' }).join(''))].filter(lacksGlyph(locale));
    expect(missing).toEqual([]);
  });
});
