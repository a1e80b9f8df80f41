/** Rows that move nothing in a list of several pages, with the days above their rows and the balances beside the last row of each. */
import { generateSample } from '@extracto/samples';
import { expect, it } from 'vitest';
import { extract } from '../pipeline.ts';

const SEED = 200178;

it('are read behind the last row of a chain of balances, where dated rows follow', async () => {
  const { pdf, truth } = await generateSample(SEED, { family: 'date-headings' });
  const [read, printed] = [(await extract(pdf)).statements[0]!, truth.statements[0]!];
  const rowsOf = (statement: Pick<typeof printed, 'transactions'>) =>
    statement.transactions.map(({ date, amount }) => `${date} ${amount}`);
  expect(rowsOf(printed)).toContain('2022-12-28 0.00');
  expect(rowsOf(read)).toEqual(rowsOf(printed));
});

it('are read when their first word names a balance in another language', async () => {
  const { pdf, truth } = await generateSample(230071, { family: 'brokerage-orders' });
  const [read, printed] = [(await extract(pdf)).statements[0]!, truth.statements[0]!];
  expect(printed.transactions.at(-1)).toMatchObject({ amount: '0.00', description: expect.stringMatching(/^Sold /) });
  expect(read.transactions).toHaveLength(printed.transactions.length);
});
