import { describe, expect, it } from 'vitest';
import { homeCountry } from './home-country.ts';
import { normaliseLabel } from './normalise-label.ts';
import { namesBank, namesStatement } from './title-words.ts';

const words = (text: string) => normaliseLabel(text).split(' ');

describe('a bank is named by its kind', () => {
  it.each([
    'Bank of Malabar',
    'Sparkasse Musterstadt',
    'Mälarbanken AB',
    'Cascade Credit Union',
    'Caisse d’Épargne',
    'Crédit Agricole',
    'Norte Grupo Financiero',
    'Osuuspankki Hämy',
    'Ege Katılım',
    'さくら中央銀行',
  ])('%s', (name) => {
    expect(namesBank(words(name))).toBe(true);
  });

  it.each(['Bankverbindung', 'Bankkonto', 'Credit card', 'Savings account', 'European Union', 'Family trust'])(
    '%s is none',
    (text) => {
      expect(namesBank(words(text))).toBe(false);
    },
  );
});

describe('a statement is named', () => {
  it.each(['Kontoauszug 3/2025', 'Account Statement', 'Relevé de compte', 'お取引明細書', 'Hesap Özeti'])(
    '%s',
    (title) => {
      expect(namesStatement(words(title))).toBe(true);
    },
  );

  it.each(['Jane Q Sample', 'Savings account'])('%s is none', (text) => {
    expect(namesStatement(words(text))).toBe(false);
  });
});

describe('a language speaks for a country', () => {
  it('only when one country speaks it', () => {
    expect(homeCountry(new Set(['nb', 'da']))).toBe('NO');
    expect(homeCountry(new Set(['es']))).toBeNull();
    expect(homeCountry(new Set())).toBeNull();
  });
});
