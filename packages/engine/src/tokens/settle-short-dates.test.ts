import { describe, expect, it } from 'vitest';
import { printPlainLines } from '../testing/page-fixture.ts';
import { settleShortDates } from './settle-short-dates.ts';
import { tokeniseLines } from './tokenise-lines.ts';

/** Texts of the dates and of the amounts of each line. */
const settle = (block: string) =>
  settleShortDates(tokeniseLines(printPlainLines(block))).map((line) => [
    line.dates.map((date) => date.text),
    line.money.map((token) => token.text),
  ]);

describe('figures that may be a short date or an amount', () => {
  it('is a date where short dates open the lines', () => {
    const lines = settle(`
      12.10   GREEN GROCER AUSTIN TX   45.20
      12.11   CAFE AT THE STATION       9.30
      12.12   BAKERY AND SONS LTD      12.10
    `);
    expect(lines.map(([dates]) => dates)).toEqual([['12.10'], ['12.11'], ['12.12']]);
    expect(lines.map(([, money]) => money)).toEqual([['45.20'], ['9.30'], ['12.10']]);
  });

  it('is a date where the name of the day of booking stands before it over the rows, whatever full dates there are', () => {
    const days = (name: string) =>
      settle(`
        BALANCE 30.04.2024     881,20+
        ${name} 01.05.
        GROCER                 106,36-
        BALANCE 01.05.2024     774,84+
        ${name} 12.05.
        STATION CAFE            25,10-
        BALANCE 12.05.2024     749,74+
        ${name} 14.05.
        BAKERY                  73,91-
        BALANCE 14.05.2024     675,83+
      `).flatMap(([dates]) => dates!.filter((date) => !date.includes('2024')));
    expect(days('BOOKING DATE')).toEqual(['01.05.', '12.05.', '14.05.']);
    expect(days('FEE')).toEqual([]);
  });

  it('is an amount behind a description of one word', () => {
    const lines = settle(`
      12.10   CAFE      9.30
      12.11   BAKERY   12.10
      12.12   SHOP     45.20
    `);
    expect(lines.map(([dates]) => dates)).toEqual([['12.10'], ['12.11'], ['12.12']]);
    expect(lines.map(([, money]) => money)).toEqual([['9.30'], ['12.10'], ['45.20']]);
  });

  it('is a date right behind a full one whose mark it has, and which no amount has', () => {
    const lines = settle(`
      01.08.25 04.08. GREEN GROCER      72,00-
              EREF+2239 Card 20
              27-12
      02.08.25 02.08. CAFE AT STATION   95,91-
      04.08.25 05.08. BAKERY AND SONS  684,50-
    `);
    expect(lines.map(([dates]) => dates![1])).toEqual(['04.08.', undefined, undefined, '02.08.', '05.08.']);
  });

  it('is an amount where the dates that open the lines have another mark', () => {
    const lines = settle(`
      12/10   CAFE AT THE STATION
              BRANCH    8.24
      12/11   BAKERY AND SONS
              BRANCH    9.10
    `);
    expect(lines.map(([dates]) => dates)).toEqual([['12/10'], [], ['12/11'], []]);
    expect(lines.map(([, money]) => money)).toEqual([[], ['8.24'], [], ['9.10']]);
  });

  it('is an amount where amounts end that are no dates', () => {
    const lines = settle(`
      19.06   CAFE AT THE STATION      131.95
      19.06   BAKERY AND SONS LTD      245.20
      20.06   GREEN GROCER AUSTIN      189.35
      20.06   CAFE AT THE STATION      152.90
      21.06   VISA
              NR574447                  31.05
    `);
    expect(lines.at(-1)).toEqual([[], ['31.05']]);
  });

  it('is an amount where full dates open the lines', () => {
    const lines = settle(`
      01.10.2024   SHOP     12.10
      02.10.2024   CAFE     12.11
      03.10.2024   BAKERY    9.30
    `);
    expect(lines.map(([dates]) => dates)).toEqual([['01.10.2024'], ['02.10.2024'], ['03.10.2024']]);
    expect(lines.map(([, money]) => money)).toEqual([['12.10'], ['12.11'], ['9.30']]);
  });

  it('is an amount in a column of amounts without any date', () => {
    const lines = settle(`
      SHOP     12.10
      CAFE     12.11
    `);
    expect(lines).toEqual([
      [[], ['12.10']],
      [[], ['12.11']],
    ]);
  });

  it('is a date in a column of such values between the words and the amounts', () => {
    const lines = settle(`
      FT638   REFUND SHOP            12.12.     71.18
      T4912   PURCHASE 12.12. SHOP   12.12.    -79.33
      FT849   BAKERY AND SONS        14.12.  1,312.22
      FT359   SHOP BY THE STATION    15.12.     12.10
    `);
    expect(lines.map(([dates]) => dates)).toEqual([['12.12.'], ['12.12.'], ['14.12.'], ['15.12.']]);
    expect(lines.map(([, money]) => money!.at(-1))).toEqual(['71.18', '-79.33', '1,312.22', '12.10']);
  });

  it('is a date in such a column whatever separator stands in words that open other lines', () => {
    const lines = settle(`
      04.11.2024
      GROCER 1745         05.11   160,95-
      TRACE 2024-1
      1-10T19:58:42
      11.11.2024
      CHEMIST 1746        11.11    82,40-
      TELEPHONE           13.11    32,54-
      TRACE 2024-
      11-24T20:28:16
      NETFLIX MONTHLY     18.11    25,15-
    `);
    const rows = lines.filter(([, money]) => money!.some((text) => text.includes(',')));
    expect(rows.map(([dates]) => dates)).toEqual([['05.11'], ['11.11'], ['13.11'], ['18.11']]);
  });

  it('is an amount where the column also holds what no calendar has', () => {
    const lines = settle(`
      SHOP        12.10   1,071.18
      CAFE        12.11   1,083.29
      STATION     11.12   1,094.41
      BAKERY      10.12   1,104.53
      LIBRARY     14.95   1,119.48
    `);
    expect(lines.flatMap(([dates]) => dates)).toEqual([]);
  });

  it('is an amount behind its currency', () => {
    const lines = settle(`
      -CHF 27.30   SHOP BY THE STATION
                   LUZERN
      12.12. 21:02 CARD
      -CHF 8.10    CAFE AND BAKERY
      13.12. 07:45 CARD
    `);
    expect(lines[3]).toEqual([[], ['-CHF 8.10']]);
  });

  it('is a date where all amounts have another decimal mark, close to them too', () => {
    const lines = settle(`
      05.12   CAFE      6,51 05.12                3.644,61
      07.12   SHOP     37,32 09.12                3.607,29
      12.12   SALARY         13.12     821,45     4.428,74
    `);
    expect(lines.map(([dates]) => dates)).toEqual([
      ['05.12', '05.12'],
      ['07.12', '09.12'],
      ['12.12', '13.12'],
    ]);
  });

  it('is a date in the last cell, with any day of a month, where all amounts have another decimal mark', () => {
    const lines = settle(`
      SALARY        1.071,18   31.09.
      CAFE            -12,30   20.09.
      STATION         -11,12   20.09.
      BAKERY           -9,12   17.09.
    `);
    expect(lines.map(([dates]) => dates)).toEqual([[], ['20.09.'], ['20.09.'], ['17.09.']]);
    expect(lines.slice(1).map(([, money]) => money)).toEqual([['-12,30'], ['-11,12'], ['-9,12']]);
  });

  it('is two dates where posting and value date stand side by side', () => {
    const lines = settle(`
      01.10   02.10   SHOP     45.20
      03.10   04.10   CAFE     12.10
    `);
    expect(lines).toEqual([
      [['01.10', '02.10'], ['45.20']],
      [['03.10', '04.10'], ['12.10']],
    ]);
  });
});

