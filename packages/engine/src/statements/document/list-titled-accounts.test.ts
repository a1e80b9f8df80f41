import { describe, expect, it } from 'vitest';
import { printPage } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const numbersOf = (block: string) =>
  readDocument([printPage(block)], 'Document').statements.map(({ account }) => account.number);

const list = (title: string, ...balances: readonly string[]) => `
  ${title}
  Date          Transaction Details        Deposit      Withdrawal      Balance
${balances.map((balance, at) => `  0${at + 1} Jan 2024   FPS TRANSFER 1241543                     10.00      ${balance}`).join('\n')}
`;

it('lists under the names and numbers of several accounts are of these, whatever number heads the page', () => {
  const page = `
  Number: 9896-6767-3233
  ${list('HKD Current Account — 817-890692-838', '700.00', '690.00')}
  ${list('HKD Savings Account — 817-890692-001', '90.00', '80.00')}`;
  expect(numbersOf(page)).toEqual(['817-890692-838', '817-890692-001']);
});

it('the period and terms of an account may stand between its number and its list', () => {
  const page = ['Lønkonto      3627 0012 445 188', 'Budgetkonto      3627 0012 445 196']
    .map((name, at) =>
      list(`${name}      01.01.2024 - 31.01.2024      DKK\n  Maksimum 5.000,00`, `${at}90.00`, `${at}80.00`),
    )
    .join('\n');
  expect(numbersOf(page)).toEqual(['3627 0012 445 188', '3627 0012 445 196']);
});

describe('lists under numbers that stand alone below the names of the accounts', () => {
  const page = (...titles: readonly string[]) => `
  Member Number        004418
  ${list(titles[0]!, '700.00', '690.00')}
  ${list(titles[1]!, '90.00', '80.00')}
  ${list(titles[2]!, '500.00', '490.00')}`;
  const [deposits, shares] = ['Member Deposits\n  901-004418', 'Share Capital\n  902-004418'];

  it('are of these where the balances start anew', () => {
    const { statements } = readDocument(
      [printPage(page(deposits!, shares!, 'Emergency Loan\n  LN-15-00731'))],
      'Document',
    );
    expect(statements.map(({ account: { number } }) => number)).toEqual(['901-004418', '902-004418', '004418']);
    expect(statements.slice(0, 2).map(({ account: { type } }) => type)).toEqual([null, null]);
  });

  it('are of one where the balances go on', () => {
    const sheets = `Number 9896-6767-3233
    ${list('Sheet of the bank\n  000117-01', '700.00', '690.00')}
    ${list('Sheet of the bank\n  000117-02', '680.00', '670.00')}`;
    expect(numbersOf(sheets)).toHaveLength(1);
  });
});

it.each([
  ['Savings Account 817-890692-838', 'Savings Account 817-890692-838 (Continued)'],
  ['Visa Card 4890 1111 2222 3333', 'Visa Card 4890 1111 2222 4444'],
  ['Deposits', 'Savings Account 817-890692-838'],
])('lists under %j and %j are of one', (first, second) => {
  expect(numbersOf(`${list(first, '700.00', '690.00')}\n${list(second, '680.00', '670.00')}`)).toHaveLength(1);
});
