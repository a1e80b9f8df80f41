/** An amount without a row is harmless only where no printed balance would bear it, or bear it in the place of a row. */
import { expect, test } from 'vitest';
import { parseLedgerBlock } from './testing/parse-ledger-block.ts';
import { verifyStatement } from './verify-statement.ts';

const status = (block: string) => verifyStatement(parseLedgerBlock(block)).verification.status;

const PROVED = `
  opening 100.00
  2024-01-02 -20.00     ·
  2024-01-02   5.00 85.00
  2024-01-03  -1.00 84.00
  closing  84.00
`;

test.each([
  ['a rate or a foreign amount', 'unassigned 12.99'],
  ['a balance printed again', 'unassigned 84.00 CR'],
  ['two of them', 'unassigned 51.30\n unassigned 41.92'],
])('%s that no balance could bear leaves the rows proved', (_, line) => {
  expect(status(`${PROVED} ${line}`)).toBe('verified');
});

test.each([
  ['as large as a row', 'unassigned 20.00'],
  ['as large as two rows of one link', 'unassigned 15.00'],
  ['that cancels another', 'unassigned 7.77\n unassigned 7.77'],
  ['that comes with another to a row', 'unassigned 7.00\n unassigned 6.00'],
  ['that comes with two others to nothing', 'unassigned 9.00\n unassigned 4.00\n unassigned 5.00'],
  ['that is nearly a balance', 'unassigned 84.50'],
  ['that is nearly an amount', 'unassigned 20.01'],
  ['of zero', 'unassigned 0.00'],
  ['that may be whole units', 'unassigned 20'],
  ['among many', Array.from({ length: 7 }, (_, at) => `unassigned ${1000 * 3 ** at}.00`).join('\n')],
])('an amount %s withholds the proof', (_, line) => {
  expect(status(`${PROVED} ${line}`)).toBe('unverifiable');
});

test('an amount beside rows without balances, or beside totals alone, withholds the proof', () => {
  const rows = Array.from({ length: 9 }, () => '2024-01-02 -1.00 ·').join('\n');
  expect(status(`opening 100.00\n ${rows}\n closing 91.00\n unassigned 55.55`)).toBe('unverifiable');
  expect(status('2024-01-02 -20.00 ·\n credits 0.00\n debits 20.00\n unassigned 55.55')).toBe('unverifiable');
});
