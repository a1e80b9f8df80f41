import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const WALLET = `
  WALLET TRANSACTION HISTORY
  1 May 2026 - 9 May 2026

  Date         Type           Description                  Amount      Wallet Balance
  1/5/2026     Reload         Quick reload                   0.10        0.10
  2/5/2026     Reload         Quick reload                 100.00      100.10
  3/5/2026     Cash out       Transfer to pot               50.00       50.10
  4/5/2026     Payment        Green Grocer                  12.84       37.26
`;
const POT = `
  POT TRANSACTION
  1 May 2026 - 9 May 2026

  Date         Type           Description                  Amount      Pot Balance
  3/5/2026     Cash in        Transfer from wallet          50.00       50.00
  4/5/2026     Earnings       Daily earnings                 0.01       50.01
  5/5/2026     Earnings       Daily earnings                 0.01       50.02
`;

function read(...pages: readonly string[]) {
  return readDocument(printPages(...pages), 'Document').statements.map(({ closingBalance, transactions }) => [
    closingBalance,
    ...transactions.map(({ amount }) => amount),
  ]);
}

it('lists whose columns of balances have different names are of different accounts', () => {
  expect(read(`${WALLET}\n${POT}`)).toEqual([
    [null, '0.10', '100.00', '-50.00', '-12.84'],
    [null, '50.00', '0.01', '0.01'],
  ]);
});

it('a balance that goes on under another name is that of the same account', () => {
  const next = POT.replace('50.00       50.00', '50.00       87.26')
    .replace('50.01', '87.27')
    .replace('50.02', '87.28');
  expect(read(`${WALLET}\n${next}`)).toHaveLength(1);
});

it('lists under one name are of one account, whatever breaks between them', () => {
  expect(read(`${WALLET}\n${POT.replace('Pot Balance', 'Wallet Balance')}`)).toHaveLength(1);
});
