import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ColumnRole } from '../../lines/reading.ts';
import { assignRoles, type MoneyRecord, type MoneyRole } from './assign-roles.ts';

const UNNAMED: readonly ColumnRole[] = [];
const rolesOf = (records: readonly MoneyRecord[], candidates: readonly (readonly ColumnRole[])[]) =>
  assignRoles(records, candidates).roles;

describe('headers that say it are believed', () => {
  it.each([
    [
      [['debit'], ['credit'], ['balance']],
      ['debit', 'credit', 'balance'],
    ],
    [
      [['amount'], ['balance']],
      ['amount', 'balance'],
    ],
    [
      [['balance'], ['amount']],
      ['balance', 'amount'],
    ],
    [[['amount']], ['amount']],
    [
      [['originalAmount'], ['amount']],
      ['originalAmount', 'amount'],
    ],
  ] as const)('%j', (candidates, roles) => {
    const record = candidates.map((_, index) => (index === 0 ? 4520 : null));
    expect(rolesOf([record], candidates)).toEqual(roles);
  });
});

it('of two balances the one that the rows lead along is the running balance', () => {
  const records = [
    [4520, null, 95480, 100000],
    [null, 10000, 105480, 100000],
    [2000, null, 103480, 103480],
  ];
  expect(rolesOf(records, [['debit'], ['credit'], ['balance'], ['balance']])).toEqual([
    'debit',
    'credit',
    'balance',
    'ignored',
  ]);
});

it('a balance that no row moves is what is left of each purchase', () => {
  const records = [
    [-80000, 0],
    [6600, 0],
    [21487, 0],
  ];
  expect(rolesOf(records, [['amount'], ['balance']])).toEqual(['amount', 'ignored']);
  const moved = records.map(([amount], index) => [amount!, index === 2 ? 21487 : 0]);
  expect(rolesOf(moved, [['amount'], ['balance']])).toEqual(['amount', 'balance']);
});

it('a column that is named for amounts beside in and out holds balances where the rows lead along it, and only there', () => {
  const records = [
    [null, -40149, 477010],
    [61579, null, 517159],
    [22555, null, 455580],
    [null, -46300, 433025],
  ];
  const candidates = [['credit'], ['debit'], ['amount']] as const;
  expect(rolesOf(records, candidates)).toEqual(['credit', 'debit', 'balance']);
  const loose = records.map(([credit, debit], index) => [credit!, debit!, 100 * index + 7]);
  expect(rolesOf(loose, candidates)).not.toContain('balance');
});

it.each([
  ['holds balances where the rows lead along it', [95480, 105480, 103480], 'balance'],
  ['holds none where they do not', [95480, 1200, 7700], 'ignored'],
] as const)('a column beside in and out whose name says nothing of money %s', (_, [first, second, third], role) => {
  const records = [
    [4520, null, first],
    [null, 10000, second],
    [2000, null, third],
  ];
  expect(rolesOf(records, [['debit'], ['credit'], ['ignored']])).toEqual(['debit', 'credit', role]);
});

it('the only column with values holds the amounts, though another is named so', () => {
  const records = [
    [null, 17924],
    [null, 28882],
    [null, -7612],
  ];
  expect(rolesOf(records, [['valueDate', 'amount'], UNNAMED])[1]).toBe('amount');
  expect(rolesOf(records, [['amount'], ['balance']])[1]).toBe('balance');
});

it('a column that a few wide figures reach into holds no amounts, though its name may mean them', () => {
  const row = (value: number) => [value * 4, value * 4, null, value];
  const records = Array.from({ length: 24 }, (_, at) => row(2463 + at * 97));
  const payment = [-612744, -612744, -612744, null];
  const total = [null, null, null, 115717];
  const roles = rolesOf([total, payment, ...records], [UNNAMED, UNNAMED, ['amount', 'ignored'], UNNAMED]);
  expect(roles[2]).not.toBe('amount');
  expect(roles).toContain('amount');
});

it('a column of amounts on every row holds them, though points on some rows stand below a name that nobody knows', () => {
  const records = [
    [232054, null, null, null],
    [88566, null, null, 443],
    [166939, null, null, null],
    [346643, null, null, 1733],
  ];
  expect(rolesOf(records, [['amount'], ['balance'], ['debit'], UNNAMED])[0]).toBe('amount');
});

