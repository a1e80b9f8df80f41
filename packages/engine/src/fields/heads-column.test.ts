import { expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { findFields } from './find-fields.ts';

const balancesOf = (block: string) =>
  findFields(printLines(block))
    .filter(({ label, money }) => label === 'closingBalance' && money.length > 0)
    .map(({ text }) => text);

it('the name of a column over rows that begin with names is no label of a balance', () => {
  expect(
    balancesOf(`
                           %        Saldo      Juros
      Compras        28,27 %       646,92      16,70
      Depósitos       2,59 %       285,93       5,73`),
  ).toEqual([]);
});

it.each([
  ['a single row', '             Saldo\nConta       646,92', ['646,92']],
  ['a figure without a name', '             Saldo\n            646,92\nFim do extrato', ['646,92']],
])('a balance where it stands over %s', (_, block, found) => {
  expect(balancesOf(block)).toEqual(found);
});
