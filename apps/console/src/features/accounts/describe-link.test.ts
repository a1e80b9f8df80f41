import { expect, test } from 'vitest';
import { describeLink } from './describe-link.ts';

test.each([
  [{ kind: 'joined', days: 0, difference: '0.00' }, 'holds', 'Opens with the previous closing balance.'],
  [{ kind: 'joined', days: 0, difference: '-4.50' }, 'breaks', 'Follows directly. The balances differ by −4.50.'],
  [{ kind: 'joined', days: 0, difference: null }, 'doubt', 'Follows without a gap. No balance is printed.'],
  [{ kind: 'gap', days: 1, difference: '5.00' }, 'breaks', '1 day without a statement. The balances differ by 5.00.'],
  [
    { kind: 'gap', days: 2, difference: '0.00' },
    'doubt',
    '2 days without a statement. The balance is the same before and after.',
  ],
  [
    { kind: 'gap', days: null, difference: '1.00' },
    'breaks',
    'A statement is missing before this one. The balances differ by 1.00.',
  ],
  [
    { kind: 'overlap', days: 12, difference: null },
    'holds',
    '12 days are in both statements. Each transaction is exported once.',
  ],
  [{ kind: 'repeated', days: 31, difference: null }, 'holds', 'Duplicate statement. It adds nothing to the export.'],
  [{ kind: 'unknown', days: null, difference: null }, 'doubt', 'It prints too little to tell whether it follows.'],
] as const)('%o', (link, tone, text) => {
  expect(describeLink(link)).toEqual({ tone, text });
});
