import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printWords } from '../../testing/page-fixture.ts';
import { readMoney } from '../../tokens/read-money.ts';
import type { PrintedAmount } from './amounts.ts';
import type { Printed } from './choose-ends.ts';
import { type LedgerEntry, settleAmounts } from './settle-amounts.ts';

interface Cell {
  readonly text: string;
  readonly role?: PrintedAmount['columnRole'];
  readonly section?: PrintedAmount['sectionSign'];
  readonly balance?: number;
  /** Kinds of the heading above; the same array for the same list. */
  readonly sections?: readonly string[];
}

const NO_SECTIONS: readonly string[] = [];

function entry({ text, role = 'amount', section = 0, balance, sections = NO_SECTIONS }: Cell): LedgerEntry {
  const token = readMoney(printWords(text))[0]!;
  const amount = { magnitude: token.readings.dot!.digits, token, columnRole: role, sectionSign: section, sections };
  return { amount, balance: balance ?? null };
}

const checkpoint = (balance: number): LedgerEntry => ({ amount: null, balance });
const NOTHING: Printed = {
  openings: [],
  closings: [],
  twins: [],
  byPlace: [],
  creditTotals: [],
  debitTotals: [],
  loose: [],
};

function settle(
  entries: readonly (Cell | LedgerEntry)[],
  printed: Partial<Printed> = {},
  polarities: readonly (1 | -1)[] = [1],
  descending = false,
) {
  return settleAmounts(
    entries.map((one) => ('text' in one ? entry(one) : one)),
    { ...NOTHING, ...printed },
    polarities,
    descending,
  );
}

describe('without any arithmetic that holds', () => {
  it.each([[[1]], [[-1]], [[1, -1]]] as const)(
    'a heading decides amounts without a sign, polarities %j',
    (polarities) => {
      const checks = ['100.00', '69.13'].map((text): Cell => ({ text, section: -1 }));
      const rows: readonly Cell[] = [{ text: '21.70', role: 'debit' }, { text: '97.80', role: 'credit' }, ...checks];
      expect(settle(rows, { openings: [100000], closings: [70000] }, polarities).amounts).toEqual([
        -2170, 9780, -10000, -6913,
      ]);
    },
  );

  it('a heading above signed amounts decides nothing', () => {
    const rows = ['-45.20', '9.30'].map((text): Cell => ({ text, section: -1 }));
    expect(settle(rows).amounts).toEqual([-4520, 930]);
  });

  it('a heading decides a list that prints no sign, though the list above it does', () => {
    const [withdrawals, checks] = [['debits'], ['checks']];
    const rows: readonly Cell[] = [
      { text: '45.20-', section: -1, sections: withdrawals },
      { text: '9.30-', section: -1, sections: withdrawals },
      { text: '22.13', section: -1, sections: checks },
      { text: '266.01', section: -1, sections: checks },
    ];
    expect(settle(rows).amounts).toEqual([-4520, -930, -2213, -26601]);
  });
});

describe('opening and closing balance under one name', () => {
  it('are told apart by what the rows move', () => {
    const rows: readonly Cell[] = [{ text: '+470.00' }, { text: '-75.00' }];
    const values = [10000, 49500];
    const twins = values.map((value) => ({ value, label: 'Balance' }));
    const ends = { opening: 10000, closing: 49500, holds: true };
    expect(settle(rows, { closings: values, twins })).toMatchObject(ends);
    expect(settle(rows, { openings: values, twins })).toMatchObject(ends);
  });

  it('are not looked for where running balances lead elsewhere', () => {
    const rows: readonly Cell[] = [
      { text: '470.00', balance: 57000 },
      { text: '-75.00', balance: 49500 },
    ];
    expect(settle(rows, { closings: [60000, 99500, 49500] })).toMatchObject({ closing: 49500, holds: false });
  });

  it('are none where one of the other name is printed', () => {
    const rows: readonly Cell[] = [{ text: '+470.00' }, { text: '-75.00' }];
    expect(settle(rows, { openings: [700], closings: [10000, 49500] }).holds).toBe(false);
  });
});

