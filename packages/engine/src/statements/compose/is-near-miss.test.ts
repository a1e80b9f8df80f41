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

it('nor is it with the balance once more in between', () => {
  const foot = (unused: string) => `At hand   15,354.83\n  Own money   10,354.83\n  Unused   ${unused}`;
  expect(readStatus(foot('5,000.00'))).toEqual({ status: 'verified', codes: [] });
  expect(readStatus(foot('4,000.00')).codes).toContain('one_digit_off');
});

it('the credit granted on an account is its limit, in the words of the page', () => {
  const foot = 'Kontokreditt: innvilget kr 5,000.00, rente 15.65 %\n\n\n  Nytt 15,354.83';
  expect(readStatus(foot)).toEqual({ status: 'verified', codes: [] });
});

function readBare(line: string) {
  const page = `
    ご利用明細
    口座番号   普通 6186115       JPY
    期間   2018-08-01 ～ 2018-08-31
    前回残高    197750
    最終残高    471795
    ${line}

    取引日          摘要                      金額
    2018-08-01   電気料 日本生命              -32070
    2018-08-08   給与 東京電力               244786
    2018-08-16   振込入金 山田 花子            59522
    2018-08-24   取消 アマゾン                1807
  `;
  const { status, reasons } = readDocument(printPages(page), 'Document').statements[0]!.verification;
  return { status, codes: reasons?.map(({ code }) => code) };
}

it.each([
  ['is one', '何か      471995', { status: 'unverifiable', codes: ['one_digit_off'] }],
  ['is none where it is short', '何か       32870', { status: 'verified', codes: [] }],
  [
    'is none where a limit explains it',
    '利用限度額    500000\n    何か      971795',
    { status: 'verified', codes: [] },
  ],
])('a number without separators beside a list without separators %s', (_, line, expected) => {
  expect(readBare(line)).toEqual(expected);
});

it('beside a list with separators such a number is a code', () => {
  expect(readStatus('Customer   1035483').status).toBe('verified');
});
