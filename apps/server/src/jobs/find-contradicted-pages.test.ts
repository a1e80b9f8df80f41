import { expect, test } from 'vitest';
import { findContradictedPages, type JudgedStatement } from './find-contradicted-pages.ts';

type Place = [first: number, last: number] | [];

function stated(status: JudgedStatement['status']): (...place: Place) => JudgedStatement {
  return (...place) => ({ status, span: place.length === 2 ? place : null });
}

const [good, unproven, bad] = [stated('verified'), stated('unverifiable'), stated('mismatch')] as const;

test.each<[string, JudgedStatement[], number, number[]]>([
  ['nothing contradicted is free', [good(1, 2), unproven(3, 4)], 4, []],
  ['a document without a statement is not free', [], 3, []],
  ['a document that is contradicted as a whole is free, cover sheets too', [bad(2, 3)], 4, [1, 2, 3, 4]],
  ['so are several contradicted statements together', [bad(1, 1), bad(2, 2)], 2, [1, 2]],
  ['a good statement costs, whatever is joined to it', [bad(1, 1), good(2, 9)], 9, [1]],
  ['a page that both stand on costs', [good(1, 3), bad(3, 5)], 5, [4, 5]],
  ['a contradicted statement around a good one frees only what is around', [bad(1, 10), good(2, 9)], 10, [1, 10]],
  ['a page between the rows of a contradicted statement is its own', [good(1, 1), bad(2, 4)], 4, [2, 3, 4]],
  ['a page of no statement costs beside a good one', [good(1, 1), bad(3, 3)], 4, [3]],
  ['a good statement without a place frees nothing', [good(), bad(1, 2)], 2, []],
  ['a contradicted one without a place frees nothing beside a good one', [good(1, 1), bad()], 2, []],
])('%s', (_, statements, pages, free) => expect(findContradictedPages(statements, pages)).toEqual(free));
