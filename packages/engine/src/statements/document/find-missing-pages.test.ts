/** Lists of which the page numbers say that they go on elsewhere. */
import { describe, expect, it } from 'vitest';
import { printLines, printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';
import { findMissingPages, readPageNumbers } from './find-missing-pages.ts';

describe('page numbers', () => {
  it.each([
    ['of all pages', ['Page 1 of 2', 'Page 2 of 2'], [false, false]],
    ['of the first page alone', ['Page 1 of 2'], [false, true]],
    ['of the last pages', ['Seite 2 von 3', 'Seite 3 von 3'], [true, false]],
    ['without a word', ['2/3'], [true, true]],
    ['in a sentence', ['5. oldal, összesen 6', '6. oldal, összesen 6'], [true, false]],
    ['in brackets', ['Sida 2(2)'], [true, false]],
    ['around which pages without a number stand', ['GENERAL TERMS', 'Page 2 of 3', 'GENERAL TERMS'], [false, false]],
    ['of two statements', ['Page 1 of 2', 'Page 2 of 2', 'Page 1 of 2', 'Page 2 of 2'], [false, false]],
    ['of a page that says two things', ['Page 1 of 5     Page 2 of 5'], [false, false]],
    ['beside the number of a house', ['Elm Row 3/5\nPage 1 of 2'], [false, true]],
    ['that are a date', ['02/12'], [false, false]],
    ['that are a day with the name of its month', ['21-Jun-25', '22 juin 25'], [false, false]],
    ['that are a masked number', ['CUST ID 5XXXXXX72'], [false, false]],
    ['beside days of a month in Chinese', ['7月29日     ATM\n第1页共2页'], [false, true]],
    ['that are an amount', ['2.10'], [false, false]],
    ['of a sheet that is there twice', ['Page 1 of 2', 'Page 2 of 2', 'Page 2 of 2'], [false, false]],
  ] as const)('%s', (_, pages, [before, after]) => {
    expect(findMissingPages(readPageNumbers(printLines(...pages)), 1, pages.length, pages.length)).toEqual({
      before,
      after,
    });
  });
});

it.each([
  ['behind the second sheet', [1, 2], { before: false, after: true }],
  ['in front of the fourth', [3, 3], { before: true, after: false }],
  ['between sheets of a list', [1, 3], { before: false, after: true }],
] as const)('a sheet lost %s', (_, [firstPage, lastPage], lost) => {
  const numbers = readPageNumbers(printLines('Page 1 of 4', 'Page 2 of 4', 'Page 4 of 4'));
  expect(findMissingPages(numbers, firstPage, lastPage, 3)).toEqual(lost);
});

describe('a list that begins with a balance brought forward', () => {
  const SHEET = (foot: string) => `
    Checking Account       Account number   12345678
    Statement period       01/01/2025 to 31/01/2025

    Date         Description                    Amount     Balance
                 Balance brought forward                    100.00
    15/01/2025   GREEN GROCER                   -45.20       54.80
    16/01/2025   SALARY                       1,500.00    1,554.80
                 Closing balance                          1,554.80

    ${foot}
  `;
  const judge = (page: string) => readDocument(printPages(page), 'Document').statements[0]!;

  it.each(['', 'Page 1 of 1', 'Page 1'])('is proved where no page number contradicts it: "%s"', (foot) => {
    expect(judge(SHEET(foot)).verification.status).toBe('verified');
  });

  it('is not where the page is the second', () => {
    const { verification, ambiguities } = judge(SHEET('Page 2 of 2'));
    expect(verification.status).toBe('unverifiable');
    expect(ambiguities).toEqual(['the list goes on over a page that is not in the document']);
  });

  it.each(['이월', '전기이월'])('is not on the second page, in another language: %s', (label) => {
    const passed = SHEET('2 / 2 페이지').replace('Balance brought forward', label.padEnd(23));
    expect(judge(passed).verification.status).toBe('unverifiable');
  });

  it('is, on whatever page, where it begins with an opening balance', () => {
    const own = SHEET('Page 2 of 2').replace('Balance brought forward', 'Opening balance        ');
    expect(judge(own).verification.status).toBe('verified');
  });
});
