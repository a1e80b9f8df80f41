import { expect, it } from 'vitest';
import { printPage } from '../testing/page-fixture.ts';
import { readDocument } from './read-document.ts';

it('rows that a wallet counts to neither side are signed by their words, beside those of both sides', () => {
  const { transactions } = readDocument(
    [
      printPage(`
        交易时间      交易类型    收/支/其他    金额(元)   交易对方
        2025-06-30    商户消费    支出            33.20    拼多多
        2025-06-29    零钱充值    其他           500.00    工商银行
        2025-06-28    转账        收入            80.00    李姐
        2025-06-27    零钱提现    其他           200.00    工商银行
        2025-06-26    商户消费    支出            12.50    便利店
        2025-06-25    商户消费    支出            18.00    便利店
        2025-06-24    商户消费    支出             7.90    书店
      `),
    ],
    'Document',
  ).statements[0]!;
  expect(transactions.map(({ amount }) => amount)).toEqual([
    '-33.20',
    '500.00',
    '80.00',
    '-200.00',
    '-12.50',
    '-18.00',
    '-7.90',
  ]);
});

it('"DEB" in a column of kinds is no side of an amount, be it on the line of the day or below', () => {
  const page = `
    Opening balance    100.00       Closing balance    152.80

    Details              Date         Type     Money in   Money out    Balance
    REFUND SHOES         05/08/2023   DEB         45.20                 145.20
    GREEN GROCER         06/08/2023   DEB                     20.40     124.80
    SALARY               09/08/2023   TRF
    ACME LTD                                      40.00                 164.80
    CITY WATER           22/08/2023   POS
    REF 5715141                                               12.00     152.80
  `;
  const [statement] = readDocument([printPage(page)], 'Document').statements;
  expect(statement!.transactions.map(({ amount }) => amount)).toEqual(['45.20', '-20.40', '40.00', '-12.00']);
  expect(statement!.verification.status).toBe('verified');
});
