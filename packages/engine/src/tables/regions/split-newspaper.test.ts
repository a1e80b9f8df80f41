import { describe, expect, it } from 'vitest';
import { printLines } from '../../testing/page-fixture.ts';
import { splitNewspaper } from './split-newspaper.ts';

const split = (block: string) => splitNewspaper(printLines(block));
const textsOf = (block: string) => split(block)?.map((line) => line.words.map((word) => word.text).join(' ')) ?? null;

const TWO_COLUMNS = `
  Date    Description         Amount       Date    Description         Amount
  02/03   GREEN GROCER         45.20       02/11   BOOKS                12.00
  02/05   COFFEE              119.30       02/13   PETCARE             150.00
  02/07   CITY PARKING         18.00       02/17   DINER                31.40
  02/09   TRADEWIND            77.10       02/19   HOMEFIX              64.99
`;

describe('two lists side by side are read one after the other', () => {
  it('left column first', () => {
    expect(textsOf(TWO_COLUMNS)?.filter((text) => /^\d/.test(text))).toEqual([
      '02/03 GREEN GROCER 45.20',
      '02/05 COFFEE 119.30',
      '02/07 CITY PARKING 18.00',
      '02/09 TRADEWIND 77.10',
      '02/11 BOOKS 12.00',
      '02/13 PETCARE 150.00',
      '02/17 DINER 31.40',
      '02/19 HOMEFIX 64.99',
    ]);
  });

  it('the right one moved under the left one, its printed place remembered', () => {
    const lines = split(TWO_COLUMNS)!;
    const [left, right] = ['02/03', '02/11'].map((date) => lines.find((line) => line.words[0]!.text === date)!);
    expect(right!.words[0]!.box[0]).toBe(left!.words[0]!.box[0]);
    expect(right!.printedBox![0]).toBe(right!.box[0] + 41 * 5);
  });

  it('no word is lost', () => {
    const words = (lines: readonly { readonly words: readonly { readonly text: string }[] }[]) =>
      lines.flatMap((line) => line.words.map((word) => word.text)).toSorted();
    expect(words(split(TWO_COLUMNS)!)).toEqual(words(printLines(TWO_COLUMNS)));
  });

  it('a title over both columns comes first', () => {
    expect(
      textsOf(`\n  Account activity of the month from 02/01/2025 to 02/28/2025 in US dollars${TWO_COLUMNS}`)?.[0],
    ).toBe('Account activity of the month from 02/01/2025 to 02/28/2025 in US dollars');
  });
});

it('a name of the right list that was misread leaves its dates with that list', () => {
  const block = `
    Summary                                  D4te    Details             Amount
    Total in             50.00               02/11   BOOKS                12.00
    Total out             9.00               02/13   PETCARE 02/12       150.00
                                             02/14   DINER 02/13          31.40
    Date    Details             Amount       02/17   HOMEFIX              64.99
    02/03   GREEN GROCER         45.20       02/18   GARDENS              10.50
    02/05   COFFEE              119.30       02/19   BOOKS                17.50
  `;
  expect(textsOf(block)?.slice(-7)).toEqual([
    'D4te Details Amount',
    '02/11 BOOKS 12.00',
    '02/13 PETCARE 02/12 150.00',
    '02/14 DINER 02/13 31.40',
    '02/17 HOMEFIX 64.99',
    '02/18 GARDENS 10.50',
    '02/19 BOOKS 17.50',
  ]);
});

it('lines of a description that begin with a date and end with an amount are no list beside the rows', () => {
  expect(
    textsOf(`
      Date       Out        In      Kind                                           Details
      03/02/26   58.00              TRANSFER                                       To B QUILL on 03/02/2026 at 12:47 of
                                                                                   03/02/2026 for share 12.50
      04/02/26   19.76              CARD                                           GREEN GROCER of
                                                                                   03/02/2026
      09/02/26   27.00              TRANSFER                                       To A MARSH on 09/02/2026 at 15:30 of
                                                                                   09/02/2026 for share 12.50
      10/02/26              56.78   TRANSFER                                       From A MARSH
      11/02/26   14.00              TRANSFER                                       To A MARSH on 11/02/2026 at 15:30 of
                                                                                   11/02/2026 for share 12.50
    `),
  ).toBeNull();
});

