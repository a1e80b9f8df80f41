/** Periods, signs and totals of cards and business accounts. */
import { expect, it } from 'vitest';
import { readDocument } from '../statements/read-document.ts';
import { printPages } from './page-fixture.ts';

/** Rows as `date amount description`. */
function rowsOf(block: string): string[] {
  const { statements } = readDocument(printPages(block), 'Document');
  return statements.flatMap(({ transactions }) =>
    transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
  );
}

it('an opening balance in a strip of headings begins the period on its day, and one as of a day does', () => {
  const periodOf = (block: string) => readDocument(printPages(block), 'Document').statements[0]!.period;
  const rows = `
      Date         Details           Money out      Money in      Balance
      02 Mar       Opening balance                                 663.15
      05 Mar       GREEN GROCER          45.20                     617.95
      08 Mar       SALARY                              100.00      717.95
`;
  expect(
    periodOf(`
      Account number 12345678

      Opening balance 2 Mar 2024     Money in     Money out     Closing balance 1 Apr 2024
      $663.15                        $100.00      $45.20        $717.95

${rows}`),
  ).toEqual({ from: '2024-03-02', to: '2024-04-01' });
  expect(
    periodOf(`
      Account number 12345678
      Your previous balance as of 03/02/2024        $663.15
      Your new balance as of 04/01/2024             $717.95

${rows}`),
  ).toEqual({ from: '2024-03-02', to: '2024-04-01' });
});

it('a day behind several figures is that of the last, and no opening balance has it', () => {
  const { statements } = readDocument(
    printPages(`
      Account number 12345678

      Date         Details           Money out      Money in      Balance
      05 Mar 2024  GREEN GROCER          45.20                     617.95
      08 Mar 2024  SALARY                              100.00      717.95

      Brought forward 663.15   Bonus 40.00   Voucher 12.00 (expires 31 Dec 2024)
    `),
    'Document',
  );
  expect(statements[0]!.period).toEqual({ from: null, to: null });
});

it('takes the year from a title that is a month and the word for a statement', () => {
  expect(
    rowsOf(`
      March 2024 statement
      Account number 12345678

      Date (UTC)     Description              Amount
      Mar 05         AMAZON WEB SERVICES      -45.20
      Mar 08         STRIPE                   100.00
    `),
  ).toEqual(['2024-03-05 -45.20 AMAZON WEB SERVICES', '2024-03-08 100.00 STRIPE']);
});

it('charges of a card may carry a plus, and payments a minus', () => {
  expect(
    rowsOf(`
      Estado de cuenta   Tarjeta de crédito   Número de tarjeta 6249 3852 7005 3506
      Periodo: 14-feb-2024 al 13-mar-2024
      Adeudo del periodo anterior      $500.00
      Pago para no generar intereses   $120.00

      Fecha         Fecha de cargo   Descripción        Monto
      16-feb-2024   17-feb-2024      TIENDA          + $70.00
      19-feb-2024   20-feb-2024      SU PAGO        - $500.00
      22-feb-2024   23-feb-2024      MERCADO         + $50.00
    `),
  ).toEqual(['2024-02-17 -70.00 TIENDA', '2024-02-20 500.00 SU PAGO', '2024-02-23 -50.00 MERCADO']);
});

it('a total right of all columns goes on no description', () => {
  expect(
    rowsOf(`
      Business checking     Account number 12345678
      Beginning April 1, 2024 through April 30, 2024

      Withdrawals
      Date         Amount     Description
      04/05         45.20     GREEN GROCER
      04/26         54.80     SYSCO PAYMENT
                                                              - Total Withdrawals      100.00
    `),
  ).toEqual(['2024-04-05 -45.20 GREEN GROCER', '2024-04-26 -54.80 SYSCO PAYMENT']);
});

it('the account that a bill is paid from is another one, and a payment above the first purchase has its own day', () => {
  const [statement] = readDocument(
    printPages(`
      Carta Classic     5255 XXXX XXXX 3308
      Data estratto conto                    30/04/2024
      Limite di utilizzo                     2.600,00
      Saldo estratto conto precedente        418,37
      Addebito sul c/c IT•• •••• •••• 8812 con valuta 15/05/2024
      SALDO DEL PRESENTE ESTRATTO CONTO      85,77

      Dettaglio dei movimenti
      Data acquisto   Data registr.   Descrizione                             Importo in Euro
      12/04/24                        ADDEBITO IN C/C DEL MESE PRECEDENTE         -418,37
      02/04/24        04/04/24        IKEA ITALIA CORSICO                           23,44
      04/04/24        06/04/24        ESSELUNGA MILANO                              62,33
    `),
    'Document',
  ).statements;
  expect(statement).toMatchObject({
    account: { type: 'credit_card', number: '5255 XXXX XXXX 3308' },
    openingBalance: '418.37',
    closingBalance: '85.77',
  });
  expect(statement!.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
    '2024-04-12 418.37',
    '2024-04-04 -23.44',
    '2024-04-06 -62.33',
  ]);
});

/** A bill on which one row pays the balance of the last one. */
function readPaidBill(total: string) {
  const [statement] = readDocument(
    printPages(`
      Kreditkartenkonto   4308 77XX XXXX 2946
      Abrechnungsdatum    15.05.2024
      Verfügungsrahmen    5.000,00 EUR
      Mindestbetrag          62,69 EUR

      Belegdatum   Buchungsdatum   Umsatzbeschreibung             Betrag in EUR
                                   Saldo Ihrer letzten Abrechnung       377,16-
      15.04.24     17.04.24        GUTSCHRIFT BUCHLADEN                  10,98+
      18.04.24     19.04.24        BAHNHOF FRANKFURT                     41,35-
      20.04.24     20.04.24        LASTSCHRIFTEINZUG VIELEN DANK        377,16+
      23.04.24     24.04.24        MARKT DRESDEN                         57,51-
      25.04.24     25.04.24        CAFE AM MARKT                         12,00-
                                   Summe der Umsätze ohne Zahlungen      ${total}-
                                   Neuer Saldo                           99,88-

      Den Saldo von 99,88 EUR buchen wir am 27.05.2024 von Ihrem Konto ab.
    `),
    'Document',
  ).statements;
  return statement!;
}

it('the total of a month may leave out what pays the last bill, and says no other figure', () => {
  expect(readPaidBill('99,88').verification).toMatchObject({ status: 'verified' });
  expect(readPaidBill('99,98').verification).not.toMatchObject({ status: 'verified' });
});

it('a day on which a balance will be collected is after the statement', () => {
  expect(readPaidBill('99,88').period.to).toBe('2024-05-15');
});

it('a title where descriptions begin heads its section, in words that no language knows as well', () => {
  const list = (title: string, total: string) => `
      Credit card statement    Account number 4400 0012 3456 7890
      Statement period 01/01/2024 to 31/01/2024
      Previous balance         0.00
      New balance             55.20
      Total Credit Available          9,944.80

      Posting Date    Description                              Amount         Total
                      ${title}
      05/01/2024      GREEN GROCER                              45.20
      06/01/2024      BAKERY                                    10.00
                      ${total.padEnd(55)} 55.20
`;
  expect(rowsOf(list('Purchases and Adjustments', 'TOTAL PURCHASES AND ADJUSTMENTS'))).toEqual([
    '2024-01-05 -45.20 GREEN GROCER',
    '2024-01-06 -10.00 BAKERY',
  ]);
  expect(rowsOf(list('Moved Sums and Others', 'TOTAL MOVED SUMS'))[0]).toBe('2024-01-05 -45.20 GREEN GROCER');
});
