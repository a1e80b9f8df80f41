/** A row's confidence follows from its statement's verdict and from the equations that cover it. */
import { AMBIGUITIES } from '@extracto/model';
import { expect, it, test } from 'vitest';
import { judgeStatement } from './judge-statement.ts';
import { parseLedgerBlock } from './testing/parse-ledger-block.ts';

const confidences = (block: string) =>
  judgeStatement(parseLedgerBlock(block)).transactions.map(({ confidence }) => confidence);

const OPEN_END = 'opening 100.00\n 2024-01-02 -20.00 80.00\n 2024-01-03 5.00 ·';

test.each([
  ['proved rows', 'opening 100.00\n 2024-01-02 -20.00 80.00\n closing 80.00', [0.999]],
  ['a covered row before one that is not', OPEN_END, [0.99, 0.9]],
  ['the same beside a total that contradicts them', `${OPEN_END}\n credits 7.00\n debits 20.00`, [0.8, 0.7]],
  ['rows whose dates are ambiguous', `${OPEN_END}\n ambiguity ${AMBIGUITIES.dates_unsure}`, [0.9, 0.9]],
  ['rows ambiguous for another reason', `${OPEN_END}\n ambiguity ${AMBIGUITIES.rows_in_image}`, [0.99, 0.9]],
])('%s', (_, block, expected) => {
  expect(confidences(block)).toEqual(expected);
});

it('leaves the statement that was given as it was', () => {
  const statement = parseLedgerBlock(OPEN_END);
  const before = structuredClone(statement);
  judgeStatement(statement);
  expect(statement).toEqual(before);
});
