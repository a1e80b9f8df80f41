import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPages } from '../../testing/page-fixture.ts';

it('a day above each row dates it, though the last line of a row may stand nearer to the next day', () => {
  const page = `
    Account number 12345678
    Closing balance                                     611.06

    Friday, 27th Feb 2026

    Savings transfer                          86.28     611.06


    Saturday, 21st Feb 2026

    Music                                     13.07     697.34
                   Card 0434
    Wednesday, 18th Feb 2026

    Green Grocer                              34.78     710.41
                   Card 0434
    Friday, 13th Feb 2026

    Salary                                  +207.07     745.19
                   Employer
    Wednesday, 11th Feb 2026

    Bakery                                     8.95     538.12
  `;
  const { statements } = readDocument(printPages(page), 'Document');
  expect(statements.flatMap(({ transactions }) => transactions.map(({ date, amount }) => [date, amount]))).toEqual([
    ['2026-02-27', '-86.28'],
    ['2026-02-21', '-13.07'],
    ['2026-02-18', '-34.78'],
    ['2026-02-13', '207.07'],
    ['2026-02-11', '-8.95'],
  ]);
});

it('a list that begins with a day and ends with an amount prints each day above its rows, though all stand nearer to the row above', () => {
  const page = `
    Account number 12345678
    Date       Details                   Money out   Money in    Balance
               Opening balance                                    500.00
    02 March 2024

               Salary                                   200.00    700.00
    04 March 2024

               Rent                          300.00               400.00
               Shoes                          50.00               350.00
    09 March 2024

               Shoes                          20.00               330.00
    11 March 2024

               Bakery                          5.00               325.00
  `;
  const { statements } = readDocument(printPages(page), 'Document');
  expect(statements.flatMap(({ transactions }) => transactions.map(({ date, amount }) => [date, amount]))).toEqual([
    ['2024-03-02', '200.00'],
    ['2024-03-04', '-300.00'],
    ['2024-03-04', '-50.00'],
    ['2024-03-09', '-20.00'],
    ['2024-03-11', '-5.00'],
  ]);
});
