import { expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { findStacked } from './find-stacked.ts';

/** Each field as `label: value`. */
const fieldsOf = (block: string) => findStacked(printLines(block)).map((field) => `${field.label}: ${field.text}`);

it('names of two lines or three over their figures', () => {
  expect(
    fieldsOf(`
    Beginning      Deposits and     Balance this     Average
     balance      other additions    statement       balance
      882.14          2,070.65           401.40       641.77`),
  ).toEqual(['openingBalance: 882.14', 'totalCredits: 2,070.65', 'closingBalance: 401.40']);
  expect(
    fieldsOf(`
    Deposits            Balance
    and other            last
    additions         statement
     2,070.65            401.40`),
  ).toEqual(['totalCredits: 2,070.65', 'openingBalance: 401.40', 'previousBalance: 401.40']);
});

it('names over figures that a blank line parts from them', () => {
  expect(
    fieldsOf(`
    PREVIOUS      BALANCE
     BALANCE   THIS STATEMENT

    1,877.32       6,415.59`),
  ).toEqual(['openingBalance: 1,877.32', 'previousBalance: 1,877.32', 'closingBalance: 6,415.59']);
});

it.each([
  ['a name of one line', 'Beginning balance     Ending balance\n           882.14             401.40'],
  ['lines with figures of their own', 'Opening    Closing\n 10.00     balance\n882.14      401.40'],
  ['a single figure', 'Beginning\nbalance\n882.14'],
  ['a line far above', 'Beginning     Ending\n\nbalance       balance\n882.14         401.40'],
  ['a row of one account among others', 'Previous     Ending\nbalance      balance\nSavings 882.14    401.40'],
  ['rows of several accounts', 'Previous     Ending\nbalance      balance\n 882.14       401.40\n 100.00        90.00'],
  ['a row of the list', 'Beginning          Ending\nbalance           balance\n03/04/2025 882.14  401.40'],
])('none from %s', (_, block) => {
  expect(fieldsOf(block)).toEqual([]);
});
