import { expect, it } from 'vitest';
import type { StatementBoundary } from '../interpret/split-statements.ts';
import { findEnclosedLists } from './find-summarised-lists.ts';

const LIST: readonly StatementBoundary[] = [
  { kind: 'opening', line: 1, value: 5000 },
  { kind: 'transaction', line: 2, balance: null },
  { kind: 'total', line: 8 },
];

it('an opening balance below the total of a list parts it only from rows that follow', () => {
  const notes: readonly StatementBoundary[] = [...LIST, { kind: 'opening', line: 10, value: 1240 }];
  expect(findEnclosedLists(notes)).toEqual([]);
  expect(findEnclosedLists([...notes, { kind: 'transaction', line: 11, balance: null }])).toEqual([9]);
});