describe('the arithmetic chooses the signs', () => {
  it('as printed, where opening and closing agree with it', () => {
    const settled = settle([{ text: '-45.20' }, { text: '1,500.00' }], { openings: [100000], closings: [245480] });
    expect(settled).toMatchObject({
      amounts: [-4520, 150000],
      opening: 100000,
      closing: 245480,
      polarity: 1,
      holds: true,
      tied: false,
    });
  });

  it("a card's purchases without a sign and payments with a minus", () => {
    const settled = settle([{ text: '45.20' }, { text: '-500.00' }], { openings: [100000], closings: [54520] }, [-1]);
    expect(settled).toMatchObject({ amounts: [-4520, 50000], polarity: -1, holds: true, tied: false });
  });

  it('a debt falls by a payment when the account type is not known', () => {
    const cells = [{ text: '45.20' }, { text: '500.00 CR' }];
    const settled = settle(cells, { openings: [100000], closings: [54520] }, [1, -1]);
    expect(settled).toMatchObject({ amounts: [-4520, 50000], polarity: -1, holds: true });
  });

  it('an unsigned amount takes the sign of the step of the balance', () => {
    const settled = settle(
      [
        checkpoint(100000),
        { text: '45.20', balance: 95480 },
        { text: '1,500.00', balance: 245480 },
        { text: '9.30', balance: 244550 },
      ],
      { openings: [100000], closings: [244550] },
    );
    expect(settled).toMatchObject({ amounts: [null, -4520, 150000, -930], holds: true, tied: false });
  });

  it('headings in both directions above amounts without signs', () => {
    const settled = settle(
      [
        { text: '1,500.00', section: 1 },
        { text: '45.20', section: -1 },
      ],
      {
        openings: [100000],
        closings: [245480],
      },
    );
    expect(settled).toMatchObject({ amounts: [150000, -4520], holds: true });
  });

  it('two columns need no sign', () => {
    const settled = settle(
      [
        { text: '45.20', role: 'debit' },
        { text: '1,500.00', role: 'credit' },
      ],
      {
        openings: [100000],
        closings: [245480],
      },
    );
    expect(settled).toMatchObject({ amounts: [-4520, 150000], holds: true, tied: false });
  });
});

describe('the ends of the statement', () => {
  it('are the printed pair that the sum explains', () => {
    const settled = settle([{ text: '-45.20' }], { openings: [77700, 100000], closings: [95480, 88800] });
    expect(settled).toMatchObject({ opening: 100000, closing: 95480, holds: true });
  });

  it('are read backwards where the list is newest first', () => {
    const cells = [
      { text: '-9.30', balance: 244550 },
      { text: '1,500.00', balance: 245480 },
      { text: '-45.20', balance: 95480 },
    ];
    const settled = settle(cells, { openings: [100000], closings: [244550] }, [1], true);
    expect(settled).toMatchObject({ newestFirst: true, amounts: [-930, 150000, -4520], holds: true });
  });

  it.each([
    ['the opening balance', '1,131.00', 4161, 104839, { opening: -4161, closing: 104839 }],
    ['the closing balance', '10.00', 1000, 2100, { opening: 1000, closing: -2100 }],
  ])('may be below zero without a sign: %s', (_, credit, opening, closing, ends) => {
    const cells = [
      { text: '41.00', role: 'debit' as const },
      { text: credit, role: 'credit' as const },
    ];
    expect(settle(cells, { openings: [opening], closings: [closing] })).toMatchObject({ ...ends, holds: true });
  });

  it('are null when nothing is printed', () => {
    expect(settle([{ text: '-45.20' }])).toMatchObject({ opening: null, closing: null, holds: false });
  });

  it('a statement without rows opens and closes with the same figure', () => {
    expect(settle([], { openings: [100000], closings: [100000] })).toMatchObject({
      amounts: [],
      opening: 100000,
      closing: 100000,
      holds: true,
    });
  });
});

describe('printed totals', () => {
  const cells = [{ text: '-45.20' }, { text: '1,500.00' }, { text: '-9.30' }];
  it('are recognised by the sums they print', () => {
    expect(settle(cells, { creditTotals: [150000], debitTotals: [5450] })).toMatchObject({
      credits: 150000,
      debits: 5450,
    });
  });
  it('that agree with no sum are none', () => {
    expect(settle(cells, { creditTotals: [150001], debitTotals: [5449] })).toMatchObject({
      credits: null,
      debits: null,
    });
  });
});

describe('nothing is corrected', () => {
  it('rows that do not add up keep what they print', () => {
    const settled = settle([{ text: '-45.20' }, { text: '1,500.00' }], { openings: [100000], closings: [999999] });
    expect(settled).toMatchObject({ amounts: [-4520, 150000], opening: 100000, closing: 999999, holds: false });
  });

  it('a printed sign is not turned by a balance that contradicts it', () => {
    const settled = settle([
      checkpoint(100000),
      { text: '-45.20', balance: 104520 },
      { text: '1,500.00', balance: 254520 },
      { text: '-9.30', balance: 253590 },
    ]);
    expect(settled.amounts).toEqual([null, -4520, 150000, -930]);
  });
});

/** Printed signs of an amount: credit, debit. */
const SIGNS: readonly (readonly [name: string, credit: (text: string) => Cell, debit: (text: string) => Cell])[] = [
  ['minus', (text) => ({ text }), (text) => ({ text: `-${text}` })],
  ['trailing minus', (text) => ({ text }), (text) => ({ text: `${text}-` })],
  ['parentheses', (text) => ({ text }), (text) => ({ text: `(${text})` })],
  ['plus and minus', (text) => ({ text: `+${text}` }), (text) => ({ text: `-${text}` })],
  ['CR and DR', (text) => ({ text: `${text} CR` }), (text) => ({ text: `${text} DR` })],
  ['CR alone', (text) => ({ text: `${text} CR` }), (text) => ({ text })],
  ['two columns', (text) => ({ text, role: 'credit' }), (text) => ({ text, role: 'debit' })],
  ['headings', (text) => ({ text, section: 1 }), (text) => ({ text, section: -1 })],
];

