/** A card billed in two currencies, listed in one table. */
import { describe, expect, it } from 'vitest';
import { printPage } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const read = (block: string) =>
  readDocument([printPage(block)], 'Document').statements.map(
    ({ account, openingBalance, closingBalance, transactions, verification, unassigned }) => ({
      currency: account.currency,
      ends: [openingBalance, closingBalance],
      rows: transactions.map(({ description, amount }) => `${description} ${amount}`),
      status: verification.status,
      unassigned: unassigned.length,
    }),
  );

const CARD = `
  Tarjeta de crédito Visa             Moneda UYU
  Nro. de cuenta 7103786326
  Cierre anterior 29/02/2024
  Cierre actual 31/03/2024

  SALDO ACTUAL $       SALDO ACTUAL U$S
  8.142,67             3,73

  Fecha        Detalle                       Pesos        Dolares
               SALDO ANTERIOR            10.000,00          20,00
  05/03/2024   SU PAGO EN PESOS          10.000,00-
  05/03/2024   SU PAGO EN USD                               20,00-
  07/03/2024   TIENDA UNO                 5.785,16
  09/03/2024   CHAT USD 3,73                                 3,73
  12/03/2024   MERCADO                    2.357,51
               SALDO ACTUAL               8.142,67           3,73
`;

describe('amounts in two columns, each of its own currency', () => {
  it('are two statements, with the balances that each column prints', () => {
    const [pesos, dollars] = read(CARD);
    expect(pesos).toMatchObject({
      currency: 'UYU',
      ends: ['10000.00', '8142.67'],
      rows: ['SU PAGO EN PESOS 10000.00', 'TIENDA UNO -5785.16', 'MERCADO -2357.51'],
      unassigned: 0,
    });
    expect(dollars).toMatchObject({
      currency: 'USD',
      ends: ['20.00', '3.73'],
      rows: ['SU PAGO EN USD 20.00', 'CHAT USD 3,73 -3.73'],
      unassigned: 0,
    });
  });

  it('are of one kind of account, although the minimum payment is printed in one currency alone', () => {
    const { statements } = readDocument(
      [
        printPage(`
          RESUMEN DE CUENTA Nro. 0712345678
          CIERRE ACTUAL 24 Sep 26     CIERRE ANTERIOR 20 Ago 26

          FECHA      DETALLE                       PESOS     DOLARES
                     SALDO ANTERIOR            82.882,09       35,93
          02.09.26   SU PAGO EN PESOS          82.882,09-
          02.09.26   SU PAGO EN USD                            35,93-
          04.09.26   MUSIC USD 8,95                             8,95
          06.09.26   CABLES 0004411            30.187,17
                     SALDO ACTUAL $            30.187,17        8,95
                     PAGO MINIMO $              7.546,79
        `),
      ],
      'Document',
    );
    expect(statements.map(({ account }) => [account.number, account.type])).toEqual([
      ['0712345678', 'credit_card'],
      ['0712345678', 'credit_card'],
    ]);
    expect(statements[1]!.transactions.map(({ amount }) => amount)).toEqual(['35.93', '-8.95']);
  });

  it('prove each its own rows', () => {
    expect(read(CARD.replace('5.785,16', '5.785,17')).map(({ status }) => status)).toEqual(['mismatch', 'verified']);
  });

  it('are one statement where rows print both: the one is what was paid abroad', () => {
    const abroad = CARD.replace('                            20,00-', '  19.000,00-                20,00-')
      .replace('                         3,73\n', '      7.460,00           3,73\n')
      .replace(/( +SALDO (?:ANTERIOR|ACTUAL) +[\d.,]+) +[\d.,]+/g, '$1');
    expect(read(abroad)).toHaveLength(1);
  });
});

const EXCHANGE = `
  Account Number             7687372709                        GEL          USD
  Period   01/11/2025 - 30/11/2025   Starting Balance    3,880.12     1,200.50
                                     Paid In               775.00         0.00
                                     Paid Out              -55.04      -282.85
                                     End Balance         4,600.08       917.65

  Date         Details                              GEL          USD
  01/11/2025   Grocer                             -16.10
  13/11/2025   Automatic conversion               775.00      -282.85
  15/11/2025   Bakery                             -38.94
`;

describe('an exchange that moves both currencies in one row', () => {
  it('is a row of each where both lead from the balance above to the one below', () => {
    expect(read(EXCHANGE)).toMatchObject([
      {
        currency: 'GEL',
        ends: ['3880.12', '4600.08'],
        rows: ['Grocer -16.10', 'Automatic conversion 775.00', 'Bakery -38.94'],
        unassigned: 0,
      },
      { currency: 'USD', ends: ['1200.50', '917.65'], rows: ['Automatic conversion -282.85'], unassigned: 0 },
    ]);
  });

  it.each([
    ['-282.85\n  15', '-282.95\n  15'],
    ['4,600.08', '4,600.18'],
  ])('is told by nothing where one of them does not: %j', (printed, other) => {
    expect(read(EXCHANGE.replace(printed, other))).toHaveLength(1);
  });
});

const NUMBERED = `
  Tarjeta de crédito Visa
  Número de tarjeta 5466-37**-****-2281      Período   17/09/2024 al 16/10/2024

  RESUMEN                                            Colones      Dólares
  Saldo anterior                                   10,000.00        20.00
  Pagos y créditos                                -10,000.00       -20.00
  Compras y otros cargos                            8,142.67         3.73
  Saldo al corte                                    8,142.67         3.73


  Referencia       Fecha         Concepto             Colones          Dólares
  638924917528     22/09/2024    SU PAGO           -10,000.00
  037931936213     22/09/2024    SU PAGO                                -20.00
  TOTAL PAGOS                                      -10,000.00           -20.00
  769973671437     23/09/2024    TIENDA UNO          5,785.16
  217018398903     25/09/2024    CHAT                                     3.73
  265015728479     01/10/2024    MERCADO             2,000.00
  348129474429     05/10/2024    CAFÉ                  357.51
  TOTAL COMPRAS                                      8,142.67             3.73


  Pago de contado CRC 8,142.67      Pago de contado USD 3.73      Monto pagado ______
`;

it('rows may begin with a number, and a payment slip may say both balances again', () => {
  expect(read(NUMBERED)).toMatchObject([
    {
      currency: 'CRC',
      ends: ['10000.00', '8142.67'],
      rows: ['SU PAGO 10000.00', 'TIENDA UNO -5785.16', 'MERCADO -2000.00', 'CAFÉ -357.51'],
      status: 'verified',
    },
    { currency: 'USD', ends: ['20.00', '3.73'], rows: ['SU PAGO 20.00', 'CHAT -3.73'], status: 'verified' },
  ]);
});