describe('two figures of two digits with a space between', () => {
  const rows = (days: readonly string[]) =>
    settle(days.map((day) => `GREEN GROCER AUSTIN    45.20-    ${day}    1,304.80`).join('\n')).map(([dates]) => dates);

  it.each([
    ['rising', ['05 28', '05 30', '06 02', '06 02']],
    ['falling', ['06 02', '06 02', '05 30', '05 28']],
    ['over a new year', ['12 28', '12 30', '01 02', '01 03']],
  ])('are dates in a column of them beside the amounts, %s', (_, days) => {
    expect(rows(days)).toEqual(days.map((day) => [day]));
  });

  it.each([
    ['in no order', ['05 28', '01 30', '06 02', '03 02', '05 01']],
    ['of which one is no day', ['05 28', '05 30', '06 02', '99 02']],
    ['in few rows', ['05 28', '05 30']],
    ['that go on', ['05 28 17', '05 30 17', '06 02 17', '06 02 17']],
  ])('are none %s', (_, days) => {
    expect(rows(days).flat()).toEqual([]);
  });
});

describe('four bare digits', () => {
  it('two of four figures each are the days of purchase and of booking', () => {
    const lines = settle(`
      2602   2702   GREEN GROCER    45.20
      2802   2802   CAFE             9.30
      2802   0103   BAKERY          12.10
    `);
    expect(lines.map(([dates]) => dates)).toEqual([
      ['2602', '2702'],
      ['2802', '2802'],
      ['2802', '0103'],
    ]);
  });

  it('the number of the row may stand in front of them', () => {
    const lines = settle(`
      1   2702   GREEN GROCER AUSTIN    45.20
      2   2802   CAFE AT THE STATION     9.30
      3   0103   BAKERY AND SONS LTD    12.10
    `);
    expect(lines.map(([dates]) => dates)).toEqual([['2702'], ['2802'], ['0103']]);
  });

  it('a word may be glued to them', () => {
    const lines = settle(`
      2702GREEN GROCER AUSTIN    45.20
      2802CAFE AT THE STATION     9.30
      0103REMA 1000              12.10
    `);
    expect(lines.map(([dates]) => dates)).toEqual([['2702'], ['2802'], ['0103']]);
  });

  it('four figures that are no day below the rows and at another edge are not of them', () => {
    const lines = settle(`
      2702   GREEN GROCER AUSTIN    45.20
      2802   GREEN GROCER AUSTIN    45.20
      0103   GREEN GROCER AUSTIN    45.20
   3000 (Mon-Fri) insured up to 100,000.00`);
    expect(lines.map(([dates]) => dates)).toEqual([['2702'], ['2802'], ['0103'], []]);
  });

  it('four figures alone are a day over its rows', () => {
    const lines = settle(`
      2702
      GREEN GROCER AUSTIN    45.20
      2802
      CAFE AT THE STATION     9.30
      0103
      BAKERY AND SONS        12.10
    `);
    expect(lines.flatMap(([dates]) => dates)).toEqual(['2702', '2802', '0103']);
  });

  it('four figures alone are no days out of the order of the calendar', () => {
    const lines = settle(`
      1203
      GREEN GROCER AUSTIN    45.20
      0103
      CAFE AT THE STATION     9.30
      2512
      BAKERY AND SONS        12.10
      0405
      BAKERY AND SONS        12.10
      0910
      BAKERY AND SONS        12.10
    `);
    expect(lines.flatMap(([dates]) => dates)).toEqual([]);
  });

  it('are a date where every row opens with them', () => {
    const lines = settle(`
      2702   GREEN GROCER    45.20
      2802   COFFEE           9.30
      0103   SALARY       1,500.00
    `);
    expect(lines.map(([dates]) => dates)).toEqual([['2702'], ['2802'], ['0103']]);
    expect(lines.map(([, money]) => money)).toEqual([['45.20'], ['9.30'], ['1,500.00']]);
  });

  it('are a date where they stand below each other behind the texts or the amounts', () => {
    const lines = settle(`
      GREEN GROCER    2702      45.20   2602
      COFFEE          2802       9.30   2802
      SALARY          0103   1,500.00   2802
      BAKERY          0203      12.10   0203
    `);
    expect(lines.map(([dates]) => dates)).toEqual([
      ['2702', '2602'],
      ['2802', '2802'],
      ['0103', '2802'],
      ['0203', '0203'],
    ]);
  });

  it('those behind the texts of rows that open with a day are value dates', () => {
    const lines = settle(`
      2702   GREEN GROCER 2270   0103   45.20
      2802   COFFEE       1451   2802    9.30
      0103   SALARY       0412   0203   12.10
    `);
    expect(lines.map(([dates]) => dates)).toEqual([
      ['2702', '0103'],
      ['2802', '2802'],
      ['0103', '0203'],
    ]);
  });

  it('a code that is the same day in every row of another season is no value date', () => {
    const lines = settle(`
      2702   GREEN GROCER   0107   45.20
      2802   COFFEE         0107    9.30
      0103   SALARY         0107   12.10
    `);
    expect(lines.map(([dates]) => dates)).toEqual([['2702'], ['2802'], ['0103']]);
  });

  it('in front of dates with their year they number the rows', () => {
    const lines = settle(`
      0201   05-04-2023   GREEN GROCER    45,20
      0202   05-04-2023   COFFEE           9,30
      0203   06-04-2023   SALARY       1.500,00
    `);
    expect(lines.map(([dates]) => dates)).toEqual([['05-04-2023'], ['05-04-2023'], ['06-04-2023']]);
  });

  it('behind the texts some go back over a weekend, and a day in a text is none', () => {
    const days = ['0112', '2911', '3011', '0212', '0512', '0312', '0812', '0512', '0912', '0712', '1112', '1212'];
    const lines = settle(days.map((day) => `CARD 9,30 AT K1 08.12. 18:26    ${day}    9,30-`).join('\n'));
    expect(lines.map(([dates]) => dates!.at(-1))).toEqual(days);
  });

  it.each([
    ['out of order', ['0103', '2512', '0405', '0910', '0101']],
    ['of which one is no day', ['2702', '2802', '9999', '0103', '0203']],
  ])('%s behind the texts are none', (_, codes) => {
    const lines = settle(codes.map((code) => `GREEN GROCER    ${code}      45.20`).join('\n'));
    expect(lines.flatMap(([dates]) => dates)).toEqual([]);
  });

  it.each([
    ['of which one is no day', ['2702', '9999', '0103']],
    ['beside dates of another form', ['2702', '28/02', '01/03', '02/03', '03/03']],
    ['in a single row', ['2702']],
  ])('%s are none', (_, openings) => {
    const lines = settle(openings.map((opening) => `${opening}   GREEN GROCER    45.20`).join('\n'));
    expect(lines[0]![0]).toEqual([]);
  });
});