it('blocks with the date at the foot of each are rows too', () => {
  const block = `
    TRANSFER             45.20          GREEN GROCER         12.00
    02/03/2025                          CARD 2481
    COFFEE              119.30          02/11/2025
    02/05/2025                          PETCARE             150.00
    CITY PARKING         18.00          02/13/2025
    CARD 9248                           DINER                31.40
    02/07/2025                          02/17/2025
    TRADEWIND            77.10          HOMEFIX              64.99
    02/09/2025                          02/19/2025
  `;
  expect(textsOf(block)?.slice(0, 3)).toEqual(['TRANSFER 45.20', '02/03/2025', 'COFFEE 119.30']);
  expect(textsOf(block)?.slice(9, 12)).toEqual(['GREEN GROCER 12.00', 'CARD 2481', '02/11/2025']);
});

/** Income and expenses of one month, each with its title and header, on lines of their own. */
const BESIDE_EACH_OTHER = `
  Summary                                   Paid out
  Previous balance       6,283.08           Date    Description         Amount
                                            02/01   ENERGY               19.78
  Paid in                                   02/01   HEMA                 24.72
  Date    Description         Amount        02/08   RAILWAY              12.85
                                            02/12   BAKERY                3.07
  02/10   TRANSFER             19.15
`;

describe('lists of any length beside each other, known by the heading that both have', () => {
  it('are read left first, whatever stands over one of them', () => {
    expect(textsOf(BESIDE_EACH_OTHER)).toEqual([
      'Summary',
      'Previous balance 6,283.08',
      'Paid in',
      'Date Description Amount',
      '02/10 TRANSFER 19.15',
      'Paid out',
      'Date Description Amount',
      '02/01 ENERGY 19.78',
      '02/01 HEMA 24.72',
      '02/08 RAILWAY 12.85',
      '02/12 BAKERY 3.07',
    ]);
  });

  it('a line over the whole page below them stays below', () => {
    const texts = textsOf(
      `${BESIDE_EACH_OTHER}  Please examine this statement at once and report any errors within sixty days\n`,
    );
    expect(texts?.at(-1)).toMatch(/^Please/);
  });

  it('a row on a later page stands where the second list stood', () => {
    const lines = splitNewspaper(
      printLines(BESIDE_EACH_OTHER, '  Paid in                                   02/14   SHOP   1.00'),
    );
    const row = lines!.find((line) => line.pageNumber === 2 && line.words[0]!.text === '02/14');
    expect(row!.words[0]!.box[0]).toBe(lines!.find((line) => line.words[0]!.text === '02/10')!.words[0]!.box[0]);
  });

  it('a heading printed twice over one list is none', () => {
    expect(
      split(`
        Date    Description         Amount       Date    Description
        02/03   GREEN GROCER         45.20       02/11   BOOKS
        02/05   COFFEE              119.30       02/13   PETCARE
      `),
    ).toBeNull();
  });
});

it('lists of plain whole numbers beside each other are read one after the other', () => {
  expect(
    textsOf(`
      Summary                                   Paid out
      Previous balance          6283            Date       Description        Amount
                                                10/01/2025   ENERGY             1978
      Paid in                                   10/01/2025   HEMA               2472
      Date       Description        Amount      10/08/2025   RAILWAY            1285
                                                             55032
      10/10/2025   TRANSFER          19150      10/12/2025   BAKERY              307
    `)?.filter((text) => /^1/.test(text)),
  ).toEqual([
    '10/10/2025 TRANSFER 19150',
    '10/01/2025 ENERGY 1978',
    '10/01/2025 HEMA 2472',
    '10/08/2025 RAILWAY 1285',
    '10/12/2025 BAKERY 307',
  ]);
});