it('a line of totals does not turn the order of a list that prints the balances before and after each row', () => {
  const records = [
    [48215, -200, null, 48015],
    [48015, -6428, null, 41587],
    [41587, null, 160098, 201685],
    [201685, -30, null, 201655],
    [null, -6658, 160098, 201655],
  ];
  expect(assignRoles(records, [UNNAMED, UNNAMED, UNNAMED, UNNAMED])).toMatchObject({
    roles: ['originalAmount', 'debit', 'credit', 'balance'],
    newestFirst: false,
  });
});

it('of two columns for what goes out the one that the balances follow is it', () => {
  const records = [
    [1500, 94427, null, 904223],
    [null, null, 500000, 1404223],
    [1500, 120000, null, 1284223],
  ];
  const candidates = [['debit'], ['debit'], ['credit'], ['balance']] as const;
  expect(rolesOf(records, candidates)).toEqual(['ignored', 'debit', 'credit', 'balance']);
});

it('of two columns for what goes out none is it where no balance tells', () => {
  const records = [
    [1500, 94427, null],
    [null, null, 500000],
  ];
  expect(rolesOf(records, [['debit'], ['debit'], ['credit']])).toEqual([]);
});

describe('columns of which the amount is the outcome', () => {
  it('gross and fee beside the amount, under headers that nobody knows', () => {
    const records = [
      [-24780, -300, -25080, 53090],
      [-85530, null, -85530, -32440],
      [230640, -2770, 227870, 195430],
    ];
    expect(rolesOf(records, [UNNAMED, UNNAMED, ['amount'], ['balance']]).slice(2)).toEqual(['amount', 'balance']);
  });

  it('a price of some rows beside what was paid, both under a word for an amount, with other tables below', () => {
    const trades = [
      [null, 17184, -584260],
      [null, null, 37910],
      [null, null, -117387],
      [null, 42571, -1064263],
    ];
    const holdings = [
      [26504, null, 10336560],
      [32954, null, 5701042],
    ];
    const roles = rolesOf([...trades, ...trades, ...holdings], [UNNAMED, ['amount'], ['amount']]);
    expect(roles[2]).toBe('amount');
  });

  it('fees under a word for money going out, which no row has', () => {
    const records = [
      [-4571, null, -4571, 331272],
      [-8553, null, -8553, 335843],
      [4098, null, 4098, 344396],
    ];
    const roles = rolesOf(records, [['amount'], ['debit'], ['amount'], ['balance']]);
    expect(roles.filter((role) => role === 'amount')).toHaveLength(1);
    expect(roles[1]).toBe('ignored');
  });

  it('a price that no row has, under a better word for an amount', () => {
    const records = [
      [null, 62900],
      [null, -81],
      [null, 269],
    ];
    expect(rolesOf(records, [['amount'], ['valueDate', 'amount']])[1]).toBe('amount');
  });

  it('prices that some rows have, under the same word as the amounts', () => {
    const records = [
      [null, -314],
      [175, -9806],
      [15240, 213355],
      [null, 161],
    ];
    expect(rolesOf(records, [['amount'], ['amount']])[1]).toBe('amount');
  });

  it('prices that some rows have, beside amounts under a word that may also name a value date', () => {
    const records: MoneyRecord[] = [
      [240, 6722],
      [null, -92],
      [1810, 21725],
      [null, -59420],
    ];
    expect(rolesOf(records, [['amount'], ['valueDate', 'amount']])[1]).toBe('amount');
  });

  it('quantity under a word for an amount, price and value, without any balance', () => {
    const records = [
      [4300, 2366, 101738],
      [3900, 2707, 105573],
      [null, null, 2378],
    ];
    expect(rolesOf(records, [['amount'], UNNAMED, ['amount']])).toEqual(['ignored', 'ignored', 'amount']);
  });

  it('quantity and price beside the value, the quantity under a word for an amount', () => {
    const records = [
      [2200, 8205, -180507, 381396],
      [1600, 4787, 76584, 457980],
      [null, null, 7790, 465770],
    ];
    const roles = rolesOf(records, [['amount'], UNNAMED, ['amount'], ['balance']]);
    expect(roles.slice(2)).toEqual(['amount', 'balance']);
  });

  it('but no column of its own is left out where it may be the amount', () => {
    expect(rolesOf([[4520]], [UNNAMED])).not.toEqual(['ignored']);
    expect(rolesOf([[4520, 118936]], [['debit'], ['balance']])).toEqual(['debit', 'balance']);
  });
});

