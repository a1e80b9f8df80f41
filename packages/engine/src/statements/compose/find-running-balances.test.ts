import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function readList(...pages: readonly string[]) {
  const { closingBalance, transactions, verification } = readDocument(printPages(...pages), 'Document').statements[0]!;
  return [verification.status, closingBalance, ...transactions.map(({ amount }) => amount)];
}

const listTo = (end: string, below = '') => `
      Account number 12345678
      Opening balance 01/02/2025           1,000.00

      Date        Details               Amount
      04/02/2025  GREEN GROCER            -45.20
      04/02/2025  TAXI                    -10.00
      06/02/2025  SALARY                1,506.00
      06/02/2025  RENT                   -800.00
                  ZWOSK                 ${end}
${below}
`;

it('a last line without a date that opening balance and rows come to closes the list, whatever it is called', () => {
  expect(readList(listTo('1,650.80'))).toEqual(['verified', '1650.80', '-45.20', '-10.00', '1506.00', '-800.00']);
});

it('a line without a date that they do not come to stays a row', () => {
  expect(readList(listTo('1,650.70'))).toContain('1650.70');
});

it('a line of few rows may come to it by chance, and stays one', () => {
  const page = `
      Opening balance 01/02/2025           1,000.00

      Date        Details               Amount
      04/02/2025  GREEN GROCER            -45.20
                  ZWOSK                   954.80
  `;
  expect(readList(page)).toContain('954.80');
});

it('what is carried over to the next sheet, and repeated there, is a balance between rows', () => {
  const second = `
      Date        Details               Amount
                  ZWOSK FRO             1,650.80
      07/02/2025  COFFEE                   -4.00
      07/02/2025  BOOKS                   -20.00
      Closing balance 28/02/2025        1,626.80
  `;
  expect(readList(listTo('1,650.80'), second)).toEqual([
    'verified',
    '1626.80',
    '-45.20',
    '-10.00',
    '1506.00',
    '-800.00',
    '-4.00',
    '-20.00',
  ]);
});

it('a line that more balances follow ends no list: of the newest day first, where money out prints no sign', () => {
  const page = `
      Conta 12345678     Período: 01/03/2025 a 31/03/2025
      Saldo em conta                        R$ 1.120,00

      30 MAR 2025                     saldo R$ 1.120,00
      GREEN GROCER                             R$ 40,00
      28 MAR 2025                     saldo R$ 1.160,00
      TAXI                                     R$ 10,00
      23 MAR 2025                     saldo R$ 1.170,00
      BOOKS                                    R$ 30,00
      RENT                                    R$ 800,00
      14 MAR 2025                     saldo R$ 2.000,00
      SALARIO                             + R$ 1.500,00
      Saldo anterior                          R$ 500,00
  `;
  expect(readList(page).slice(1)).toEqual(['1120.00', '-40.00', '-10.00', '-30.00', '-800.00', '1500.00']);
});
