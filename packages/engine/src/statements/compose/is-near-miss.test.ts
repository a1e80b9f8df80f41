import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function readStatus(foot: string) {
  const page = `
  Current Account   Account number 12345678
  Arranged overdraft limit   3,000.00

  Date         Details           Money out    Money in     Balance
               Opening balance                            10,300.03
  05/03/2024   GREEN GROCER          45.20                10,254.83
  08/03/2024   SALARY                            100.00   10,354.83
               Closing balance                            10,354.83


  ${foot}`;
  const [statement] = readDocument(printPages(page), 'Document').statements;
  const { status, reasons } = statement!.verification;
  return { status, codes: reasons?.map(({ code }) => code) };
}

it('what a limit printed anywhere leaves beside the balance is no misprint of the balance', () => {
  expect(readStatus('You can spend   13,354.83')).toEqual({ status: 'verified', codes: [] });
});

it('a figure that no limit explains is', () => {
  expect(readStatus('You can spend   15,354.83').codes).toContain('one_digit_off');
});

it('the sum of the balance and the figure on the next line is no misprint of the balance', () => {
  expect(readStatus('At hand   15,354.83\n  Facility (15.7%)   5,000.00')).toEqual({ status: 'verified', codes: [] });
  expect(readStatus('At hand   15,354.83\n  Facility (15.7%)   4,000.00').codes).toContain('one_digit_off');
});

it('the credit granted on an account is its limit, in the words of the page', () => {
  const foot = 'Kontokreditt: innvilget kr 5,000.00, rente 15.65 %\n\n\n  Nytt 15,354.83';
  expect(readStatus(foot)).toEqual({ status: 'verified', codes: [] });
});
