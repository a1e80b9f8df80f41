import type { DraftStatement, Warning } from '@extracto/model';
import { describe, expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';
import { chooseStarts } from './choose-starts.ts';

/** A statement of so many rows, whose opening and closing balance they prove or not; `from`: the amount of the first, by which the others count on. */
function statement(rows: number, passed: boolean, from = nextAmount()): DraftStatement {
  const checks = [{ name: 'opening_plus_transactions_is_closing', passed }];
  const transactions = Array.from({ length: rows }, (_, at) => ({ date: '2024-01-31', amount: `${from + at}.00` }));
  return { transactions, verification: { checks } } as unknown as DraftStatement;
}

let last = 0;

function nextAmount(): number {
  last += 1000;
  return last;
}

const LEFT_OUT: Warning = { code: 'list_left_out', message: '', page: 2 };

/** Reads each division as it is told to. */
function choose(
  starts: readonly number[],
  others: readonly number[],
  told: Record<string, readonly DraftStatement[]>,
  leftOut: readonly string[] = [],
) {
  const read: string[] = [];
  const { chosen } = chooseStarts(
    starts,
    () => [others],
    (division) => {
      read.push(division.join());
      const warnings = leftOut.includes(division.join()) ? [LEFT_OUT] : [];
      return { starts: division, statements: told[division.join()] ?? [statement(1, false)], areHeaded: [], warnings };
    },
  );
  return { starts: chosen.starts, read };
}

describe('the starts of statements', () => {
  it('reads a document once whose statements are all proved', () => {
    expect(choose([0, 9], [4], { '0,9': [statement(5, true), statement(5, true)] })).toEqual({
      starts: [0, 9],
      read: ['0,9'],
    });
  });

  it('joins neighbours whose rows lead from one opening to one closing balance', () => {
    const told = { '0,9': [statement(5, false), statement(5, false)], '0': [statement(10, true)] };
    expect(choose([0, 9], [], told).starts).toEqual([0]);
  });

  it('joins no neighbours where the rows of one of them are left out', () => {
    const told = {
      '0,4,9': [statement(5, true), statement(5, false), statement(5, true)],
      '0,9': [statement(6, true), statement(6, true)],
    };
    expect(choose([0, 4, 9], [], told).starts).toEqual([0, 4, 9]);
  });

  it('joins neighbours of which one prints rows of the other again', () => {
    const told = { '0,9': [statement(19, true, 1), statement(3, false, 5)], '0': [statement(19, true, 1)] };
    expect(choose([0, 9], [], told).starts).toEqual([0]);
    const others = { ...told, '0,9': [statement(19, true, 1), statement(3, false, 18)] };
    expect(choose([0, 9], [], others).starts).toEqual([0, 9]);
  });

  it('joins neighbours where the one row of a part was a label', () => {
    const told = { '0,9': [statement(19, false), statement(1, false)], '0': [statement(19, true)] };
    expect(choose([0, 9], [], told).starts).toEqual([0]);
  });

  it('parts a list where running balances begin anew', () => {
    const told = { '0': [statement(10, false)], '0,6': [statement(6, true), statement(4, true)] };
    expect(choose([0], [6], told).starts).toEqual([0, 6]);
  });

  it('parts a proved list from another that it leaves out', () => {
    const told = { '0': [statement(17, true)], '0,6': [statement(17, true), statement(2, true)] };
    expect(choose([0], [6], told, ['0']).starts).toEqual([0, 6]);
  });

  it('parts no list of which a part stays without proof', () => {
    const told = { '0': [statement(10, false)], '0,6': [statement(6, true), statement(4, false)] };
    expect(choose([0], [6], told).starts).toEqual([0]);
  });

  it('keeps the printed division where another proves hardly more', () => {
    const told = { '0,9': [statement(5, true), statement(5, false)], '0': [statement(6, true)] };
    expect(choose([0, 9], [], told).starts).toEqual([0, 9]);
  });
});

it('reads two accounts whose lines of totals repeat the last balance', () => {
  const { statements } = readDocument(
    printPages(`
      Statement period  12 February 2025 - 11 March 2025
      Go Account        06-0936-0211294-00     $1,250.08
      Serious Saver     06-0936-0211294-01     $6,780.00

      Go Account 06-0936-0211294-00
      Date       Details                       Withdrawals      Deposits       Balance
      12 Feb     Opening balance                                              1,506.51
      14 Feb     Books                               11.71                    1,494.80
      16 Feb     Tom Beckett                                        22.53     1,517.33
      23 Feb     Groceries                          267.25                    1,250.08
      11 Mar     Totals at end of period           $278.96         $22.53    $1,250.08

      Serious Saver 06-0936-0211294-01
      Date       Details                       Withdrawals      Deposits       Balance
      12 Feb     Opening balance                                              6,857.87
      17 Feb     Transfer                                          200.00     7,057.87
      28 Feb     Interest                                            6.29     7,064.16
      06 Mar     Transfer                           284.16                    6,780.00
      11 Mar     Totals at end of period           $284.16        $206.29    $6,780.00
    `),
    'Document',
  );
  expect(statements.map(({ transactions }) => transactions.map(({ amount }) => amount))).toEqual([
    ['-11.71', '22.53', '-267.25'],
    ['200.00', '6.29', '-284.16'],
  ]);
});
