import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function amountsOf(block: string) {
  const { transactions, verification } = readDocument(printPages(block), 'Document').statements[0]!;
  return [verification.status, ...transactions.map(({ amount }) => amount)];
}

const listWith = (second: string, third: string) => `
      Account number 12345678
      Opening balance 01/02/2025           1,000.00

      Date        Details               Amount
      04/02/2025  GREEN GROCER            -45.20
      04/02/2025  TAXI                    -10.00
      04/02/2025  ZWOSK KELM              944.80
      06/02/2025  SALARY                1,506.00
      06/02/2025  RENT                   -800.00
      06/02/2025  ZWOSK KELM            ${second}
      07/02/2025  COFFEE                   -4.00
      07/02/2025  BOOKS                   -20.00
      07/02/2025  ZWOSK KELM            ${third}

      Closing balance 28/02/2025           1,626.80
`;

it('lines of the same words that the rows between them lead on are balances, whatever they are called', () => {
  expect(amountsOf(listWith('1,650.80', '1,626.80'))).toEqual([
    'verified',
    '-45.20',
    '-10.00',
    '1506.00',
    '-800.00',
    '-4.00',
    '-20.00',
  ]);
});

it('lines that the rows between them do not lead on stay rows', () => {
  expect(amountsOf(listWith('1,650.70', '1,626.70'))).toContain('1650.70');
});

const listTo = (end: string) => `
      Compte : 771234       du 30.04.2024 au 31.05.2024

      DATE        LIBELLE                          DEBIT     CREDIT
                  ANCIEN SOLDE                             1 230,44
      07.05       CB PICARD                        31,59
      14.05       VIR SEPA CABINET                 74,28
      28.05       VIREMENT RATP                            2 314,55
                  TOTAUX                          105,87   3 544,99
      31.05       SOLDE EN EUROS                           ${end}
`;

it('a last line that opens with the name of balances closes the list when opening and rows come to it', () => {
  expect(amountsOf(listTo('3 439,12'))).toEqual(['verified', '-31.59', '-74.28', '2314.55']);
});

it('an opening balance in the column of debits lies below zero', () => {
  const overdrawn = listTo('978,24')
    .replace('         1 230,44', '1 230,44         ')
    .replace('  105,87   3 544,99', '1 336,31   2 314,55');
  expect(amountsOf(overdrawn)).toEqual(['verified', '-31.59', '-74.28', '2314.55']);
});

it('a last line of that name to which they do not come stays a row', () => {
  expect(amountsOf(listTo('3 439,13'))).toContain('3439.13');
});
