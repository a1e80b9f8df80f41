/**
 * Test pages of the checker: a statement written as aligned lines. Money in the last column of a row is its running
 * balance, `·` stands for one that is not printed.
 *
 *     period  2024-01-01 2024-01-31
 *     opening                100.00
 *     2024-01-02   -20.00     80.00
 *     2024-01-03     5.00         ·
 *     closing                 85.00
 *
 * Other lines: `credits 5.00`, `debits 20.00` (printed totals), `credit-count 1`, `debit-count 1`, `account credit_card`,
 * `currency JPY`, `unassigned 1.234,56`, `ambiguity text`, `end 85.00` (the balance of the last row, where it takes the place of a
 * closing balance).
 */
import type { AccountType, Control, DraftTransaction } from '@extracto/model';
import { accountTypeSchema } from '@extracto/model/result';
import type { UnverifiedStatement } from '../prepare-ledger.ts';

export function parseLedgerBlock(block: string): UnverifiedStatement {
  const lines = block.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim().split(/\s+/)]));
  const rows: DraftTransaction[] = [];
  const printed = new Map<string, string[][]>();
  for (const [first = '', ...rest] of lines) {
    if (/^\d{4}-/.test(first)) rows.push(transaction(first, rest, rows.length));
    else printed.set(first, [...(printed.get(first) ?? []), rest]);
  }
  const word = (name: string, place: number) => {
    const text = printed.get(name)?.[0]?.[place] ?? '·';
    return text === '·' ? null : text;
  };
  const figure = (name: string) => word(name, 0);
  const count = (name: string) => (figure(name) === null ? null : Number(figure(name)));
  return {
    bank: { id: null, name: null },
    account: {
      type: accountTypeSchema.parse(figure('account') ?? ('checking' satisfies AccountType)),
      number: null,
      holder: null,
      currency: figure('currency') ?? 'USD',
    },
    period: { from: figure('period'), to: word('period', 1) },
    openingBalance: figure('opening'),
    closingBalance: figure('closing'),
    totals: { credits: figure('credits'), debits: figure('debits') },
    counts: { credits: count('credit-count'), debits: count('debit-count') },
    transactions: rows,
    unassigned: (printed.get('unassigned') ?? []).map((words) => ({
      page: 1,
      box: [0, 0, 1, 1],
      text: words.join(' '),
    })),
    ambiguities: (printed.get('ambiguity') ?? []).map((words) => words.join(' ')),
    sources: {},
    controls: (printed.get('end') ?? []).map(([value = '']) => endOf(value, rows.length)),
  };
}

function endOf(value: string, rows: number): Control {
  const source = { page: 1, box: [0, 0, 1, 1] as [number, number, number, number], text: value };
  return { kind: 'end', label: '', value, direction: null, date: null, rows: [[rows, rows]], source };
}

function transaction(
  date: string,
  [amount = '', balance = '·', description]: string[],
  index: number,
): DraftTransaction {
  return {
    date,
    transactionDate: null,
    valueDate: null,
    description: description ?? `ROW ${index + 1}`,
    amount,
    type: amount.startsWith('-') ? 'debit' : 'credit',
    balance: balance === '·' ? null : balance,
    reference: null,
    original: null,
    page: 1,
    box: [40, 100 + 12 * index, 560, 110 + 12 * index],
    verified: false,
    confidence: 1,
  };
}
