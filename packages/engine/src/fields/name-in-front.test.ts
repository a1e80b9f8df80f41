import { describe, expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { findFields } from './find-fields.ts';
import { findHolder } from './find-holder.ts';

function holderOf(block: string): string | null {
  const lines = printLines(block);
  return findHolder(findFields(lines), lines)?.value ?? null;
}

describe('a labelled name ends where something else begins', () => {
  it.each([
    ['a tax number', 'Cliente: JOANA MOURA DA SILVA CPF ***.318.907-**', 'JOANA MOURA DA SILVA'],
    ['a number of the register of firms', 'Титуляр: ВИТОША ПРИНТ ЕООД ЕИК 204117388', 'ВИТОША ПРИНТ ЕООД'],
    ['a period', 'Name: FARHAN SAYED 01-11-2025 to 30-11-2025', 'FARHAN SAYED'],
    ['a label with its colon apart', 'Name : ROHAN MENON Email : r***@mail.example', 'ROHAN MENON'],
    ['the name of its account', 'Member: TARYN BELL Everyday Checking Account 00-771812-3', 'TARYN BELL'],
    ['the next label', 'Cardholder Name: MS MARA A HOLT Card ending 1605', 'MS MARA A HOLT'],
    ['an address', 'Customer: Mara Holt, Oak Lane 12, 1010 Wells', 'Mara Holt'],
    ['its own number in front', 'Customer     204417 - Rolf Gerling', 'Rolf Gerling'],
  ])('%s', (_, line, name) => {
    expect(holderOf(line)).toBe(name);
  });

  it.each([
    'Cliente: A PARTIR DEL 01-02-2026 EL COSTO DE LA TARJETA ES DE $ 4.50',
    'Customer: PAYMENT DUE 01-02-2026',
    'Name: Harbour 12',
    'm-moni     P.O. Box 66827-00800 Nairobi, Kenya',
  ])('%s names nobody', (line) => {
    expect(holderOf(line)).toBeNull();
  });
});

describe('the holder stands beside the account without a label', () => {
  it.each([
    ['behind a mark', 'Business Checking ••4471 · Anika Rhodes · Oct 1 – Oct 31, 2025', 'Anika Rhodes'],
    ['in front of a branch and a number', 'MARIA NEVES ROCHA — agência 0417 — conta 20881-4', 'MARIA NEVES ROCHA'],
    [
      'in front of a bare number',
      'Transactions List - RIVER LOOM PRIVATE LIMITED ( INR ) - 024005001877',
      'RIVER LOOM PRIVATE LIMITED',
    ],
    ['of a firm', 'Business Current Account - Dale Holt Joinery Ltd', 'Dale Holt Joinery Ltd'],
    ['behind its number', 'A/c No: 0034-CC-00871 HARBOUR TRADERS Cash Credit', 'HARBOUR TRADERS'],
    ['over a tax number', 'SOTO MELLA RODRIGO ANDRES 17.884.201-K 01/07/2025 18:22', 'SOTO MELLA RODRIGO ANDRES'],
    ['behind the sign of the bank', 'Itaipa MARINA LOPES FREITAS 111.222.333-44', 'MARINA LOPES FREITAS'],
    ['in front of the last figures', 'BEATRIZ N SOUZA cartão final 9043', 'BEATRIZ N SOUZA'],
    ['between a label and the last figures', 'Activity for RACHEL E WHITCOMB card ending in 6748', 'RACHEL E WHITCOMB'],
    ['in front of them in brackets', 'Cartão 5695.XXXX.XXXX.9264\nRAFAELA MOURA (final 9264)', 'RAFAELA MOURA'],
    ['behind the last figures', 'Carbon Final 8552 - PAULA REGINA TEIXEIRA', 'PAULA REGINA TEIXEIRA'],
  ])('%s', (_, block, name) => {
    expect(holderOf(`Harbour Bank\n${block}`)).toBe(name);
  });

  it('in front of its number overleaf, where the first page prints the name behind other words', () => {
    const overleaf = (first: string) => {
      const lines = printLines(
        `Harbour Bank\n${first}\nAccount number: XXXX XXXX XXXX 1960`,
        'JUNE LINDGREN      Account # XXXX XXXX XXXX 1960      October 5 - November 4, 2024',
      );
      return findHolder(findFields(lines), lines)?.value ?? null;
    };
    expect(overleaf('Cash Rewards Visa Signature JUNE LINDGREN')).toBe('JUNE LINDGREN');
    expect(overleaf('Cash Rewards Visa Signature')).toBeNull();
  });

  it('in front of its number on the page behind a cover', () => {
    const lines = printLines('roxa\nOlá, Tiago.', 'TIAGO BECKER ROCHA — Conta 7710043-2 — Cartão •••• 4410');
    expect(findHolder(findFields(lines), lines)?.value).toBe('TIAGO BECKER ROCHA');
  });

  it.each([
    ['a transfer', 'Payment to Mara Holt - account 20881449     45.20'],
    ['figures of another card', 'Cartão 5695.XXXX.XXXX.9264\nRAFAELA MOURA (final 1534)'],
    ['the text of a row', '12/03/2025 GREEN GROCER 45,20\nPix 8552 - PAULA REGINA TEIXEIRA'],
    ['two names', 'Business Checking ••4471 · Anika Rhodes · Mara Holt'],
    ['an address', 'Account 190344 Oak Street'],
  ])('not so: %s', (_, block) => {
    expect(holderOf(`Harbour Bank\n${block}`)).toBeNull();
  });
});

it.each([
  ['a month', 'STATEMENT FOR THE MONTH OF APRIL'],
  ['the title of a list', 'Cliente - Conta atual\nTransações do cartão principal'],
  ['the name of a card over the address', 'TARJETA AZUL (CLASSIC)\nCALLE NARANJO 118\n06400 CUAUHTEMOC'],
  ['a department', 'Yours sincerely,\n\nCustomer Service Team'],
])('%s is no holder', (_, block) => {
  expect(holderOf(block)).toBeNull();
});

it('a firm goes before the office of its bank', () => {
  const page = `
    HARBOUR NATIONAL BANK          STATEMENT OF ACCOUNT
    MAIN OFFICE
    DELTA MANUFACTURING CO INC     ACCOUNT NO. 11-0042-7
                                   PERIOD 10/26/98 TO 12/24/98
  `;
  expect(holderOf(page)).toBe('DELTA MANUFACTURING CO INC');
});
