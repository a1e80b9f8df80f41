/** What stands in and around rows and moves no money: dashes, notes, rates and sentences. */
import { expect, it } from 'vitest';
import { printPages } from '../testing/page-fixture.ts';
import { readDocument } from './read-document.ts';

/** Rows as `date amount description`. */
function rowsOf(block: string): string[] {
  const [statement] = readDocument(printPages(block), 'Document').statements;
  return statement!.transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`);
}

it('dashes in a column of notes are empty cells, and give no amount a sign', () => {
  expect(
    rowsOf(`
    Checking Account     Account number   12345678

    Date         Description       Debit     Credit     Balance   Note
    02/01/2025   GREEN GROCER      45.20       0.00      954.80   -
    03/01/2025   WAGES              0.00     100.00    1,054.80   -
    05/01/2025   CHEQUE            54.80       0.00    1,000.00   club
    07/01/2025   TRANSFER           0.00      50.00    1,050.00   -
`).map((row) => row.split(' ')[1]),
  ).toEqual(['-45.20', '100.00', '-54.80', '50.00']);
});

it('a balance that a sentence below the list mentions does not end it', () => {
  const { statements } = readDocument(
    printPages(`
    Checking Account     Account number   12345678

    Date         Description       Amount     Balance
    02/01/2025   GREEN GROCER      -45.20      954.80
    03/01/2025   WAGES             100.00    1,054.80
    The balance of the list holds no funds  of  12,480.55 (total).
`),
    'Document',
  );
  expect(statements[0]!.closingBalance).toBeNull();
});

it('the last line of a row may open with a word that names a figure of its own elsewhere', () => {
  expect(
    rowsOf(`
    Checking Account     Account number   12345678

    Date         Description            Debit     Credit     Balance
    02/01/2025   WAGES                            500.00      900.00
    03/01/2025   CURRENCY CONVERSION
                 RATE 7.78120          409.60                 490.40
`),
  ).toEqual(['2025-01-02 500.00 WAGES', '2025-01-03 -409.60 CURRENCY CONVERSION RATE 7.78120']);
});

it('no row at the foot of a newspaper column goes on at the head of the next one', () => {
  const page = `
    Date         Description         Amount                    JANE MOORE
    02/03/2025   GREEN GROCER         45.20                    Harbour Gold
    02/05/2025   COFFEE              119.30
    02/07/2025   CITY PARKING         18.00       Date         Description         Amount
    02/09/2025   TRADEWIND            77.10       02/11/2025   BOOKS                12.00
    02/10/2025   PRINTS               14.10       02/13/2025   PETCARE             150.00
    02/10/2025   SEA FOOD             21.40       02/17/2025   DINER                31.40
    02/10/2025   FERRY                 6.60       02/19/2025   HOMEFIX              64.99
  `;
  const { statements } = readDocument(printPages(page), 'Document');
  const texts = statements.flatMap(({ transactions }) => transactions.map(({ description }) => description));
  expect(texts).toContain('FERRY');
  expect(texts).toContain('BOOKS');
});

it('a row that a column calls pending is none of the list, unless it prints a balance', () => {
  const plain = `
    Kontoauszug     IBAN DE21200400000447112000

    Datum        Verwendungszweck      Betrag    Status
    31.03.2025   LIDL                  -31,40    Umsatz vorgemerkt
    26.03.2025   ARAL                  -43,27    Umsatz gebucht
    25.03.2025   LOHN                  500,00    Umsatz gebucht
  `;
  const balanced = `
    Kontoauszug     IBAN DE21200400000447112000

    Datum        Verwendungszweck      Betrag     Saldo    Status
    31.03.2025   LIDL                  -31,40    868,60    Umsatz vorgemerkt
    26.03.2025   ARAL                  -43,27    900,00    Umsatz gebucht
    25.03.2025   LOHN                  500,00    943,27    Umsatz gebucht
  `;
  const amountsOf = (block: string) => rowsOf(block).map((row) => row.split(' ')[1]);
  expect(amountsOf(plain)).toEqual(['-43.27', '500.00']);
  expect(amountsOf(balanced)).toEqual(['-31.40', '-43.27', '500.00']);
});

it('the balance beside the day above its rows describes none of them', () => {
  expect(
    rowsOf(`
    Conta 12345678    01/08/2025 a 31/08/2025

                                                        Valor     Saldo por transação

    4 de Agosto de 2025    Saldo do dia: R$ 489,69
    Compra no debito: "PADARIA"                     -R$ 40,26               R$ 489,69

    6 de Agosto de 2025    Saldo do dia: R$ 2.228,21
    Pix recebido: "Cp :51607124-Lucas"            R$ 2.148,52             R$ 2.638,21
    Pagamento efetuado: "COPASA"                   -R$ 410,00             R$ 2.228,21

    8 de Agosto de 2025    Saldo do dia: R$ 2.103,87
    Compra no debito: "IFOOD"                      -R$ 124,34             R$ 2.103,87
`),
  ).toEqual([
    '2025-08-04 -40.26 Compra no debito: "PADARIA"',
    '2025-08-06 2148.52 Pix recebido: "Cp :51607124-Lucas"',
    '2025-08-06 -410.00 Pagamento efetuado: "COPASA"',
    '2025-08-08 -124.34 Compra no debito: "IFOOD"',
  ]);
});

it('a sentence below a list whose amounts stand apart is no row of it, wherever its last figure ends', () => {
  const { statements } = readDocument(
    printPages(`
    Köpdatum     Bokfört      Specifikation                         Belopp SEK
    25-03-02     25-03-04     GREEN GROCER UPPSALA                      612,00
    25-03-10     25-03-12     HARBOUR AIR STOCKHOLM                   3 488,00
    25-03-19     25-03-21     HOTEL BERLIN                            2 126,66
    Points: 1 204 earned, valid until 2029-03-31 at rate 19,86 fee of 145 kr.`),
    'Document',
  );
  expect(statements[0]!.transactions.map(({ amount }) => amount.replace('-', ''))).toEqual([
    '612.00',
    '3488.00',
    '2126.66',
  ]);
});
