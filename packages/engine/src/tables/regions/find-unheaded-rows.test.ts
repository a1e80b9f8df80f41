import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPages } from '../../testing/page-fixture.ts';

const amountsOf = (above: string) =>
  readDocument(
    printPages(`
      Card account 0456 7712 3301
      Previous balance                                                612.33
      New balance                                                     201.53

      ${above}

      Transactions of card 4532 77** **** 1188
      Date of purchase   Date posted   Details                        Amount
      30/03/2024         01/04/2024    GREEN GROCER                   119.87
      06/04/2024         08/04/2024    HOTEL                           62.53
      07/04/2024         09/04/2024    BOOKS                           17.13
    `),
    'Document',
  ).statements[0]!.transactions.map(({ amount }) => amount);

it('rows above the header that stand as those below it belong to its list', () => {
  const rows = `10/04/2024         10/04/2024    PAYMENT RECEIVED              -612.33
      30/04/2024         30/04/2024    STAMP DUTY                       2.00`;
  expect(amountsOf(rows)).toEqual(['612.33', '-2.00', '-119.87', '-62.53', '-17.13']);
});

it('dated figures above the header that stand elsewhere stay outside', () => {
  expect(amountsOf('10/04/2024  10/04/2024  Last payment received   -612.33')).toEqual(['-119.87', '-62.53', '-17.13']);
});
