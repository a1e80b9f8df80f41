import { expect, it } from 'vitest';
import { printLines } from '../../testing/page-fixture.ts';
import { selectLabelled } from './select-labelled.ts';

const NOTATION = { mark: 'dot', scale: 2 } as const;

function fact(label: string, text: string) {
  const [line] = printLines(text);
  return { label, text, money: line!.money, textLine: line!, line: line!, from: 0, to: 0 };
}

const valuesOf = (facts: readonly ReturnType<typeof fact>[], ...labels: readonly string[]) =>
  selectLabelled(facts, labels, NOTATION).map(({ value }) => value);

it('the most telling label comes first, printed order within a label', () => {
  const facts = [fact('previousBalance', '10.00'), fact('openingBalance', '20.00'), fact('openingBalance', '30.00')];
  expect(valuesOf(facts, 'openingBalance', 'previousBalance')).toEqual([2000, 3000, 1000]);
});

it('a balance keeps its sign', () => {
  const facts = [
    fact('closingBalance', '-20.00'),
    fact('closingBalance', '20.00 DR'),
    fact('closingBalance', '20.00 CR'),
  ];
  expect(valuesOf(facts, 'closingBalance')).toEqual([-2000, -2000, 2000]);
});

it('a sure amount counts before a bare number beside it', () => {
  expect(valuesOf([fact('closingBalance', '3     20.00')], 'closingBalance')).toEqual([2000]);
});

it('other labels and labels without money say nothing', () => {
  expect(valuesOf([fact('totalCredits', '20.00'), fact('openingBalance', 'see page two')], 'openingBalance')).toEqual(
    [],
  );
});