const SHORT_LIST = `
  First Bank                                 Account number 12345678
  Summary                                   Pending transactions
  Starting balance     720.43                02/16/2025   GREEN GROCER       MA19.33
                                             02/17/2025   BOOKS                50.13
  Deposits                                   02/18/2025   CITY PARKING PO5.24
  PAYMENT FROM DANA             19.70
  02/03/2025
  REFUND                        85.02
  02/04/2025
  SALARY                     1,454.60
  02/05/2025
  RENT                         511.76
  02/06/2025
  WATER                        281.51
  02/07/2025
`;

describe('a short list beside another one', () => {
  it('is read after it, whatever its narrow columns print over each other', () => {
    expect(textsOf(SHORT_LIST)?.slice(-4)).toEqual([
      'Pending transactions',
      '02/16/2025 GREEN GROCER MA19.33',
      '02/17/2025 BOOKS 50.13',
      '02/18/2025 CITY PARKING PO5.24',
    ]);
  });

  it('is none where a line runs over the strip between them', () => {
    expect(
      split(`${SHORT_LIST}  Please examine this statement at once and report any errors within sixty days\n`),
    ).toBeNull();
  });
});

describe('one list is left alone', () => {
  it('with dates and texts of their own beside some rows', () => {
    expect(
      split(`
        02/03   GREEN GROCER AUSTIN TX       45.20
        02/05   HOTEL LONDON                119.30       02/04   POUND       95.44
        02/07   CITY PARKING 24 HOURS        18.00
        02/09   DINER PARIS                  77.10       02/08   EURO        70.09
        02/11   BOOKS AND MORE MADISON       12.00       02/10   EURO        10.90
      `),
    ).toBeNull();
  });

  it('with references, where the amounts have decimals', () => {
    expect(
      split(`
        Date    Description       Reference       Date    Description    Amount
        02/03   GREEN GROCER          45201       02/04   AUSTIN          45.20
        02/05   COFFEE                11930       02/06   PORTLAND         9.30
      `),
    ).toBeNull();
  });

  it('posting and value date', () => {
    expect(
      split(`
        02/03   GREEN GROCER AUSTIN TX       02/04       45.20
        02/05   COFFEE PIKE ST PORTLAND      02/06        9.30
        02/07   CITY PARKING 24 HOURS        02/08       18.00
        02/09   TRADEWIND MARKET TULSA       02/10       77.10
        02/11   BOOKS AND MORE MADISON       02/12       12.00
      `),
    ).toBeNull();
  });

  it('a grid of checks, which has no descriptions', () => {
    expect(
      split(`
        02/03   1201         45.20                02/11   1205         12.00
        02/05   1202        119.30                02/13   1206        150.00
        02/07   1203         18.00                02/17   1207         31.40
        02/09   1204         77.10                02/19   1208         64.99
      `),
    ).toBeNull();
  });

  it('a page without dates', () => {
    expect(split('Terms and conditions of your account')).toBeNull();
  });
});

describe('dates and amounts that both stand again as far to the right are a second list', () => {
  it('if only of two rows', () => {
    expect(
      textsOf(`
        Summary                                  02/17   DINER           31.40
        Date    Description    Amount            02/19   HOMEFIX         64.99
        02/03   GREEN GROCER    45.20            Total credits         15.00
        02/05   COFFEE         119.30
        02/07   CITY PARKING    18.00
      `)?.filter((text) => /^\d/.test(text)),
    ).toEqual([
      '02/03 GREEN GROCER 45.20',
      '02/05 COFFEE 119.30',
      '02/07 CITY PARKING 18.00',
      '02/17 DINER 31.40',
      '02/19 HOMEFIX 64.99',
    ]);
  });

  it('with the amounts in front of the dates', () => {
    expect(
      textsOf(`
          45.20   02/03   GREEN GROCER          12.00   02/11   BOOKS
         119.30   02/05   COFFEE             1,150.00   02/13   PETCARE
          18.00   02/07   CITY PARKING          31.40   02/17   DINER
          77.10   02/09   TRADEWIND             64.99   02/19   HOMEFIX
      `),
    ).toEqual([
      '45.20 02/03 GREEN GROCER',
      '119.30 02/05 COFFEE',
      '18.00 02/07 CITY PARKING',
      '77.10 02/09 TRADEWIND',
      '12.00 02/11 BOOKS',
      '1,150.00 02/13 PETCARE',
      '31.40 02/17 DINER',
      '64.99 02/19 HOMEFIX',
    ]);
  });

  it('but a date of value as far from the date as the balance from the amount is none', () => {
    expect(
      split(`
        02/03   GREEN GROCER AUSTIN TX    45.20   02/04   954.80
        02/05   COFFEE PIKE ST             9.30   02/06   945.50
        02/07   CITY PARKING 24 HOURS     18.00   02/08   927.50
      `),
    ).toBeNull();
  });
});

