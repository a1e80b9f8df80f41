import { AMBIGUITIES } from '@extracto/model';
import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

it('the figures of a summary above a list that prints each day once are no rows', () => {
  const page = `
    Conta 9127744-0
    01 DE DEZEMBRO DE 2025 a 31 DE DEZEMBRO DE 2025                   VALORES EM R$
                                     Saldo inicial                         2.500,11
                                     Rendimento líquido                       +0,00
                                     Saldo final do período                2.110,83
    Movimentações
    01 DEZ 2025    Total de saídas                                         - 107,48
                   Transferência enviada       AGENCIA DE RESTAURANTES       107,48
    08 DEZ 2025    Total de saídas                                         - 281,80
                   Pagamento de boleto         DISTRIBUICAO SAO PAULO         63,01
                   Compra no débito            SUPERMERCADO                  218,79
  `;
  const [statement] = readDocument(printPages(page), 'Document').statements;
  expect(statement?.period).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(statement?.transactions.map(({ date, amount }) => [date, Math.abs(Number(amount))])).toEqual([
    ['2025-12-01', 107.48],
    ['2025-12-08', 63.01],
    ['2025-12-08', 218.79],
  ]);
});

it('a figure of a summary that moves nothing is no row where every day of the list has one row', () => {
  const page = `
    Conta 9127744-0
    01 DE DEZEMBRO DE 2025 a 31 DE DEZEMBRO DE 2025                   VALORES EM R$
                                     Saldo inicial                         2.500,11
                                     Rendimento líquido                        0,00
                                     Saldo final do período                2.110,83
    Movimentações
    01 DEZ 2025    Total de saídas                                         - 107,48
                   Transferência enviada       AGENCIA DE RESTAURANTES       107,48
                   Saldo do dia                                            2.392,63
    08 DEZ 2025    Total de saídas                                         - 218,79
                   Compra no débito            SUPERMERCADO                  218,79
                   Saldo do dia                                            2.173,84
    09 DEZ 2025    Total de saídas                                          - 63,01
                   Pagamento de boleto         DISTRIBUICAO SAO PAULO         63,01
                   Saldo do dia                                            2.110,83
  `;
  const { transactions, verification } = readDocument(printPages(page), 'Document').statements[0]!;
  expect(transactions.map(({ amount }) => amount)).toEqual(['-107.48', '-218.79', '-63.01']);
  expect(verification.status).toBe('verified');
});

it('a list that prints each day once prints it again on top of a page', () => {
  const days = ['11', '12', '13', '14', '15', '16', '17', '18'];
  const rows = days.map((day) => `      ${day}/02/2025  ${'GREEN GROCER'.padEnd(20)} -10.00`).join('\n');
  const second = `
      Date        Details               Amount
      18/02/2025  TAXI                  -10.00
      19/02/2025  RENT                  -10.00
      20/02/2025  BOOKS                 -10.00
                  COFFEE                -10.00
      Closing balance                   880.00
  `;
  const first = `
      Account number 12345678
      Opening balance                 1,000.00

      Date        Details               Amount
${rows}
  `;
  const { transactions, verification } = readDocument(printPages(first, second), 'Document').statements[0]!;
  expect(transactions.at(-1)!.date).toBe('2025-02-20');
  expect(verification.status).toBe('verified');
});

it('the first row of a list that prints each day once has the day of the balance above it', () => {
  const list = (first: string) => `
    Account number 12345678          Statement period 10 December 2024 to 31 December 2024

    Date       Details                   Deposit     Withdrawal      Balance
    ${first}   B/F BALANCE                                        26,894.15
               EPS PARKNSHOP                             182.48    26,711.67
    11 Dec     AUTOPAY                                   500.00
               EPS WELLCOME                              100.65
               EPS FAIRWOOD                              352.67    25,758.35
    12 Dec     EPS PARKNSHOP                              44.83
               BILL PAYMENT                              939.10    24,774.42
    14 Dec     CASH DEPOSIT             1,200.00                   25,974.42
    15 Dec     EPS WELLCOME                               10.00
               EPS FAIRWOOD                               20.00    25,944.42
    16 Dec     EPS WELLCOME                               10.00    25,934.42
    17 Dec     EPS FAIRWOOD                               20.00
               EPS WELLCOME                               10.00    25,904.42
    18 Dec     EPS FAIRWOOD                               20.00    25,884.42
    19 Dec     EPS FAIRWOOD                               30.00    25,854.42
    20 Dec     C/F BALANCE                                         25,854.42
  `;
  const read = (first: string) => readDocument(printPages(list(first)), 'Document').statements[0]!;
  expect(read('10 Dec  ').transactions[0]!.date).toBe('2024-12-10');
  expect(read('10 Dec  ').verification.status).toBe('verified');
  expect(read('        ').verification.status).not.toBe('verified');
});

const twoDates = (name: string) => `
  Checking account   Account number 12345678
  Opening balance   100.00
  Closing balance    45.00

  Date         ${name.padEnd(13)}Details               Amount     Balance
  11/02/2025   13/02/2025   GREEN GROCER          -10.00       90.00
  12/02/2025   13/02/2025   TAXI                  -20.00       70.00
  14/02/2025   17/02/2025   BOOKS                 -25.00       45.00
`;

it('rows with a second date under a name that nobody knows are proved with both of them', () => {
  const [statement] = readDocument(printPages(twoDates('Zwosk')), 'Document').statements;
  expect(statement?.verification.status).toBe('verified');
  expect(statement?.transactions.map(({ date, valueDate }) => [date, valueDate])).toEqual([
    ['2025-02-11', '2025-02-13'],
    ['2025-02-12', '2025-02-13'],
    ['2025-02-14', '2025-02-17'],
  ]);
});

