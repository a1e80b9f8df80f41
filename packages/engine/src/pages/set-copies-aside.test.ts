/** A sheet that is in a file twice counts once; two sheets that merely look alike count twice. */
import type { Page } from '@extracto/model';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../statements/read-document.ts';
import { printPage } from '../testing/page-fixture.ts';
import { setCopiesAside } from './set-copies-aside.ts';

const FIRST = `
  Checking Account       Account number   12345678
  Opening Balance        100.00                          Page 1 of 3

  Date         Description                    Amount     Balance
  15/01/2025   GREEN GROCER                   -45.20       54.80
  15/01/2025   KIOSK                           -4.80       50.00
`;
const SECOND = `
                                                         Page 2 of 3
  Date         Description                    Amount     Balance
  16/01/2025   SALARY                       1,504.80    1,554.80
  17/01/2025   CAR PARK                        -5.00    1,549.80
`;
const LAST = `
                                                         Page 3 of 3
  Date         Description                    Amount     Balance
  18/01/2025   CAR PARK                        -5.00    1,544.80
               Closing Balance                          1,544.80
`;

const print = (...blocks: readonly string[]) => blocks.map((block, index) => printPage(block, index + 1));
const moved = (page: Page, byPt: number): Page => ({
  ...page,
  words: page.words.map((word) => ({
    ...word,
    box: [word.box[0] + byPt, word.box[1], word.box[2] + byPt, word.box[3]],
  })),
});

describe('the rows of a sheet that is in a file twice are returned once', () => {
  it.each([
    ['right behind itself', [FIRST, SECOND, SECOND, LAST]],
    ['at the end', [FIRST, SECOND, LAST, FIRST]],
    ['with all others', [FIRST, SECOND, LAST, FIRST, SECOND, LAST]],
    ['three times', [FIRST, SECOND, LAST, LAST, LAST]],
  ])('%s', (_, blocks) => {
    const { statements } = readDocument(setCopiesAside(print(...blocks)), 'Document');
    expect(statements.map(({ verification }) => verification.status)).toEqual(['verified']);
    expect(statements[0]!.transactions.map(({ amount }) => amount)).toEqual([
      '-45.20',
      '-4.80',
      '1504.80',
      '-5.00',
      '-5.00',
    ]);
  });
});

const scan = (block: string, pageNumber: number): Page => ({
  ...printPage(block, pageNumber),
  textLayer: 'recognised',
});
const LISTED = `${FIRST}${SECOND}  Deposits 1,504.80   Withdrawals 55.00`;

it.each([
  ['with words and a date misread in one of them', LISTED.replace('KIOSK', 'KlOSK').replace('15/01', '16/01'), 1],
  ['but another amount', LISTED.replace('-4.80', '-4.30'), undefined],
  ['but the dates of another month', LISTED.replaceAll('/01/', '/02/'), undefined],
])('takes a sheet that was scanned again for the same %s', (_, again, repeats) => {
  expect(setCopiesAside([scan(LISTED, 1), scan(again, 2)])[1]!.repeats).toBe(repeats);
});

it('keeps scans of an account at rest, which print few amounts', () => {
  const rest = FIRST.replace(/.*KIOSK.*\n/, '');
  const pages = [scan(rest, 1), scan(`${rest} .`, 2)];
  expect(setCopiesAside(pages)).toBe(pages);
});

it('takes a copy for no sheet that is missing', () => {
  const { statements } = readDocument(setCopiesAside(print(FIRST, FIRST, LAST)), 'Document');
  expect(statements.map(({ verification }) => verification.status)).not.toContain('verified');
});

it('names the page that is repeated', () => {
  const pages = setCopiesAside(print(FIRST, SECOND, FIRST));
  expect(pages.map(({ repeats }) => repeats)).toEqual([undefined, undefined, 1]);
  expect(pages[2]).toMatchObject({ pageNumber: 3, words: [] });
});

it.each([
  ['another figure', printPage(SECOND.replace('5.00 ', '6.00 '), 2)],
  ['the same words at another place', moved(printPage(SECOND), 9)],
  ['one word more', printPage(`${SECOND}\n  Thank you`, 2)],
  ['nothing', { ...printPage(SECOND, 2), words: [] }],
])('keeps a page with %s', (_, page) => {
  const pages = [printPage(SECOND), page];
  expect(setCopiesAside(pages)).toBe(pages);
});
