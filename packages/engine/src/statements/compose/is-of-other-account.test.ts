import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function readStatus(foot: string) {
  const page = `
  Current Account   Account number 12345678

  Date         Details           Money out    Money in     Balance
               Opening balance                              1,010.00
  05/03/2024   GREEN GROCER          45.20                    964.80
  08/03/2024   SALARY                            100.00     1,064.80
               Closing balance                              1,064.80


  ${foot}`;
  const [statement] = readDocument(printPages(page), 'Document').statements;
  return statement!.verification.status;
}

it('a balance behind the number of another account is none of the statement', () => {
  expect(readStatus('Your savings account NL21 RABO 3311 8802 14: closing balance  6,310.44')).toBe('verified');
  expect(readStatus('Savings 1224.61.00871: closing balance  6,310.44')).toBe('verified');
});

it('a balance behind the number of the statement is, and so is one behind a number of a few digits', () => {
  expect(readStatus('Your current account 12345678: closing balance  6,310.44')).not.toBe('verified');
  expect(readStatus('Your statement 17: closing balance  6,310.44')).not.toBe('verified');
});
