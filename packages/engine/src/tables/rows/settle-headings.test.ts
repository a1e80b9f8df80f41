import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPage, printWord, printWords } from '../../testing/page-fixture.ts';

const ROW_PT = 60;

/** Rows in blocks: the name in larger letters, and its lines closer to each other than to it. */
function printBlocks(blocks: readonly (readonly string[])[]) {
  const head = [
    ...printWords('Kontoauszug   IBAN: DE02 1203 0000 0000 2020 51', 40),
    ...printWords('Beschreibung                                Buchungstag      Betrag', 60),
  ];
  const words = blocks.flatMap(([first, ...rest], at) => {
    const top = 100 + at * ROW_PT;
    const small = rest.flatMap((text, line) =>
      printWords(text, top + 15 + line * 10).map(({ text: own, box }) =>
        printWord(own, box[0], box[1], box[2] - box[0], 7),
      ),
    );
    return [...printWords(first!, top), ...small];
  });
  return [{ pageNumber: 1, widthPt: 500, heightPt: 800, words: [...head, ...words], rulings: [] }];
}

it('the kind of a booking below its name heads no section, nor does the account of the other party begin a statement', () => {
  const pages = printBlocks([
    ['Green Grocer                                02.04.2026      -57,31', 'Kauf', 'IBAN: DE75512108001245126199'],
    [
      'Jana Sommer                                 03.04.2026      -72,29',
      'Belastungen',
      'IBAN: DE89370400440532013000',
    ],
    [
      'Water Company                               06.04.2026     -117,79',
      'Lastschriften',
      'IBAN: DE75512108001245126199',
    ],
    [
      'Oake GmbH                                   08.04.2026    +2412,10',
      'Gutschriften',
      'IBAN: DE89370400440532013000',
    ],
    ['Green Grocer                                09.04.2026       -5,59', 'Kauf', 'IBAN: DE75512108001245126199'],
  ]);
  const { statements } = readDocument(pages, 'Document');
  expect(statements.map(({ transactions }) => transactions.map(({ description }) => description))).toEqual([
    [
      'Green Grocer Kauf IBAN: DE75512108001245126199',
      'Jana Sommer Belastungen IBAN: DE89370400440532013000',
      'Water Company Lastschriften IBAN: DE75512108001245126199',
      'Oake GmbH Gutschriften IBAN: DE89370400440532013000',
      'Green Grocer Kauf IBAN: DE75512108001245126199',
    ],
  ]);
});

it('a heading goes on no summary, however near below it it stands', () => {
  const row = (date: string, text: string, out: string, into = '') =>
    `${date.padEnd(14)}${text.padEnd(60)}${out.padEnd(14)}${into}`;
  const lines: readonly (readonly [topPt: number, text: string])[] = [
    [40, 'Account   97854145      Currency   INR'],
    [60, row('Date', 'Details', 'Money Out', 'Money In')],
    [80, row('02-Jul-2023', 'IMPS KAVITA', '83.09', '-')],
    [100, row('03-Jul-2023', 'IMPS RAVI', '-', '588.44')],
    [120, row('11-Jul-2023', 'CHQ PAID', '3,424.05', '-')],
    [145, 'Opening Balance     Total Withdrawals    Total Deposits    New balance'],
    [155, '12,116.77           3,507.14             588.44            9,198.07'],
    [169, 'Pending transactions'],
    [190, row('28-Jul-2023', 'POS BIG BAZAAR', '952.03')],
    [210, row('28-Jul-2023', 'ATM WDL PUNE', '739.74')],
  ];
  const words = lines.flatMap(([topPt, text]) => printWords(text, topPt));
  const [statement] = readDocument(
    [{ pageNumber: 1, widthPt: 500, heightPt: 800, words, rulings: [] }],
    'Document',
  ).statements;
  expect(statement?.transactions.map(({ amount }) => amount)).toEqual(['-83.09', '588.44', '-3424.05']);
});

it('words that open a row below its day open one without a day as well, and head no section', () => {
  const page = `
    Statement period 01/08/2025 - 31/08/2025
    Opening balance   100.00

    Details             Reference       Amount    Balance
    01/08/2025
    Direct debits       85771799
    CITY WATER                          -10.00      90.00
    02/08/2025
    GREEN GROCER
    CARD 2481                            -5.00      85.00
    Direct debits       22988768
    ENERGY LTD                          -20.00      65.00
    03/08/2025
    TAXI
    NIGHT RIDE                           -4.00      61.00
    04/08/2025
    COFFEE
    STATION                              -3.00      58.00
    05/08/2025
    BOOKS
    MAIN STREET                          -6.00      52.00
  `;
  const [statement] = readDocument([printPage(page)], 'Document').statements;
  expect(statement!.transactions.map(({ date }) => date)).toEqual([
    '2025-08-01',
    '2025-08-02',
    '2025-08-02',
    '2025-08-03',
    '2025-08-04',
    '2025-08-05',
  ]);
});
