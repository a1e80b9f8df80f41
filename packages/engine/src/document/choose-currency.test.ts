import { describe, expect, it } from 'vitest';
import { printLines } from '../page-fixture.ts';
import { chooseCurrency } from './choose-currency.ts';

const AMOUNTS = printLines('GREEN GROCER   $45.20\nSALARY       $1,500.00');
const currencyIn = (language: string, country: string | null = null) =>
  chooseCurrency([], [], AMOUNTS, () => country, new Set([language]));

describe('a sign that several currencies share', () => {
  it('is that of the country', () => {
    expect(currencyIn('es', 'MX')).toBe('MXN');
    expect(currencyIn('en', 'CA')).toBe('CAD');
  });

  it('is the US dollar on a page in English', () => {
    expect(currencyIn('en')).toBe('USD');
  });

  it.each(['es', 'pt', 'fr', 'zh'])('says nothing on a page in %s of no known country', (language) => {
    expect(currencyIn(language)).toBeNull();
  });
});
