import { expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { findListedType } from './find-listed-type.ts';

it.each([
  ['right behind the name', 'Harbour Everyday Savings       2281940567     2,710.22', 'savings'],
  ['behind the page of its list', 'Harbour Everyday Savings     3     2281940567     2,710.22', 'savings'],
  ['behind a level', 'HARBOUR CHECKING - LEVEL 1     2281940567     2,710.22', 'checking'],
  ['behind the page of its list, and no name of a kind', 'Harbour Everyday     3     2281940567     2,710.22', null],
])('a list of accounts tells the type of the one whose number stands %s', (_, line, type) => {
  expect(findListedType(printLines(line), '2281940567')?.type ?? null).toBe(type);
});
