import { expect, it } from 'vitest';
import { findFields } from '../../fields/find-fields.ts';
import { printLines, printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';
import { chooseNumbers, listNumbers, rankNumbers } from './choose-numbers.ts';

const part = (block: string) => {
  const lines = printLines(block);
  return { lines, fields: findFields(lines), tables: [] };
};
const numbersOf = (...blocks: string[]) => {
  const parts = blocks.map(part);
  return chooseNumbers(parts, parts.map(rankNumbers), null).map((found) => found?.value ?? null);
};

it('each account has the number that it alone prints, whatever the pages repeat', () => {
  expect(
    numbersOf(
      `
      Primary Account: 000000388550524
      Account Number: 000000388550524
      `,
      `
      Primary Account: 000000388550524
      Account Number: 000003227164676
      `,
    ),
  ).toEqual(['000000388550524', '000003227164676']);
});

it('of the accounts that an overview lists under the number of the customer each has its own', () => {
  const first = `
      Customer account: 4418820
      Account: 4418820-000001     2,830.60
      Account: 4418820-166003     6,503.72
    `;
  expect(numbersOf(first, 'Account: 4418820-166003')).toEqual(['4418820-000001', '4418820-166003']);
});

it('accounts of one number keep it', () => {
  const block = 'Account Number: 000000388550524     Currency: EUR';
  expect(numbersOf(block, block)).toEqual(['000000388550524', '000000388550524']);
});

it('a number directly behind the name of its account needs no label', () => {
  expect(numbersOf('Select Checking 4296006537', 'Serious Saver 06-0936-0211294-01')).toEqual([
    '4296006537',
    '06-0936-0211294-01',
  ]);
});

it('the number of a member opens those of his accounts at the end of their titles', () => {
  const member = 'Member no.     62013';
  expect(numbersOf(`${member}\nSavings (Share) Account — 62013/S1`, `${member}\nLoan Account — 62013/L2`)).toEqual([
    '62013/S1',
    '62013/L2',
  ]);
});

it.each([
  ['Konto 4470017', 'DE46 8309 4495 0004 4700 17', 'DE46 8309 4495 0004 4700 17'],
  ['Account number 12300017', 'GB28 HBUK 0011 2212 3000 17', '12300017'],
  ['Konto 4470017', 'DE46 8309 4495 0009 9200 55', '4470017'],
  ['Account number 12300017', 'IE12 AIBK 9300 1212 3000 17', 'IE12 AIBK 9300 1212 3000 17'],
])('where numbers were replaced by IBANs, these stand for the number within them: %s, %s', (line, iban, number) => {
  expect(numbersOf(`${line}\nIBAN: ${iban}`)).toEqual([number]);
});

it('the IBAN that is printed oftenest is the own one', () => {
  const { fields, lines } = part(`
    IBAN: DE86615932997148165709
    IBAN: DE87100110010223365968
    IBAN: DE87100110010223365968
  `);
  expect(listNumbers(rankNumbers({ fields, lines }))[0]?.value).toBe('DE87100110010223365968');
});

it('the number of a member leads to that of the only account with it', () => {
  const head = 'Member number 0064 3810 552';
  const account = (suffix: string) => `Everyday — account 0064 3810 552 ${suffix}`;
  expect(numbersOf(`${head}\n${account('01')}`, account('12'))).toEqual(['0064 3810 552 01', '0064 3810 552 12']);
  expect(numbersOf(`${head}\n${account('01')}\n${account('12')}`)).toEqual(['0064 3810 552']);
});

it('an IBAN in the head of the first page goes before the branch and number that end it', () => {
  const pages = (number: string) => {
    const lines = printLines('IBAN DE36 4807 0068 0055 0124 00', `Kontonummer ${number}`);
    return listNumbers(rankNumbers({ fields: findFields(lines), lines }))[0]?.value;
  };
  expect(pages('480 5501240')).toBe('DE36 4807 0068 0055 0124 00');
  expect(pages('480 7701240')).toBe('480 7701240');
});

it.each([
  ['at the same right edge', 'EXTRACTO CUENTA DE AHORROS\n            4884 5088 2565', '4884 5088 2565'],
  ['behind its period', 'DESDE: 2025/04/01 HASTA: 2025/04/30 CUENTA DE AHORROS NÚMERO 10293841571', '10293841571'],
])('the name of the account leads to a number %s', (_, block, number) => {
  expect(numbersOf(block)).toEqual([number]);
});

it('takes the last figures of the card from the title of its list, above its rows', () => {
  expect(numbersOf('Harbour Bank\nCarbon Final 8552 - PAULA REGINA TEIXEIRA')).toEqual(['8552']);
  expect(numbersOf('12/03/2025 GREEN GROCER   45,20\nPix 8552 - PAULA REGINA TEIXEIRA')).toEqual([null]);
});

it('rows that all repeat one number below its name are of that account', () => {
  const numberOf = (second: string) =>
    readDocument(
      printPages(`
        Account number   Date         Description       Amount    Balance
        1122334          2019-03-08   Rent              -384.00   12,837.00
        ${second}          2019-03-14   Salary           2,045.00   14,882.00
        1122334          2019-03-15   Rent              -384.00   14,498.00
        1122334          2019-03-21   Groceries         -928.00   13,570.00`),
      'Document',
    ).statements[0]!.account.number;
  expect(numberOf('1122334')).toBe('1122334');
  expect(numberOf('1122335')).toBe(null);
});

it('an overview in the first list gives it no number that another one ends with', () => {
  expect(
    numbersOf(
      `
      Account Number: 11425 00900 05234087765     5,310.33
      Account Number: 04093455065
      `,
      'Account Number: 05234087765',
    ),
  ).toEqual(['04093455065', '05234087765']);
});
