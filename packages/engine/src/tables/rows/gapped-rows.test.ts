import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPages } from '../../testing/page-fixture.ts';

function rowsOf(...blocks: readonly string[]): string[] {
  const { statements } = readDocument(printPages(...blocks), 'Document');
  return statements.flatMap(({ transactions }) =>
    transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
  );
}

it('rows that stand apart own the lines above and below their amount, their date among them', () => {
  expect(
    rowsOf(`
      Account number 12345678

      Date           Remarks                Amount      Balance

                     Payment by code
      03 Feb 2024
                     to the bakery          -57.50     1,460.00
      14:09
                     128419844700

                     Fast payment
      09 Feb 2024
                     to J Quill             -33.50     1,426.50
      16:03
                     915094767425

                     Fast payment
      19 Feb 2024
                     from A Quill           +53.00     1,479.50
      11:23
                     143405609800

                     Payment by code
      20 Feb 2024
                     to the baker           -16.50     1,463.00
      14:15
                     924224356100
    `),
  ).toEqual([
    '2024-02-03 -57.50 Payment by code to the bakery 128419844700',
    '2024-02-09 -33.50 Fast payment to J Quill 915094767425',
    '2024-02-19 53.00 Fast payment from A Quill 143405609800',
    '2024-02-20 -16.50 Payment by code to the baker 924224356100',
  ]);
});

it('the day of printing at the foot of a page dates no row overleaf', () => {
  const page = (days: readonly string[]) => `
      Account number 12345678     Statement period 01/12/2025 to 26/01/2026

      Date          Remarks                 Amount
${days.map((day) => `\n      ${day}    Fast payment            -33.50\n      16:03         to J Quill\n                    915094767425\n`).join('')}
      26/01/2026 09:41   N EL0700S7LA8V5HHJ      Page 1 of 2
  `;
  const [first, second] = [
    ['12/01/2026', '10/01/2026', '08/01/2026'],
    ['26/12/2025', '22/12/2025', '20/12/2025'],
  ];
  expect(rowsOf(page(first!), page(second!)).map((row) => row.slice(0, 10))).toEqual([
    '2026-01-12',
    '2026-01-10',
    '2026-01-08',
    '2025-12-26',
    '2025-12-22',
    '2025-12-20',
  ]);
});

it('a dash on a line of its own parts no row from the line below it', () => {
  expect(
    rowsOf(`
      Date         Description                       Amount       Balance
      01/10/2025   BALANCE BROUGHT FORWARD                         471.79

      01/10/2025   TRANSFER DB                        50.00 DB     421.79
                   12608/BAZAAR
                   -
                   -
                   1259672879

      02/10/2025   CARD PURCHASE                      41.24 DB     380.55
                   GWR BRISTOL

      04/10/2025   CARD PURCHASE                      81.54 DB     299.01
                   PAYPAL EBAY
    `),
  ).toEqual([
    '2025-10-01 -50.00 TRANSFER DB 12608/BAZAAR 1259672879',
    '2025-10-02 -41.24 CARD PURCHASE GWR BRISTOL',
    '2025-10-04 -81.54 CARD PURCHASE PAYPAL EBAY',
  ]);
});

it('the day of the purchase on a line of its own parts no row from its first words', () => {
  expect(
    rowsOf(`
      Account number 12345678

      Trans date      Posting date        Out        In    Details

                                                           Payment for goods
      31.07.2024
                      03.08.2024          199.00    0.00   RIVERTON 861000004126
      10:19:54
                                                           Card *1021

                                                           Payment for goods
      28.07.2024
                      31.07.2024           95.00    0.00   RIVERTON 860000018292
      21:58:17
                                                           Card *1021

                                                           Payment for goods
      28.07.2024
                      31.07.2024          230.00    0.00   RIVERTON 720000010974
      21:50:13
                                                           Card *1021

                                                           Payment for goods
      28.07.2024
                      31.07.2024          800.00    0.00   RIVERTON 720000010973
      21:49:14
                                                           Card *1021
    `),
  ).toEqual([
    '2024-08-03 -199.00 Payment for goods RIVERTON 861000004126 Card *1021',
    '2024-07-31 -95.00 Payment for goods RIVERTON 860000018292 Card *1021',
    '2024-07-31 -230.00 Payment for goods RIVERTON 720000010974 Card *1021',
    '2024-07-31 -800.00 Payment for goods RIVERTON 720000010973 Card *1021',
  ]);
});
