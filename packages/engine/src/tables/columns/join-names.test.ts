import { expect, it } from 'vitest';
import { printWord } from '../../testing/page-fixture.ts';
import { joinNames } from './join-names.ts';

it.each([
  ['Posting', 'Date', ['Posting Date']],
  ['Transaction', 'No', ['Transaction No']],
  ['Debit', 'Credit', ['Debit', 'Credit']],
  ['Details', 'Branch', ['Details', 'Branch']],
])('%s beside %s are %s', (left, right, names) => {
  const pieces = [printWord(left, 40, 40, 60), printWord(right, 103, 40, 30)];
  expect(joinNames(pieces).map(({ text }) => text)).toEqual(names);
});
