import { describe, expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const read = (...blocks: readonly string[]) =>
  readDocument(printPages(...blocks), 'Document').statements.map(({ account, openingBalance, closingBalance }) => [
    account.number,
    openingBalance,
    closingBalance,
  ]);

const HEAD = `
    Credit Card Statement                     Statement Date   14 JAN 2026
    MS ANNA ROE

    Card                    Card Number                    Total Balance       Minimum Payment
    CLASSIC CARD            4265-8845-1102-7719                   140.12                 50.00
    GOLD MILES CARD         3774-0102-9355-0182                   188.80                 60.00
    STUDENT CARD            4119-1102-0087-6640                   445.34                 70.00
    GRAND TOTAL                                                   774.26                180.00
`;
const COLUMNS = '    Post Date    Trans Date   Description of Transaction                  Amount';
const CLASSIC = `
    CLASSIC CARD
                              PREVIOUS BALANCE                             82.30
    15 DEC       14 DEC       GREEN GROCER                                140.12
    23 DEC       23 DEC       PAYMENT                                      82.30 CR
    TOTAL BALANCE FOR CLASSIC CARD                                        140.12
`;
const GOLD = `
    GOLD MILES CARD
                              PREVIOUS BALANCE                             22.10 CR
    17 DEC       14 DEC       BOOKS                                       135.86
    19 DEC       18 DEC       FLORIST                                      75.04
    TOTAL BALANCE FOR GOLD MILES CARD                                     188.80
`;
const STUDENT = `
    STUDENT CARD
                              PREVIOUS BALANCE                            335.19
    19 DEC       19 DEC       GREEN GROCER                                 88.02
    21 DEC       20 DEC       TRAIN                                        22.13
    TOTAL BALANCE FOR STUDENT CARD                                        445.34
`;

describe('cards of one bill, each with what was owed and what is owed', () => {
  const found = [
    ['4265-8845-1102-7719', '82.30', '140.12'],
    ['3774-0102-9355-0182', '-22.10', '188.80'],
    ['4119-1102-0087-6640', '335.19', '445.34'],
  ];

  it('are statements of their own, whatever words of other labels their names hold', () => {
    expect(read(HEAD, [COLUMNS, CLASSIC, GOLD, STUDENT].join('\n'))).toEqual(found);
  });

  it('have the numbers of their own titles where the title of the card before stands on their page', () => {
    const lines = CLASSIC.split('\n');
    const [first, rest] = [lines.slice(0, 4), [lines[1]!, ...lines.slice(4)]].map((part) => part.join('\n'));
    expect(read(HEAD, `${COLUMNS}\n${first}`, [COLUMNS, rest, GOLD, STUDENT].join('\n'))).toEqual(found);
  });
});

it('accounts that are listed by their IBAN, named as such, beside a card that is listed by its number', () => {
  const columns = '    Buchungstag     Buchungstext                               Ausgang      Eingang';
  const lists = [
    [
      'Girokonto',
      'IBAN DE14 2004 1155 0471 1825 00',
      '+912,10',
      '02.12.2024      Miete                                      -132,12',
      '+779,98',
    ],
    [
      'Tagesgeld',
      'IBAN DE88 2004 1144 0471 1825 50',
      '+500,00',
      '03.12.2024      Zinsen                                                 +20,00',
      '+520,00',
    ],
    [
      'Visa-Karte',
      '4871 78XX XXXX 9021',
      '-12,30',
      '04.12.2024      Buchhandlung                                -10,00',
      '-22,30',
    ],
  ];
  const page = [
    ...lists.map(([name, number, , , closing]) => `    ${name!.padEnd(16)}${number!.padEnd(50)}${closing}`),
    ...lists.flatMap(([name, , opening, row, closing]) => [
      '',
      `    ${name}`,
      columns,
      `    Alter Saldo                                                             ${opening}`,
      `    ${row}`,
      `    Neuer Saldo                                                             ${closing}`,
    ]),
  ];
  expect(read(page.join('\n')).map(([number]) => number)).toEqual([
    'DE14 2004 1155 0471 1825 00',
    'DE88 2004 1144 0471 1825 50',
    '4871 78XX XXXX 9021',
  ]);
});
