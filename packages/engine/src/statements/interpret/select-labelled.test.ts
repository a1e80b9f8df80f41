import { expect, it } from 'vitest';
import { printLines } from '../../testing/page-fixture.ts';
import { selectLabelled } from './select-labelled.ts';

const NOTATION = { mark: 'dot', scale: 2 } as const;

function field(label: string, text: string) {
  const [line] = printLines(text);
  return { label, text, money: line!.money, textLine: line!, line: line!, from: 0, to: 0 };
}

const valuesOf = (fields: readonly ReturnType<typeof field>[], ...labels: readonly string[]) =>
  selectLabelled(fields, labels, NOTATION).map(({ value }) => value);

it('the most telling label comes first, printed order within a label', () => {
  const fields = [
    field('previousBalance', '10.00'),
    field('openingBalance', '20.00'),
    field('openingBalance', '30.00'),
  ];
  expect(valuesOf(fields, 'openingBalance', 'previousBalance')).toEqual([2000, 3000, 1000]);
});

it('a balance keeps its sign', () => {
  const fields = [
    field('closingBalance', '-20.00'),
    field('closingBalance', '20.00 DR'),
    field('closingBalance', '20.00 CR'),
  ];
  expect(valuesOf(fields, 'closingBalance')).toEqual([-2000, -2000, 2000]);
});

it('a sure amount counts before a bare number beside it', () => {
  expect(valuesOf([field('closingBalance', '3     20.00')], 'closingBalance')).toEqual([2000]);
});

it('a bare number below zero is the whole value behind its minus, which may be taken for a dash', () => {
  const owed = { ...field('closingBalance', '-28384241'), text: '28384241' };
  expect(valuesOf([owed], 'closingBalance')).toEqual([-2838424100]);
  expect(valuesOf([{ ...owed, text: '28384241 of 3' }], 'closingBalance')).toEqual([]);
});

it('other labels and labels without money say nothing', () => {
  expect(valuesOf([field('totalCredits', '20.00'), field('openingBalance', 'see page two')], 'openingBalance')).toEqual(
    [],
  );
});