it('a table printed three times across is left to the grid', () => {
  const items = 'Date   Item   Amount';
  const row = '11-22   POS   163.71';
  expect(
    split(`
      ${[items, items, items].join('       ')}
      ${[row, row, row].join('       ')}
      ${[row, row, row].join('       ')}
      ${[row, row, row].join('       ')}
    `),
  ).toBeNull();
});

it('a table printed three times across whose names are set tight is left to the grid', () => {
  const row = '11-22   POS   163.71';
  expect(
    split(`
      Date    Item    Amount($) Date    Item   Amount($) Date    Item   Amount($)
      ${[row, row, row].join('   ')}
      ${[row, row, row].join('   ')}
      ${[row, row, row].join('   ')}
    `),
  ).toBeNull();
});

it('a list of the whole width stays as it is, though its header has a gap where the columns below it part', () => {
  const texts = textsOf(`
    Date    Details                                Amount       Balance
    02/01   A purchase by card with a long description 45.20     954.80
    02/02   A transfer between accounts of a customer   9.30     945.50
${TWO_COLUMNS}`);
  expect(texts?.slice(0, 2)).toEqual([
    'Date Details Amount Balance',
    '02/01 A purchase by card with a long description 45.20 954.80',
  ]);
  expect(texts).toHaveLength(13);
});

it('lists of the whole width over the columns and below them stay as they are, be their rows ever so short', () => {
  const list = (text: string) => [
    'Date    Details                                Amount       Balance',
    `02/01   ${text}                                 45.20        954.80`,
    '02/20   Closing                                             954.80',
  ];
  const texts = textsOf(`
    ${list('Cash').join('\n    ')}
${TWO_COLUMNS}

    Savings
    ${list('Dividend').join('\n    ')}`);
  expect(texts?.slice(0, 3)).toEqual([
    'Date Details Amount Balance',
    '02/01 Cash 45.20 954.80',
    '02/20 Closing 954.80',
  ]);
  expect(texts?.slice(-4)).toEqual([
    'Savings',
    'Date Details Amount Balance',
    '02/01 Dividend 45.20 954.80',
    '02/20 Closing 954.80',
  ]);
});

it('days and balances below a list, several across, make no second list of it', () => {
  const list = `
    Date         Description              Counterparty                  Amount
    26/11/2025   PAYMENT SENT             POWER 12/11/2025           -3,159.02
                 deposit 1,890.00
    27/11/2025   CARD PAYMENT 24.80       RAILWAYS                   -2,750.89
    28/11/2025   CARD PAYMENT 36.60       RAILWAYS 25/11/2025          -909.19

    Balance by day
    26/11/2025     22,740.95              27/11/2025     19,990.06
    28/11/2025     19,080.87              29/11/2025     19,080.87
    30/11/2025     19,080.87              01/12/2025     19,080.87
  `;
  expect(split(list)).toBeNull();
});