it('a slash is no decimal separator, so that date has no rival', () => {
  expect(
    settle(`
      01.10.2024   PAID 12/10     45.20
    `),
  ).toEqual([[['01.10.2024', '12/10'], ['45.20']]]);
});

it('lines without short dates stay as they are', () => {
  const lines = tokeniseLines(printPlainLines('01.10.2024   SHOP     45.20'));
  expect(settleShortDates(lines)).toEqual(lines);
});

it('days and months in two columns of a card, with a payment out of its place', () => {
  const days = settleShortDates(
    tokeniseLines(
      printPlainLines(`
      20 12     SAQ                  206.53
      22 12     CANADIAN TIRE         89.10
      03 01     PAIEMENT CAISSE      100.75
      25 12     METRO                 12.20
      27 12     METRO                 15.20
      28 12     METRO                 16.20
      29 12     METRO                 17.20
      30 12     METRO                 17.30
      31 12     METRO                 17.40
      01 01     METRO                 18.20
      02 01     METRO                 18.20
      03 01     METRO                 18.20
    `),
    ),
  ).map(({ dates }) => dates.map(({ text }) => text).join());
  expect(days).toEqual('20 12,22 12,03 01,25 12,27 12,28 12,29 12,30 12,31 12,01 01,02 01,03 01'.split(','));
});

