import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function statementOf(block: string) {
  const { transactions, openingBalance, closingBalance, verification } = readDocument(printPages(block), 'Document')
    .statements[0]!;
  return { amounts: transactions.map(({ amount }) => amount), openingBalance, closingBalance, ...verification };
}

const LIST = `
      Girokonto     Kontonummer 1234567890

      Datum        Erläuterung                    Betrag Soll EUR   Betrag Haben EUR
      Kontostand am 30.06.2025, Auszug Nr. 4                              1.513,31
      07.07.2025   Überweisung                         -53,91
      08.07.2025   Gutschrift                                               541,36
      11.07.2025   Lastschrift                          -7,90
      28.07.2025   Kartenzahlung                        -4,59`;

it('an annex below the closing balance that the rows lead to holds none of them', () => {
  const { amounts, openingBalance, closingBalance, status } = statementOf(`${LIST}
      Kontostand am 31.07.2025 um 20:04 Uhr                               1.988,27
      Anlage zum Kontoauszug
      31.07.2025   Entgelte des Monats                  -6,95
                   Einräumbarer Kredit                                    3.000,00
  `);
  expect(amounts).toEqual(['-53.91', '541.36', '-7.90', '-4.59']);
  expect([openingBalance, closingBalance, status]).toEqual(['1513.31', '1988.27', 'verified']);
});

it('rows below a balance that the rows above do not lead to are kept', () => {
  const { amounts, status } = statementOf(`${LIST}
      Kontostand am 31.07.2025 um 20:04 Uhr                               1.981,32
      31.07.2025   Entgelte des Monats                  -6,95
  `);
  expect(amounts).toContain('-6.95');
  expect(status).not.toBe('verified');
});

it('balances of days keep the rows above the first of them', () => {
  const { amounts, openingBalance, status } = statementOf(`
      Girokonto     Kontonummer 1234567890     Kontoauszug vom 31.01.26
      Saldo alt                               1.500,00+

      Text                                   Datum     Soll        Haben
      DAUERAUFTRAG MIETE                     02.01.   640,00-
      LASTSCHRIFT STROM                      02.01.    57,49-
      *** Kontostand zum 02.01. ***                               802,51+
      LASTSCHRIFT TELEFON                    06.01.    80,32-
      *** Kontostand zum 06.01. ***                               722,19+
      GEHALT                                 28.01.             2.463,37+
      *** Kontostand zum 28.01. ***                             3.185,56+
  `);
  expect(amounts).toEqual(['-640.00', '-57.49', '-80.32', '2463.37']);
  expect([openingBalance, status]).toEqual(['1500.00', 'verified']);
});

it('a balance of a day does not close the list when the next row stands right below it', () => {
  const days = (below: string) => `
      Расчётный счёт: RUB    Номер счёта: 40702810022434810880

      Дата         Описание                             Сумма           Остаток
      30.06.2025   Остаток на начало периода                             1.513,31
      07.07.2025   Перевод                                  -53,91
      07.07.2025   Остаток на конец дня                                  1.459,40
      08.07.2025   Зачисление                               541,36
      08.07.2025   Остаток на конец дня                                  2.000,76
      11.07.2025   Покупка                                   -7,90
      11.07.2025   Остаток на конец дня                                  1.992,86
      ${below}`;
  expect(statementOf(days(''))).toMatchObject({ status: 'verified' });
  const { amounts, status } = statementOf(days('12.07.2025   Покупка                                  -4,59'));
  expect(amounts).toContain('-4.59');
  expect(status).not.toBe('verified');
});

it('a strip of values in the letterhead above the opening balance is no row, though a figure of it has a column of its own', () => {
  const { amounts, openingBalance, closingBalance } = statementOf(`
      2/09/2025   40618  83333 00340977444    58 EUR     18/08/2025     31/08/2025 300,00 €

                             SOLDE AU :         17/08/2025                               0,00
      18/08/2025 VIREMENT REÇU                  18/08/2025                             300,00
      20/08/2025 CARTE SUPERETTE                21/08/2025                 29,48
      20/08/2025 PRLV TELECOM                   20/08/2025                 29,99
      23/08/2025 CARTE LIBRAIRIE                24/08/2025                 54,20
      24/08/2025 VIREMENT REÇU                  25/08/2025                             376,74
      31/08/2025 FRAIS CARTE                    31/08/2025                  2,45
                             Nouveau solde en EUR :                                    560,62
  `);
  expect(amounts).toEqual(['300.00', '-29.48', '-29.99', '-54.20', '376.74', '-2.45']);
  expect([openingBalance, closingBalance]).toEqual(['0.00', '560.62']);
});

it('a balance at the end of a month between opening and closing leaves an annex below them out', () => {
  const { amounts, closingBalance } = statementOf(`${LIST}
      Kontostand am 31.07.2025 um 20:04 Uhr                               1.988,27
      01.08.2025   Lastschrift                          -8,27
      Kontostand am 31.08.2025                                            1.980,00
      Anlage zum Kontoauszug
      31.08.2025   Entgelte des Monats                  -6,95
  `);
  expect(amounts).toEqual(['-53.91', '541.36', '-7.90', '-4.59', '-8.27']);
  expect(closingBalance).toBe('1980.00');
});

it('a balance that is brought forward on the next page ends no list, under a name that also opens one', () => {
  const [first, second] = [
    `
      Current Account     Account number 12345678     Period 01/08/2025 to 31/08/2025
      Opening balance 100.00     Closing balance 85.50

      Date         Details                      Paid out     Paid in
                   Opening balance                            100.00
      02/08/2025   GREEN GROCER                    30.00
      03/08/2025   CITY WATER                      20.00
      04/08/2025   REFUND                                      10.00
                   Carried forward                             60.00`,
    `
      Date         Details                 Paid out     Paid in
                   Brought forward                        60.00
      08/08/2025   BAKERY                      4.50
      09/08/2025   REFUND SHOES                           30.00`,
  ].map((block) => printPages(block)[0]!);
  const { statements } = readDocument([first!, { ...second!, pageNumber: 2 }], 'Document');
  const amounts = statements[0]!.transactions.map(({ amount }) => amount);
  expect(amounts).toEqual(['-30.00', '-20.00', '10.00', '-4.50', '30.00']);
  expect(statements[0]!.verification.status).toBe('verified');
});