describe.each(SIGNS)('any ledger printed with %s', (_, credit, debit) => {
  const amounts = fc
    .array(
      fc.integer({ min: -99_999_99, max: 99_999_99 }).filter((amount) => amount !== 0),
      { minLength: 2, maxLength: 40 },
    )
    .filter((list) => new Set(list.map(Math.sign)).size === 2);
  const print = (amount: number) => {
    const digits = String(Math.abs(amount)).padStart(3, '0');
    return (amount > 0 ? credit : debit)(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
  };
  const opening = 1_234_567_89;
  const sum = (list: readonly number[]) => list.reduce((total, amount) => total + amount, 0);

  it('is read back from its opening and closing balance', () => {
    fc.assert(
      fc.property(amounts, (list) => {
        const settled = settle(list.map(print), { openings: [opening], closings: [opening + sum(list)] });
        expect(settled.amounts).toEqual(list);
        expect(settled).toMatchObject({ opening, closing: opening + sum(list), holds: true });
      }),
      { numRuns: 40 },
    );
  });

  it('is read back from its running balances, in either order', () => {
    fc.assert(
      fc.property(amounts, fc.boolean(), (list, descending) => {
        let balance = opening;
        const cells = list.map((amount) => {
          balance += amount;
          return { ...print(amount), balance };
        });
        const inOrder = <T>(items: readonly T[]) => (descending ? items.toReversed() : items);
        const printed = { openings: [opening], closings: [balance] };
        const settled = settle(inOrder(cells), printed, [1], descending);
        expect(settled.amounts).toEqual(inOrder(list));
        expect(settled).toMatchObject({ newestFirst: descending, holds: true });
      }),
      { numRuns: 40 },
    );
  });

  it('with one changed amount no longer holds', () => {
    const change = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(amounts, fc.nat(), change, (list, at, difference) => {
        // a movement of less than the change may hold with all signs turned: 1 − 2 is −(3 − 2)
        fc.pre(Math.abs(sum(list)) > 9);
        const cells = list.map((amount, index) =>
          print(index === at % list.length ? amount + Math.sign(amount) * difference : amount),
        );
        expect(settle(cells, { openings: [opening], closings: [opening + sum(list)] }).holds).toBe(false);
      }),
      { numRuns: 40 },
    );
  });
});

describe('an end that no label names, right above or below the list', () => {
  const rows: readonly Cell[] = [{ text: '200.00' }, { text: '76.50-' }];

  it('is a guess beside another that nothing names', () => {
    const printed = { openings: [100000], byPlace: [100000], loose: [112350] };
    expect(settle(rows, printed)).toMatchObject({ opening: 100000, closing: 112350, conjectured: true });
  });

  it('is none of the totals of one direction, though rows that are left out leave them without their sum', () => {
    const printed = { closings: [112350], loose: [100000, -100000], debitTotals: [100000] };
    expect(settle(rows, printed)).toMatchObject({ opening: null, closing: 112350, holds: false });
  });

  it('is none beside one that has a name', () => {
    const printed = { openings: [100000], closings: [112350], byPlace: [100000] };
    expect(settle(rows, printed)).toMatchObject({ opening: 100000, closing: 112350, conjectured: false });
  });

  it('is none where running balances lead from it', () => {
    const led = [checkpoint(100000), { text: '200.00', balance: 120000 }, { text: '76.50-', balance: 112350 }];
    const printed = { openings: [100000], closings: [112350], byPlace: [100000, 112350] };
    expect(settle(led, printed)).toMatchObject({ opening: 100000, closing: 112350, conjectured: false });
  });
});

describe('all amounts in a column for money in', () => {
  const rows = (steps: readonly number[]) =>
    steps.map((step, at): Cell => {
      const balance = steps.slice(0, at + 1).reduce((sum, own) => sum + own, 100000);
      return { text: (Math.abs(step) / 100).toFixed(2), role: 'credit', balance };
    });

  it('follow the balances where these go both ways', () => {
    const steps = [49751, -4975, -3200, 500000, 10092, -1009];
    const settled = settle([checkpoint(100000), ...rows(steps)]);
    expect({ amounts: settled.amounts.slice(1), chained: settled.chained }).toEqual({ amounts: steps, chained: true });
  });

  it('come in where the list runs upwards and nothing else says so', () => {
    const steps = [49751, 4975, 3200];
    const settled = settle([checkpoint(100000), ...rows(steps)].reverse());
    expect(settled.amounts.slice(0, 3)).toEqual(steps.toReversed());
  });

  it('keep their name where a balance is broken', () => {
    const broken = rows([49751, -4975, -3200]).with(1, { text: '49.75', role: 'credit', balance: 1 });
    expect(settle([checkpoint(100000), ...broken]).amounts.slice(1)).toEqual([49751, 4975, 3200]);
  });
});