describe('a day and a month parted by a space', () => {
  /** The codes that open the lines reach to the word behind them. */
  const settleTouching = (block: string) =>
    settleShortDates(
      tokeniseLines(
        printPlainLines(block).map((line) => ({
          ...line,
          words: line.words.map((word, at) => {
            const [x0, y0, , y1] = word.box;
            return at === 0 ? { ...word, box: [x0, y0, line.words[1]!.box[0], y1] as const } : word;
          }),
        })),
      ),
    ).map(({ dates }) => dates.map(({ text }) => text).join());

  it('is a date behind a code that fills its cell, in the order of the calendar', () => {
    const days = settleTouching(`
      0247GD 05 06   RETRAIT GAB    04 06 2025   300,00
      0684OM 05 06   PRELEVEMENT    05 06 2025   611,84
      0135BK 08 06   REMISE         10 06 2025   541,00
      0796GD 11 06   PAIEMENT       06 06 2025   665,09
    `);
    expect(days).toEqual(['05 06,04 06 2025', '05 06,05 06 2025', '08 06,10 06 2025', '11 06,06 06 2025']);
  });

  it('dates the amount on the next line where the calendar runs on through it', () => {
    const days = (first: string, second: string) =>
      settleShortDates(
        tokeniseLines(
          printPlainLines(`
            02 01      CHEQUE                     35,20
            ${first}      DEPOT DIRECT PAIE
                       CSSDM                   1 049,05
            02 09      ACHAT INTERAC             145,97
            02 12      ACHAT INTERAC              27,20
            ${second}      PAIEMENT FACTURE
                       ENERGIR                    80,00
            02 14      CHEQUE                     11,00
          `),
        ),
      ).flatMap(({ dates }) => dates.map(({ text }) => text));
    expect(days('02 06', '02 13')).toEqual(['02 01', '02 06', '02 09', '02 12', '02 13', '02 14']);
    expect(days('07 06', '07 05')).toEqual(['02 01', '02 09', '02 12', '02 14']);
  });

  it('is none where the calendar runs to and fro', () => {
    const days = settleTouching(`
      0247GD 25 06   RETRAIT GAB    300,00
      0684OM 05 06   PRELEVEMENT    611,84
      0135BK 18 06   REMISE         541,00
      0796GD 01 06   PAIEMENT       665,09
      0796GD 21 06   PAIEMENT       665,09
    `);
    expect(days).toEqual(['', '', '', '', '']);
  });
});
