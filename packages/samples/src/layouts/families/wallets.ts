/** Mobile money and the cash side of securities accounts. */
import type { AccountType } from '@extracto/model';
import { family, type LayoutFamily } from './family.ts';

const WALLET: readonly AccountType[] = ['other'];
const BROKERAGE: readonly AccountType[] = ['brokerage'];

export const WALLET_FAMILIES: readonly LayoutFamily[] = [
  family('wallet', WALLET, {
    columns: [
      'reference date description status credit debit balance',
      'date time reference description status amount balance',
      'reference date description debit credit balance',
    ],
    times: [true, false],
    commissions: ['rows', 'rows', 'none'],
    failedRows: [true, false, false],
    order: ['newestFirst', 'oldestFirst'],
    endpoints: ['summary', 'none'],
    totals: ['summary', 'none'],
  }),
  family('wallet-fees', WALLET, {
    columns: [
      'date description gross fee amount balance',
      'date reference description gross fee amount',
      'date type description status gross fee amount balance',
    ],
    amounts: ['minus', 'plusMinus', 'parentheses'],
    commissions: ['column'],
    endpoints: ['summary', 'both'],
    currencyMark: ['none', 'code'],
  }),
  family('brokerage-cash', BROKERAGE, {
    columns: [
      'date description amount balance',
      'date valueDate description debit credit balance',
      'date type description amount',
    ],
    holdings: [true],
    endpoints: ['summary', 'both'],
    totals: ['summary', 'none'],
  }),
  family('brokerage-orders', BROKERAGE, {
    columns: [
      'date type description quantity price amount balance',
      'date description quantity price amount',
      'date valueDate type description quantity price debit credit balance',
    ],
    holdings: [true, false],
    landscape: [true, false],
    endpoints: ['summary', 'both'],
    totals: ['summary', 'none'],
  }),
];
