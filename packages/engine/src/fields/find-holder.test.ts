import { describe, expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { findFacts } from './find-facts.ts';
import { findHolder } from './find-holder.ts';

function holderOf(block: string): string | null {
  const lines = printLines(block);
  return findHolder(findFacts(lines), lines)?.value ?? null;
}

describe('the name over the address', () => {
  it.each([
    [
      'beside the details of the account',
      `
      Norrlands Bank
      Kontoutdrag

      Åsa Lindqvist                 Kontonummer: 9999 99 99999
      Storgatan 14                  Period: 2025-01-01 - 2025-01-31
      903 25 UMEÅ

      Ingående saldo                1.000,00
      `,
      'Åsa Lindqvist',
    ],
    [
      'of a company, with its legal form',
      `
      Northgate Bakery LLC
      1903 W Concord St
      DES MOINES IA 50309
      `,
      'Northgate Bakery LLC',
    ],
    [
      'with the form of address as printed',
      `
      Frau Dr. Elif Yilmaz
      Lindenstraße 14
      99423 Weimar
      `,
      'Frau Dr. Elif Yilmaz',
    ],
  ])('%s', (_case, block, name) => {
    expect(holderOf(block)).toBe(name);
  });

  it('is less than a labelled name', () => {
    const block = `
      JOHN DOE                      Account holder: Jane Q Sample
      14 Cobblers Lane
      CARDIFF CF10 1AA
    `;
    expect(holderOf(block)).toBe('Jane Q Sample');
  });

  it.each([
    ['the bank', 'Thameside Bank plc\n14 Cobblers Lane\nCARDIFF CF10 1AA'],
    ['a street without a name over it', 'Lindenstraße\n99423 Weimar'],
    ['a title', 'Account Statement\n01/01/2025 to 31/01/2025'],
    ['fields', 'Account Number\n12345678\nSort Code\n12-34-56'],
    ['transactions', '01/02/2025   GREEN GROCER     45.20\nJANE SAMPLE\n14 Cobblers Lane'],
    ['a name alone', 'Jane Q Sample'],
  ])('%s is no holder', (_case, block) => {
    expect(holderOf(block)).toBeNull();
  });
});

describe('a labelled name', () => {
  it.each([
    ['Titulaire: MLLE CLÉMENCE ROY', 'MLLE CLÉMENCE ROY'],
    ['Customer Name: HARROGATE TEA ROOMS LTD     Card Number: **** 6960', 'HARROGATE TEA ROOMS LTD'],
    ['MR RAJESH KUMAR IYER', 'MR RAJESH KUMAR IYER'],
  ])('%s', (line, name) => {
    expect(holderOf(line)).toBe(name);
  });

  it.each(['Virement MME AÏCHA BENSAÏD     856,94', 'Beneficiario     Valor', 'Dear client. Sample Bank thanks you'])(
    '%s labels none',
    (line) => {
      expect(holderOf(line)).toBeNull();
    },
  );
});

describe('the labelled name', () => {
  it.each([
    [
      'below its heading in a strip',
      'Prepared for        Membership Number\nMR JON SAMPLE       xxxx-30080',
      'MR JON SAMPLE',
    ],
    ['behind a colon inside a longer part', 'A/C 123456 Name: ANJALI MENON', 'ANJALI MENON'],
    ['in the word of its label', '戶名：林小明', '林小明'],
  ])('is read %s', (_case, block, name) => {
    expect(holderOf(block)).toBe(name);
  });

  it.each([
    ['a heading', 'CUSTOMER SERVICE INFORMATION'],
    ['the title', 'CUSTOMER STATEMENT'],
    ['a sentence', 'Your name and account number must be given'],
    ['the step of a form', 'M. Subtract line M from line K'],
    ['what stands below a dash', 'Joint Holder :- -\nC-14 HILLSIDE CITY'],
  ])('is not %s', (_case, block) => {
    expect(holderOf(block)).toBeNull();
  });
});
