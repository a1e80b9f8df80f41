import { describe, expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { findCurrency } from './find-currency.ts';
import { findFields } from './find-fields.ts';

function currencyOf(block: string): string | null {
  const lines = printLines(block);
  return findCurrency(findFields(lines), lines)?.value ?? null;
}

describe('a code beside the account states its currency', () => {
  it.each([
    ['Ticari Hesap     TRY\nHesap No     TR330006100510786472936814', 'TRY'],
    ['Cuenta corriente: MXN\nNúmero de cuenta: 7224888286', 'MXN'],
    ['CUENTA CORRIENTE ESPECIAL DOLARES NRO.: 2-817-0940454660-4', 'USD'],
    ['Account: GE77TB9161271248407058 USD', 'USD'],
    ['Konto 0003605018 EUR-KONTO', 'EUR'],
    ['EUR-Konto Kontonummer 3220 118', 'EUR'],
    ['FOREIGN CURRENCY CURRENT JPY A/C 848-071002-221', 'JPY'],
    ['CA U$S 214-388105/9          CBU 0170214420000043881059', 'USD'],
    ['RESUMEN TRIMESTRAL DE CAJA DE AHORRO EN DÓLARES\nSALDO FINAL   $ 1.418,75', 'USD'],
    ['Statement of account in Swiss francs', 'CHF'],
    ['Thank you for paying in Swiss francs', null],
    ['Girokonto EUR\nIBAN: DE89 3704 0044 0532 0130 00', 'EUR'],
  ])('%s', (block, code) => {
    expect(currencyOf(block)).toBe(code);
  });
});

describe('a balance states it when its sign is of one currency', () => {
  it('and not when the sign is shared', () => {
    expect(currencyOf('Opening balance: €5,000.00')).toBe('EUR');
    expect(currencyOf('Opening balance: $5,000.00')).toBeNull();
  });
});

it.each([
  ['behind a title', 'KONTOAUSZUG in USD', 'USD'],
  [
    'in a cell near the number of the account',
    'CUENTA No. 7101-88214-6     PAGINA No. 1\nNOVIEMBRE 2024    QUETZALES     ESTADO DE CUENTA',
    'GTQ',
  ],
])('a currency stands %s', (_, block, code) => {
  expect(currencyOf(block)).toBe(code);
});

it.each(['Sign in for', 'NOVIEMBRE 2024    QUETZALES     ESTADO DE CUENTA'])('%s says none', (block) => {
  expect(currencyOf(block)).toBeNull();
});

describe('no currency rather than a guess', () => {
  it.each([
    'Cuenta en dólares     U$S 0,00',
    'CA $ 214-388104/2     SALDO AL 30/05/2025     $ 665,74\nCA U$S 214-388105/9   SALDO AL 30/05/2025   U$S 1.132,29',
    'Account: GE77TB9161271248407058 GEL\nAccount: GE77TB9161271248407058 USD',
    'GREEN GROCER 45.20 USD',
    'TRY OUR NEW SAVINGS ACCOUNT',
    'Opening balance: 5,000.00',
    'Girokonto EUR\nFestgeldkonto USD',
    '账号：        6214830200174455\n账户类型：    ALL',
  ])('%s', (block) => {
    expect(currencyOf(block)).toBeNull();
  });
});
