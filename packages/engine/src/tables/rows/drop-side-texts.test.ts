import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPage } from '../../testing/page-fixture.ts';

function descriptionsOf(block: string) {
  const { statements } = readDocument([printPage(block)], 'Document');
  return statements.flatMap(({ transactions }) => transactions.map(({ description }) => description));
}

it('text in the margin right of the list belongs to no row, and parts none from its second line', () => {
  const descriptions = descriptionsOf(`
    Date         Description                    Out          In       Balance
                 Balance brought forward                               471.79
    01/12/2023   ATM withdrawal LINK           50.00                   421.79      FSCS
                 NOTEMACHINE 01 Dec                                                Your deposits are
    02/12/2023   Visa purchase                 41.24                   380.55      protected up to
                 GWR BRISTOL TEMPLE                                                £85,000.00 by the
                                                                                   scheme of the state.
                                                                                   Contact us
    04/12/2023   Visa purchase                 81.54                   299.01      0800 302011
                 PAYPAL EBAY UK                                                    Pipers Way
  `);
  expect(descriptions).toEqual([
    'ATM withdrawal LINK NOTEMACHINE 01 Dec',
    'Visa purchase GWR BRISTOL TEMPLE',
    'Visa purchase PAYPAL EBAY UK',
  ]);
});

it('a remark behind the balance begins on the line of its row and stays', () => {
  const descriptions = descriptionsOf(`
    Date         Out          In       Balance     Remark
    01/12/2023   50.00                  421.79     ATM withdrawal
                                                   HIGH STREET
    02/12/2023   41.24                  380.55     Visa purchase
                                                   GWR BRISTOL
  `);
  expect(descriptions).toEqual(['ATM withdrawal HIGH STREET', 'Visa purchase GWR BRISTOL']);
});

it('a figure behind the last column stays in sight: it may be an amount', () => {
  const [statement] = readDocument(
    [
      printPage(`
    Date         Description                    Out          In       Balance
                 Opening balance                                       471.79
    01/12/2023   ATM withdrawal LINK           50.00                   421.79      A note of
                                                                                   two lines
    02/12/2023   Visa purchase                 41.24                   380.55             7,000.00
                                                                                   and more
                 Closing balance                                       380.55
  `),
    ],
    'Document',
  ).statements;
  expect(statement!.unassigned.map(({ text }) => text)).toEqual(['7,000.00']);
});

it('a margin with labelled figures, beside a list without a header and above other tables, belongs to no row', () => {
  const rows = Array.from(
    { length: 9 },
    (_, at) => `
    0${at + 1}/12/2023   SHOP ${at} BRISTOL                 4${at}.24  ${at === 4 ? '      New This Period      +8.70' : ''}
                 HIGH STREET                      ${at % 2 === 0 ? '      Earned this year' : ''}`,
  );
  const descriptions = descriptionsOf(`
    TRANSACTIONS${rows.join('')}

    Purchases        23.24 p.a.                   0.00                             1.00
  `);
  expect(descriptions).toEqual(rows.map((_, at) => `SHOP ${at} BRISTOL HIGH STREET`));
});

it('a margin of labels above their figures belongs to no row, and none of its figures opens the list', () => {
  const [statement] = readDocument(
    [
      printPage(`
    Current account
    Date         Details                        Out          In       Balance      1
    24/11/2023   Balance from statement 0131                           742.19      41872260
    25/11/2023   Contactless payment           45.62                   696.57      Start balance
    28/11/2023   Transfer from M OKAFOR                    47.44       744.01      £742.19
    30/11/2023   Standing order RENT          640.00                   104.01      End balance
    01/12/2023   Direct debit WATER            55.69                    48.32      £18.92
    02/12/2023   Contactless payment           29.40                    18.92      Interest rate
                 SAINSBURYS SWINDON                                                Arranged overdraft £300.00
                 Balance carried forward                                18.92
  `),
    ],
    'Document',
  ).statements;
  expect(statement).toMatchObject({ openingBalance: '742.19', closingBalance: '18.92', unassigned: [] });
  expect(statement!.transactions.at(-1)!.description).toBe('Contactless payment SAINSBURYS SWINDON');
  expect(statement!.verification.status).toBe('verified');
});

it('a label and its figure level with a row are of the margin', () => {
  const descriptions = descriptionsOf(`
    Date         Description                    Out          In
    01/06/2025   Balance brought forward                 5,495.35      Savings goal      2,600.11
    02/06/2025   Visa purchase                 41.24
    03/06/2025   Transfer                                  905.20
    04/06/2025   Balance carried forward                 6,359.31
  `);
  expect(descriptions).toEqual(['Visa purchase', 'Transfer']);
});
