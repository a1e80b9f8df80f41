import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const DAYS = `
      30 MAR 2025                     saldo R$ 1.120,00
      GREEN GROCER                             R$ 40,00
      28 MAR 2025                     saldo R$ 1.160,00
      TAXI                                     R$ 10,00
      23 MAR 2025                     saldo R$ 1.170,00
      BOOKS                                    R$ 30,00
      RENT                                    R$ 800,00
      14 MAR 2025                     saldo R$ 2.000,00
      SALARIO                             + R$ 1.500,00
      11 MAR 2025                       saldo R$ 500,00
      TAXI                                     R$ 10,00
      08 MAR 2025                       saldo R$ 510,00
      BOOKS                                    R$ 20,00
      Saldo anterior                          R$ 530,00
`;

function read(days: string) {
  const page = `
      Conta 12345678     Período: 01/03/2025 a 31/03/2025
      Saldo em conta                        R$ 1.120,00
${days}`;
  return readDocument(printPages(page), 'Document').statements[0]!;
}

it('rows below lines of a day and its balance are of that day', () => {
  const { transactions, verification } = read(DAYS);
  expect(transactions.map(({ date }) => date?.slice(-2)).join(' ')).toBe('30 28 23 23 14 11 08');
  expect(verification.status).toBe('verified');
});

it.each([
  ['a balance between them has no day that can be read', DAYS.replace('23 MAR', '23 MXR')],
  ['the last balance has a day as well', DAYS.replace('Saldo anterior', '05 MAR saldo  ')],
])('their days stay open where %s', (_, days) => {
  expect(read(days).verification.status).not.toBe('verified');
});
