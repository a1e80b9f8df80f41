import { describe, expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { findFields } from './find-fields.ts';

/** The figures of labels for balances. */
function balancesOf(block: string): string[] {
  const balances = new Set(['openingBalance', 'closingBalance', 'previousBalance', 'newBalance', 'broughtForward']);
  return findFields(printLines(block))
    .filter(({ label }) => balances.has(label))
    .flatMap(({ money }) => money.map(({ text }) => text));
}

describe('balances of rewards are not those of the account', () => {
  it.each([
    ['with their name behind', 'Saldo anterior de puntos          64.391,00'],
    ['with their name behind in another case', 'Poprzednie saldo punktów          37 962,00'],
    ['in front of their unit', 'Programa de vantagens saldo 14.207 pontos'],
    [
      'below their title, line by line',
      `
        ThankYou® Points / Cash Rewards
        Earned on purchases               $7.27
        Previous balance                 $44.18
      `,
    ],
    [
      'below their title, in a row of headings',
      `
        REWARD SUMMARY
        Previous Balance      Earned       Redeemed      Closing Balance
        3,418.00              716.00       0.00          4,134.00
      `,
    ],
    [
      'below a title beside other words',
      `
        Pay by mail              CASHBACK BONUS®
        to this address          Opening balance           $31.06
      `,
    ],
    ['behind their name', 'Golden Bonus Points: Opening balance 120.40   Closing balance 158.51'],
  ])('%s', (_, block) => {
    expect(balancesOf(block)).toEqual([]);
  });
});

describe('balances of the account stay', () => {
  it.each([
    [
      'below another title behind the rewards',
      `
        Reward points
        Earned                     716.00
        Account summary
        Previous balance           $44.18
      `,
    ],
    [
      'below the name of an account with rewards',
      `
        Rewards checking account
        Previous balance           $44.18
      `,
    ],
    [
      'beside the rewards',
      `
        Cash rewards                         Account summary
        Earned                7.27           Previous balance          $44.18
      `,
    ],
    [
      'far below the rewards',
      `
        Cash rewards


        Previous balance           $44.18
      `,
    ],
  ])('%s', (_, block) => {
    expect(balancesOf(block)).toEqual(['$44.18']);
  });
});
