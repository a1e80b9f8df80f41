/** Balances of days below no names of columns: one that is misprinted withholds the proof. */
import { describe, expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function readStatus(foot: string) {
  const page = `
    Current Account   Account number 12345678
    Statement period 01/03/2024 to 31/03/2024
    Opening balance   10,300.03
    Closing balance   10,214.71

    Deposits
    Date         Details           Amount
    08/03/2024   SALARY            100.00
    21/03/2024   REFUND             60.00

    Withdrawals
    Date         Details           Amount
    05/03/2024   GREEN GROCER       45.20
    12/03/2024   CAR PARK           88.12
    19/03/2024   BOOKSHOP          112.00

    Daily balances
    ${foot}
  `;
  const { status, reasons } = readDocument(printPages(page), 'Document').statements[0]!.verification;
  return { status, codes: reasons?.map(({ code }) => code) };
}

const DAYS = `05/03  10,254.83   08/03  10,354.83   12/03  10,266.71
    19/03  10,154.71   21/03  10,214.71`;

describe('balances that the rows come to at the end of their days', () => {
  it('leave the proof, whatever order the list is in', () => {
    expect(readStatus(DAYS)).toEqual({ status: 'verified', codes: [] });
  });

  it('leave it where one is a digit off the opening balance, which stands until the first day', () => {
    const first = `01/03  10,300.03   05/03  10,200.03`;
    const page = (foot: string) => `
      Current Account   Account number 12345678
      Statement period 01/03/2024 to 31/03/2024
      Opening balance   10,300.03
      Closing balance   10,260.03

      Deposits
      Date         Details           Amount
      08/03/2024   SALARY             60.00

      Withdrawals
      Date         Details           Amount
      05/03/2024   GREEN GROCER      100.00

      Balances at the end of the day
      ${foot}
    `;
    const read = (foot: string) => readDocument(printPages(page(foot)), 'Document').statements[0]!.verification;
    expect(read(`${first}   08/03  10,260.03`)).toMatchObject({ status: 'verified', reasons: [] });
    expect(read(`${first}   08/03  10,760.03`).status).toBe('unverifiable');
  });

  it.each([
    ['the first', '10,254.83', '10,204.83'],
    ['one between', '10,266.71', '10,266.77'],
  ])('withhold it where %s is one digit off', (_, balance, misprinted) => {
    expect(readStatus(DAYS.replace(balance, misprinted))).toEqual({ status: 'unverifiable', codes: ['one_digit_off'] });
  });
});

it('a list of balances may have one for each row of a day', () => {
  const page = (between: string) => `
    Account number 12345678   Statement period 01/03/2024 to 31/03/2024
    Opening balance   2,128.77
    Closing balance   2,213.00

    Date         Details            Amount
    05/03/2024   TRANSFER FEE        -2.00
    05/03/2024   GREEN GROCER      -113.77
    08/03/2024   SALARY             200.00

    Balances for interest
    01/03   2,128.77   04
    05/03   ${between}   00
    05/03   2,013.00   03
    08/03   2,213.00   24
  `;
  const read = (between: string) => readDocument(printPages(page(between)), 'Document').statements[0]!.verification;
  expect(read('2,126.77')).toMatchObject({ status: 'verified', reasons: [] });
  expect(read('2,116.77').status).toBe('unverifiable');
});

it.each([
  ['a figure without a day', DAYS.replace('12/03  10,266.71', 'Summa  10,266.77')],
  ['a figure that is of another kind', DAYS.replace('10,266.71', '41,877.15')],
  [
    'a day among others of which none is a balance of the rows',
    '05/03  10,254.88   08/03  71,377.20   12/03  55,266.71',
  ],
])('%s is no misprint', (_, foot) => {
  expect(readStatus(foot)).toEqual({ status: 'verified', codes: [] });
});

it.each([
  ['leave the proof', '415344', 'verified'],
  ['withhold it where one is one digit off', '415394', 'unverifiable'],
])('numbers without separators beside a list without separators %s', (_, balance, status) => {
  const page = `
    普通預金    口座番号 9484804
    期間   2025-05-01 ～ 2025-05-31
    前回残高    197750
    最終残高    471795

    日付           内容                            金額
    2025-05-04    電気料                         -32070
    2025-05-09    給料                          249664
    2025-05-11    カード                         -2871
    2025-05-13    利息                           59322

    日別残高
    05/04   165680   05/09   ${balance}   05/11   412473
    05/13   471795
  `;
  expect(readDocument(printPages(page), 'Document').statements[0]!.verification.status).toBe(status);
});
