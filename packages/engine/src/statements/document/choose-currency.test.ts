import { describe, expect, it } from 'vitest';
import { findFields } from '../../fields/find-fields.ts';
import { printLines, printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';
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

  it.each([
    ['4,072.47', 'CNY'],
    ['4,072', 'JPY'],
  ])('is none that has no decimals, where they are printed: ¥%s', (amount, currency) => {
    expect(chooseCurrency([], [], printLines(`GROCER   ¥${amount}`), () => null, new Set(['zh', 'en']))).toBe(currency);
  });

  it.each(['es', 'pt', 'fr', 'zh'])('says nothing on a page in %s of no known country', (language) => {
    expect(currencyIn(language)).toBeNull();
  });
});

describe('without an amount that prints one', () => {
  const plain = (block: string, language: string, country: string | null = null) =>
    chooseCurrency([], [], printLines(block), () => country, new Set([language]));

  it('the country decides before a code that stands somewhere', () => {
    expect(plain('PO Box 105 LS1 1LD   TOTAL EUR', 'en', 'GB')).toBe('GBP');
  });

  it('a code that stands somewhere decides without a country', () => {
    expect(plain('Statement (ZAR)\nGROCER   45.20', 'en')).toBe('ZAR');
  });

  it('a name in brackets decides as a code does', () => {
    expect(plain('Cuenta de efectivo 01188244 (euros)\nGROCER   45,20', 'es')).toBe('EUR');
  });

  it('another sign than that of the country leaves it open', () => {
    expect(plain('Découvert autorisé : 5 000 000 FCFA', 'fr', 'FR')).toBeNull();
    expect(plain('Découvert autorisé : 5 000 000', 'fr', 'FR')).toBe('EUR');
  });

  it('the language decides where it is that of one country', () => {
    expect(plain('GROCER   4,520', 'ja')).toBe('JPY');
    expect(plain('GROCER   45.20', 'en')).toBeNull();
  });
});

it('a stated name of several currencies is that of the country', () => {
  const lines = printLines('Moneda: PESOS');
  const stated = (country: string | null) =>
    chooseCurrency(findFields(lines), [], lines, () => country, new Set(['es']));
  expect(stated('CL')).toBe('CLP');
  expect(stated(null)).toBeNull();
});

it('a name above dates votes for no currency, whatever its short form is elsewhere', () => {
  const [statement] = readDocument(
    printPages(`
    Conta corrente 45393-5

    Dt. balancete   Histórico              Valor       Saldo
    28/02/2025      Saldo Anterior                    688,70
    03/03/2025      Compra com Cartão    -366,85      321,85
    05/03/2025      Pix - Recebido      1.770,00    2.091,85
`),
    'Document',
  ).statements;
  expect([statement!.account.currency, statement!.openingBalance]).toEqual(['BRL', '688.70']);
});