describe('labels in the right column of a page whose list ends in the left one', () => {
  const LIST = [
    ['14 May  GREEN GROCER          59.72', 'Interest and charges           0.00'],
    ['15 May  CITY PARKING          48.76', ''],
    ['16 May  COFFEE                 4.51', 'Your new balance             216.59'],
    ['4 Jun   GREEN GROCER         103.60', 'Ways to pay: at any branch'],
  ];
  const print = (gap: number) => LIST.map(([left, right]) => `  ${left}${' '.repeat(gap)}${right}`).join('\n');

  it('are read below the list where both columns are as wide', () => {
    expect(textsOf(print(8))).toEqual([
      '14 May GREEN GROCER 59.72',
      '15 May CITY PARKING 48.76',
      '16 May COFFEE 4.51',
      '4 Jun GREEN GROCER 103.60',
      'Interest and charges 0.00',
      'Your new balance 216.59',
      'Ways to pay: at any branch',
    ]);
  });

  it('are of the rows where they are set in another width', () => {
    expect(textsOf(print(8).replaceAll('Interest and charges  ', 'Interest ').replaceAll('balance  ', ''))).toBeNull();
  });

  it('are read below the list where they stand in a margin, on lines of their own', () => {
    expect(
      textsOf(`
        14 May  GREEN GROCER          59.72
                REF 7528220421                  Previous balance    120.00
        15 May  CITY PARKING          48.76
                                                Payments           -120.00
        16 May  COFFEE                 4.51     Purchases           216.59
        17 May  BAKER                  7.00
                                                New balance         216.59
        4 Jun   GREEN GROCER          96.60
      `)?.slice(-4),
    ).toEqual(['Previous balance 120.00', 'Payments -120.00', 'Purchases 216.59', 'New balance 216.59']);
  });

  it('are parted from rows that most of them are level with', () => {
    expect(
      split(`
        14 May   GREEN GROCER           59.72      Payments and interest rates
                 75282204210778
                                                   Minimum payment         10.00
        15 May   CITY PARKING           48.76      Annual interest rates:
                 75282204210779
        16 May   COFFEE                  4.51      Calculating your balance
                 75282204210780
                                                   Credit limit         1,200.00
        17 May   GREEN GROCER           12.95
                                                   Previous balance       15.05
        4 Jun    BAKERY                  6.10      Time to pay
      `),
    ).not.toBeNull();
  });

  it('go on the descriptions that the rows have behind their amounts', () => {
    expect(
      split(`
        14 May   259.72     LOAN INSTALMENT
                            CAPITAL  210.33
                            INTEREST  49.39
        15 May    48.76     CITY PARKING
        16 May   259.72     LOAN INSTALMENT
                            CAPITAL  210.33
                            INTEREST  49.39
        4 Jun    103.60     GREEN GROCER
      `),
    ).toBeNull();
  });

  it('are balances of the rows where every row has one', () => {
    expect(
      split(`
        14 May   59.72     GREEN GROCER        940.28
                           FEE                 940.00
        15 May   48.76     CITY PARKING        891.52
                           FEE                 891.00
        16 May    4.51     COFFEE              887.01
        4 Jun   103.60     GREEN GROCER        783.41
      `),
    ).toBeNull();
  });
});

it('what the rows were in another currency is no list beside them', () => {
  expect(
    split(`
      Date    Description         Amount       Conversion   Place   Currency     Foreign amount
      02/03   GREEN GROCER         45.20       02/03        JP      JPY              6,780.00
      02/05   COFFEE              119.30       02/06        JP      JPY             17,895.00
      02/07   CITY PARKING         18.00       02/08        US      USD                 19.35
      02/09   TRADEWIND            77.10       02/09        GB      GBP                 60.94
    `),
  ).toBeNull();
});

it('days alone above rows with amounts in their descriptions are no list beside the columns of amounts', () => {
  const page = (header: string) => `
      ${header}
      03/18
      PURCHASE ABROAD                53725652            03/19     ATM        73.54       2,203.63
      150.92 EUR RATE 1.23
      03/19
      CITY WATER                     35489888            03/20     POS        72.15       2,131.48
      458.59 EUR RATE 1.23
      03/21
      GREEN GROCER                   17241422            03/22     POS        98.03       2,033.45
      86.72 EUR RATE 1.23
      03/24
      SPORTS SHOP                    19815642            03/25     POS       462.85       1,570.60
      31.65 EUR RATE 1.23
      03/26
      ONLINE ORDER                   22865381            03/27     ATM        19.40       1,551.20
      12.10 EUR RATE 1.23
    `;
  expect(
    split(page('Description                    Reference           Date      Type     Amount        Balance')),
  ).toBeNull();
  expect(
    split(page('                                                                                           ')),
  ).not.toBeNull();
});