describe('the balances decide when headers leave it open', () => {
  const DEBIT_CREDIT: readonly MoneyRecord[] = [
    [4520, null, 118936],
    [null, 150000, 268936],
    [930, null, 268006],
    [null, 1200, 269206],
  ];

  it('debit before credit', () => {
    expect(rolesOf(DEBIT_CREDIT, [UNNAMED, UNNAMED, UNNAMED])).toEqual(['debit', 'credit', 'balance']);
  });

  it('credit before debit', () => {
    const swapped = DEBIT_CREDIT.map(([debit, credit, balance]) => [credit!, debit!, balance!]);
    expect(rolesOf(swapped, [UNNAMED, UNNAMED, UNNAMED])).toEqual(['credit', 'debit', 'balance']);
  });

  it('balance before amount', () => {
    const records = [
      [118936, -4520],
      [268936, 150000],
      [268006, -930],
    ];
    expect(rolesOf(records, [UNNAMED, UNNAMED])).toEqual(['balance', 'amount']);
  });

  it('an amount without signs', () => {
    const records = [
      [4520, 118936],
      [150000, 268936],
      [930, 268006],
    ];
    expect(rolesOf(records, [UNNAMED, UNNAMED])).toEqual(['amount', 'balance']);
  });

  it('one name for two columns goes to the one that adds up', () => {
    const records = [
      [4136, -4520, 118936],
      [null, 150000, 268936],
      [851, -930, 268006],
    ];
    expect(rolesOf(records, [['amount'], ['amount'], ['balance']])).toEqual(['originalAmount', 'amount', 'balance']);
  });

  it('balances on the last row of a day only', () => {
    const records = [
      [4520, null, null],
      [null, 150000, 268936],
      [930, null, null],
      [500, null, 267506],
    ];
    expect(assignRoles(records, [UNNAMED, UNNAMED, ['balance']])).toMatchObject({
      roles: ['debit', 'credit', 'balance'],
      holds: 1,
      tested: 1,
    });
  });
});

describe('the direction in which the balances agree is the order of the list', () => {
  const records: readonly MoneyRecord[] = [
    [-4520, 118936],
    [150000, 268936],
    [-930, 268006],
  ];
  const candidates: readonly (readonly ColumnRole[])[] = [['amount'], ['balance']];

  it('oldest first', () => {
    expect(assignRoles(records, candidates)).toMatchObject({ newestFirst: false, holds: 2, tested: 2 });
  });
  it('newest first', () => {
    expect(assignRoles(records.toReversed(), candidates)).toMatchObject({ newestFirst: true, holds: 2, tested: 2 });
  });
});

describe('nothing is made up', () => {
  it('no columns, no roles', () => {
    expect(assignRoles([], [])).toMatchObject({ roles: [], holds: 0, tested: 0 });
  });
  it('a single column without a name is an amount', () => {
    expect(rolesOf([[-4520], [150000]], [UNNAMED])).toEqual(['amount']);
  });
  it('whether anything is owed is not asked where the rows hold in one of their directions', () => {
    const ask = () => {
      throw new Error('asked');
    };
    const held = [
      [null, 500, 10500],
      [200, null, 10300],
      [200, null, 10100],
      [null, 300, 10400],
    ];
    const named: ColumnRole[][] = [['debit'], ['credit'], ['balance']];
    expect(assignRoles(held, named, ask)).toMatchObject({ holds: 3, tested: 3, newestFirst: false });
    expect(assignRoles(held.toReversed(), named, ask)).toMatchObject({ holds: 3, tested: 3, newestFirst: true });
  });

  it('a debt grows with the debits that headers name, and an unnamed column is none of them', () => {
    const owed = [
      [16201, null, 453419],
      [200, null, 453619],
      [null, 10000, 443619],
    ];
    expect(assignRoles(owed, [['debit'], ['credit'], ['balance']], () => true)).toMatchObject({ holds: 2, tested: 2 });
    expect(assignRoles(owed, [['debit'], ['credit'], ['balance']])).toMatchObject({ holds: 0, tested: 2 });
    expect(assignRoles(owed, [[], [], []]).roles).toEqual(['credit', 'debit', 'balance']);
  });

  it('balances that agree with nothing count as tested and broken', () => {
    const records = [
      [-4520, 118936],
      [150000, 999999],
    ];
    expect(assignRoles(records, [['amount'], ['balance']])).toMatchObject({ holds: 0, tested: 1 });
  });
});

