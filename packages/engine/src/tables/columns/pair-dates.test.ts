import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPages } from '../../testing/page-fixture.ts';

const HEAD = `
      TRANS DATE  VALUE DATE  PAYEE
      POST DATE               REFERENCE
                              DETAILS                   AMOUNT EUR`;
const first = `
      S-ACCOUNT 12345678
      ${HEAD}
      29/02/2024              OPENING BALANCE               432.10

      03/03/2024  04/03/2024  GREEN GROCER                   60.26-
      04/03/2024              CARD
                              BALANCE 04/03/2024            371.84
      04/03/2024  05/03/2024  TAXI                           35.46-
      05/03/2024              CARD
                              BALANCE 05/03/2024            336.38
      10/03/2024  13/03/2024  BOOKS                          32.85-
      13/03/2024              CARD
                              BALANCE 13/03/2024            303.53
      14/03/2024  15/03/2024  FLOWERS                        10.00-
      15/03/2024              CARD
                              BALANCE 15/03/2024            293.53
      16/03/2024  18/03/2024  HOTEL                          93.00-
      18/03/2024              CARD
                              TOTAL DEBITS                   93.00-`;
const second = `
      S-ACCOUNT 12345678
      ${HEAD}
                              BALANCE 18/03/2024            200.53
      19/03/2024  20/03/2024  SALARY                      1,000.00
      20/03/2024              ACME
                              BALANCE 20/03/2024          1,200.53`;

it('the lower of two dates books the row when its name does, whatever balances and sums stand below the rows', () => {
  const { transactions } = readDocument(printPages(first, second), 'Document').statements[0]!;
  expect(transactions.map(({ date, amount, description }) => [date, amount, description])).toEqual([
    ['2024-03-04', '-60.26', 'GREEN GROCER CARD'],
    ['2024-03-05', '-35.46', 'TAXI CARD'],
    ['2024-03-13', '-32.85', 'BOOKS CARD'],
    ['2024-03-15', '-10.00', 'FLOWERS CARD'],
    ['2024-03-18', '-93.00', 'HOTEL CARD'],
    ['2024-03-20', '1000.00', 'SALARY ACME'],
  ]);
});

it('the lower of two dates is the one that its name says', () => {
  const list = `
      DATE                    DETAILS                   AMOUNT EUR
      TRANSACTION DATE
      04/03/2024              GREEN GROCER                  60.26-
      02/03/2024              CARD
      05/03/2024              TAXI                          35.46-
      03/03/2024              CARD
      13/03/2024              BOOKS                         32.85-
      12/03/2024              CARD`;
  const { transactions } = readDocument(printPages(list), 'Document').statements[0]!;
  expect(transactions.map(({ date, transactionDate, valueDate }) => [date, transactionDate, valueDate])).toEqual([
    ['2024-03-04', '2024-03-02', null],
    ['2024-03-05', '2024-03-03', null],
    ['2024-03-13', '2024-03-12', null],
  ]);
});

const CELLS = `
      S-ACCOUNT 12345678   Period 01/03/2024 - 31/03/2024
      Opening balance   600.00

      TRANSACTION DATE        PAYEE                    AMOUNT EUR    BALANCE
      POST DATE               DETAILS

      03/03/2024 10:12        GREEN GROCER                 -60.26     539.74
      05/03/2024 114402       Paid by card
`;

const LAST = `

      12/03/2024 10:40        BOOKS                        -32.85     498.89
      15/03/2024 667129       Paid by card

      20/03/2024 09:30        FLOWERS                      -10.00     488.89
      21/03/2024 667130       Paid by card

      Closing balance   488.89`;

function datesOf(block: string) {
  const [statement] = readDocument(printPages(block), 'Document').statements;
  return statement!.transactions.map(({ date, transactionDate }) => [date, transactionDate]);
}

it('the lower date is of the row though a text of more lines stands beside it', () => {
  const block = `${CELLS}
      06/03/2024 08:54        TAXI                          -8.00     531.74
                              Paid by card to Harbour Cars
      07/03/2024 142673
                              of Pier Road${LAST}`;
  expect(datesOf(block)).toEqual([
    ['2024-03-05', '2024-03-03'],
    ['2024-03-07', '2024-03-06'],
    ['2024-03-15', '2024-03-12'],
    ['2024-03-21', '2024-03-20'],
  ]);
});

it('a row with one date where the others print two has that date, and none of another row', () => {
  const block = `${CELLS}
      06/03/2024 08:54        TAXI                          -8.00     531.74
                              Paid by card${LAST}`;
  expect(datesOf(block).slice(0, 3)).toEqual([
    ['2024-03-05', '2024-03-03'],
    ['2024-03-06', null],
    ['2024-03-15', '2024-03-12'],
  ]);
});

it('beside the lower date the price of a purchase abroad is no amount of a row', () => {
  const list = `
      TRANSACTION DATE        CATEGORY                   AMOUNT     BALANCE
      Posting date            Details

      27/08/2024              Transfer                  -334.19    1,571.84
      29/08/2024              JOHN

      14/08/2024              Home                      -352.21    1,906.03
      15/08/2024              LUMA ONLINE              -24.15 €

      12/08/2024              Restaurants               -698.17    2,258.24
      13/08/2024              COFFEE

      10/08/2024              Transport                 -290.50    2,956.41
      11/08/2024              METRO`;
  const { transactions } = readDocument(printPages(list), 'Document').statements[0]!;
  expect(transactions.map(({ transactionDate, date, amount }) => [transactionDate, date, amount])).toEqual([
    ['2024-08-27', '2024-08-29', '-334.19'],
    ['2024-08-14', '2024-08-15', '-352.21'],
    ['2024-08-12', '2024-08-13', '-698.17'],
    ['2024-08-10', '2024-08-11', '-290.50'],
  ]);
});

it('the price of a purchase abroad is told by its currency where amounts name theirs and no balance is printed', () => {
  const list = `
      Date          Category                             Amount
      Value date    Message
      02/06/2026    Card payment                -565.00 CZK
      02/06/2026    GREEN GROCER
      03/06/2026    Transfer                 -18 900.00 CZK
      03/06/2026    Rent
      05/06/2026    Card payment                -494.64 CZK
      06/06/2026    PIKE COFFEE
      09/06/2026    Card payment              -1 168.56 CZK
      10/06/2026    GAME SHOP                    -53.02 USD`;
  const { transactions } = readDocument(printPages(list), 'Document').statements[0]!;
  expect(transactions.map(({ date, valueDate, amount }) => [date, valueDate, amount])).toEqual([
    ['2026-06-02', '2026-06-02', '-565.00'],
    ['2026-06-03', '2026-06-03', '-18900.00'],
    ['2026-06-05', '2026-06-06', '-494.64'],
    ['2026-06-09', '2026-06-10', '-1168.56'],
  ]);
});