it('two dates of one name are not proved', () => {
  const [statement] = readDocument(printPages(twoDates('Date')), 'Document').statements;
  expect(statement?.verification.status).toBe('unverifiable');
  expect(statement?.ambiguities).toContain(AMBIGUITIES.booking_date_open);
});

it('rows are booked on the day on which they were processed', () => {
  const [statement] = readDocument(printPages(twoDates('Processed')), 'Document').statements;
  expect(statement?.verification.status).toBe('verified');
  expect(statement?.transactions.map(({ date, transactionDate }) => [date, transactionDate])).toEqual([
    ['2025-02-13', '2025-02-11'],
    ['2025-02-13', '2025-02-12'],
    ['2025-02-17', '2025-02-14'],
  ]);
});

it('a row without a date is no second row of the day above it where the others print two dates', () => {
  const list = (day: string) => `
    Statement Balance      HKD 150.00     Minimum Payment       HKD 50.00
    Statement Date         19-JAN-2026    Payment Due Date    13-FEB-2026
    Account No.: 5520-3311-9087-4416

    Post Date      Trans Date       Description of Transaction          Amount
                                    BALANCE B/F                         100.00
    22-DEC         21-DEC           GREEN GROCER                        150.77
    28-DEC         27-DEC           CAR PARK                             20.00
    04-JAN         03-JAN           CITY BOOKS                           30.00
    09-JAN         09-JAN           PAYMENT                             150.00 CR
    ${day}                          CENTS TO NEXT BILL                    0.77 CR
                                    CURRENT BALANCE                     150.00
  `;
  const [bare, dated] = ['      ', '18-JAN'].map(
    (day) => readDocument(printPages(list(day)), 'Document').statements[0]!,
  );
  expect(bare!.transactions).toHaveLength(5);
  expect(bare!.verification.reasons).toMatchObject([{ code: 'dates_missing' }]);
  expect(dated!.verification.status).toBe('verified');
});

it('a time of the day in front of a row below the heading of its day stands in the place of no date', () => {
  const page = `
    Everyday account        Account number 248811093
    Statement period        1 Jun 2026 - 30 Jun 2026
    Opening Balance         $180.20
    Closing Balance         $149.92
                   Transaction               Type            Amount       Balance
    Thursday, 25th Jun
    6:11pm         Woolworths                Purchase         $5.83       $149.92
    7:08am         Small Batch               Purchase         $6.00       $155.75
    Tuesday, 23rd Jun
    1:10pm         Woolworths                Refund          +$6.00       $161.75
    11:33am        Small Batch               Purchase         $5.66       $155.75
    Monday, 15th Jun
    6:03am         Bakery                    Purchase        $18.79       $161.41
  `;
  const [statement] = readDocument(printPages(page), 'Document').statements;
  expect(statement?.transactions.map(({ date }) => date?.slice(-2))).toEqual(['25', '25', '23', '23', '15']);
  expect(statement?.verification.status).toBe('verified');
});

it('a fee in percent right below a purchase is a row of the same day', () => {
  const page = `
    Kreditkarte 5232 XXXX XXXX 4417       Umsätze vom 01.10.2025 bis 31.10.2025     EUR
    Buchung   Belegdatum  Beschreibung                      Betrag
                          Saldo Vormonat                    84.55-
    06.10.    04.10.      RAILWAYS                          77.61-
    06.10.    06.10.      DIRECT DEBIT                      84.55+
    10.10.    09.10.      GREEN GROCER                      95.62-
    24.10.    22.10.      SOFTWARE SHOP                     29.35-
                          FOSTER CITY
                          1,75% Auslandseinsatzentgelt       0.51-
    29.10.    26.10.      BOOKSHOP                         136.56-
                          Neuer Saldo                      339.65-
  `;
  const { transactions, verification } = readDocument(printPages(page), 'Document').statements[0]!;
  expect(transactions.map(({ date, amount }) => `${date} ${amount}`)).toContain('2025-10-24 -0.51');
  expect(verification).toMatchObject({ status: 'verified', reasons: [] });
});

it('rows below the days of their booking are proved, whatever their references, with days of value in four figures', () => {
  const page = `
    Tiliote     Kausi 01.04.2023 - 30.04.2023     Tili FI06 1735 1882 5158 17     Tililaji KÄYTTÖTILI

    Nro Arkistointitunnus     Arvopv    Saaja / Maksaja             Määrä EUR
                                        SALDO EDELLISELTÄ TILIOTTEELTA 879,35+
    KIRJAUSPÄIVÄ 03.04.23
      1 2304032588ZD731656    0104      KAUPPA                          2,39-
      2 2304032588WC668891    0304      KORHONEN                      318,55-
    KIRJAUSPÄIVÄ 04.04.23
      3 2304042588U1483477    0204      KIOSKI                          5,98-
      4 2304042588TU867335    0404      KAUPPA                          5,02-
    KIRJAUSPÄIVÄ 06.04.23
      5 230406258888921531    0504      BUSSI                           4,69-
    LOPPUSALDO 30.04.2023                                         542,72+`;
  const [statement] = readDocument(printPages(page), 'Document').statements;
  expect(statement?.verification.status).toBe('verified');
  expect(statement?.transactions.map(({ date, valueDate }) => [date, valueDate])).toEqual([
    ['2023-04-03', '2023-04-01'],
    ['2023-04-03', '2023-04-03'],
    ['2023-04-04', '2023-04-02'],
    ['2023-04-04', '2023-04-04'],
    ['2023-04-06', '2023-04-05'],
  ]);
});