it('any ledger printed in any order of columns and rows is understood without a header', () => {
  const rows = fc.array(
    fc.integer({ min: -99_999_99, max: 99_999_99 }).filter((amount) => amount !== 0),
    {
      minLength: 8,
      maxLength: 60,
    },
  );
  const orders = fc.constantFrom<readonly MoneyRole[]>(
    ['debit', 'credit', 'balance'],
    ['credit', 'debit', 'balance'],
    ['balance', 'debit', 'credit'],
    ['amount', 'balance'],
    ['balance', 'amount'],
  );
  fc.assert(
    fc.property(rows, orders, fc.boolean(), (amounts, order, newestFirst) => {
      // both directions must occur, or one of two columns is empty
      fc.pre(new Set(amounts.map(Math.sign)).size === 2 && new Set(amounts.map(Math.abs)).size === amounts.length);
      let balance = 1_234_567_89;
      const records = amounts.map((amount) => {
        balance += amount;
        const cells: Record<string, number | null> = {
          amount,
          balance,
          debit: amount < 0 ? -amount : null,
          credit: amount > 0 ? amount : null,
        };
        return order.map((role) => cells[role]!);
      });
      const choice = assignRoles(
        newestFirst ? records.toReversed() : records,
        order.map(() => []),
      );
      expect(choice.roles).toEqual(order);
      expect(choice.holds).toBe(choice.tested);
    }),
  );
});

it('a few dozen records decide, so the cost does not grow with the document', () => {
  let reads = 0;
  const records = Array.from({ length: 5000 }, (_, index) => {
    const record = [-100, 1_000_000 - 100 * index];
    return new Proxy(record, {
      get: (target, key) => {
        reads++;
        return Reflect.get(target, key);
      },
    });
  });
  assignRoles(records.slice(0, 500), [[], []]);
  const few = reads;
  reads = 0;
  assignRoles(records, [[], []]);
  expect(reads).toBe(few);
});

it('two columns of which no row fills both are two directions and no balance', () => {
  const records = [
    [null, 8123300],
    [6200, null],
    [23500, null],
    [131900, null],
  ];
  expect(rolesOf(records, [UNNAMED, UNNAMED])).toEqual(['debit', 'credit']);
});

it('balances carried over below amounts of one direction are none where pages with both directions refute them', () => {
  let carried = 39188;
  const records = [[-17599, 36357], [-1467], [-17266, 131870], [-3112], [-7064, 196749], [-8944], [-671, 5000]].flatMap(
    ([debit, credit = null]) => {
      const opening = carried;
      carried += debit! + (credit ?? 0);
      const page = [
        [null, opening],
        [debit!, null],
        [null, credit],
        [null, carried],
      ];
      return page.filter((record) => record.some((value) => value !== null));
    },
  );
  expect(rolesOf(records, [UNNAMED, UNNAMED])).toEqual(['debit', 'credit']);
});

it('a column without a known name that repeats the amounts of one direction holds no balances', () => {
  const records = [
    [-2819, 0, -2819],
    [-5049, 0, -5049],
    [9000, 9000, 0],
    [-120, 0, -120],
    [7000, 7000, 0],
    [-640, 0, -640],
  ];
  expect(rolesOf(records, [['amount'], UNNAMED, UNNAMED])).not.toContain('balance');
});

it('a column of prices that are mostly nothing is not the one of amounts', () => {
  const records = [
    [0, 39],
    [0, -6],
    [4210, -6315],
    [16520, 4130],
  ];
  expect(rolesOf(records, [['amount'], ['amount']])[1]).toBe('amount');
});

it('of gross, fee and net the net is what moved', () => {
  const records = [
    [84000, -2436, 81564],
    [125000, -3625, 121375],
  ];
  expect(rolesOf(records, [['amount'], ['ignored'], ['amount']])).toEqual(['ignored', 'ignored', 'amount']);
});

it('the amount may be the column that nobody names, beside charges of the bank that no balance follows', () => {
  const records = [
    [24498, 141284, null],
    [6480, 147764, null],
    [142118, 289882, 950],
    [4429074, -4139192, null],
    [105887, -4033305, null],
  ];
  expect(rolesOf(records, [UNNAMED, ['balance'], ['debit']])).toEqual(['amount', 'balance', 'ignored']);
});
