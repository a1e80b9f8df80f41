import { expect, test } from 'vitest';
import { chainStatements, type StatementHead } from './chain-statements.ts';

type Change = Partial<Omit<StatementHead, 'period'>> & { from?: string | null; to?: string | null };

const head = ({ from = null, to = null, ...change }: Change): StatementHead => ({
  account: { type: 'checking', number: '11112222', holder: null, currency: 'EUR' },
  bank: { id: null, name: null },
  period: { from, to },
  openingBalance: null,
  closingBalance: null,
  verification: { status: 'verified', checks: [], breaks: [], missing: [] },
  firstDate: null,
  lastDate: null,
  rows: 1,
  ...change,
});

const JANUARY = head({ from: '2025-01-01', to: '2025-01-31', openingBalance: '100.00', closingBalance: '80.00' });

test.each<[string, Change, object]>([
  [
    'the next day',
    { from: '2025-02-01', to: '2025-02-28', openingBalance: '80.00' },
    { kind: 'joined', days: 0, difference: '0.00' },
  ],
  [
    'the same day, with the balance',
    { from: '2025-01-31', to: '2025-02-28', openingBalance: '80.00' },
    { kind: 'joined', days: 0, difference: '0.00' },
  ],
  [
    'the same day, with another balance',
    { from: '2025-01-31', to: '2025-02-28', openingBalance: '90.00' },
    { kind: 'overlap', days: 1, difference: null },
  ],
  [
    'another balance',
    { from: '2025-02-01', to: '2025-02-28', openingBalance: '75.50' },
    { kind: 'joined', days: 0, difference: '-4.50' },
  ],
  ['no balance', { from: '2025-02-01', to: '2025-02-28' }, { kind: 'joined', days: 0, difference: null }],
  [
    'days between',
    { from: '2025-02-15', to: '2025-02-28', openingBalance: '75.00' },
    { kind: 'gap', days: 14, difference: '-5.00' },
  ],
  [
    'days of both',
    { from: '2025-01-20', to: '2025-02-19', openingBalance: '80.00' },
    { kind: 'overlap', days: 12, difference: null },
  ],
  ['days within', { from: '2025-01-10', to: '2025-01-12' }, { kind: 'overlap', days: 3, difference: null }],
  [
    'the same once more',
    { from: '2025-01-01', to: '2025-01-31', openingBalance: '100.00', closingBalance: '80.00' },
    { kind: 'repeated', days: 31, difference: null },
  ],
  [
    'no printed period, the balance met',
    { firstDate: '2025-02-07', lastDate: '2025-02-20', openingBalance: '80.00' },
    { kind: 'joined', days: 0, difference: '0.00' },
  ],
  [
    'no printed period, the balance missed',
    { firstDate: '2025-02-07', lastDate: '2025-02-20', openingBalance: '70.00' },
    { kind: 'gap', days: null, difference: '-10.00' },
  ],
  [
    'no printed period and no balance',
    { firstDate: '2025-02-07', lastDate: '2025-02-20' },
    { kind: 'unknown', days: null, difference: null },
  ],
  ['no day at all', {}, { kind: 'unknown', days: null, difference: null }],
])('after January comes %s', (_, next, link) => {
  expect(chainStatements([head(next), JANUARY]).map((part) => part.link)).toEqual([null, link]);
});

test('a statement is linked to the one that reaches furthest, not to one within it', () => {
  const quarter = head({ from: '2025-01-01', to: '2025-03-31', closingBalance: '50.00' });
  const within = head({ from: '2025-02-01', to: '2025-02-28' });
  const april = head({ from: '2025-04-01', to: '2025-04-30', openingBalance: '50.00' });
  const kinds = chainStatements([april, within, quarter]).map(({ link }) => link?.kind ?? null);
  expect(kinds).toEqual([null, 'overlap', 'joined']);
});
