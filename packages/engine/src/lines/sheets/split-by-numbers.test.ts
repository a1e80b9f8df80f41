/** The documents that page numbers tell apart. */
import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readPrintedNumbers } from './page-number.ts';
import { splitByNumbers } from './split-by-numbers.ts';

const split = (heads: readonly string[]) =>
  splitByNumbers(readPrintedNumbers(printPages(...heads.map((head) => `${head}\nText of the page`)))).map((parts) =>
    parts.map((part) => part.map(({ sheet }) => sheet!.pageNumber)),
  );

it.each([
  ['one statement', ['Page 1 of 2', 'Page 2 of 2'], [[1, 2]], [[1, 2]]],
  ['two statements', ['Page 1 of 2', 'Page 2 of 2', 'Page 1 of 1'], [[1, 2], [3]], [[1, 2], [3]]],
  ['a letter in front', ['LETTER', 'Page 1 of 2', 'Page 2 of 2'], [[1], [2, 3]], [[1], [2, 3]]],
  [
    'terms on the backs',
    ['Page 1 of 2', 'TERMS', 'Page 2 of 2', 'TERMS'],
    [[1, 2, 3, 4]],
    [
      [1, 3],
      [2, 4],
    ],
  ],
  ['a statement that lacks its last page', ['Page 1 of 3', 'Page 2 of 3', 'Page 1 of 2'], [[1, 2, 3]], [[1, 2, 3]]],
  ['numbers on the first page alone', ['Sheet 1 of 2', 'SECOND'], [[1, 2]], [[1, 2]]],
  ['pages without numbers', ['ONE', 'TWO'], [[1, 2]], [[1, 2]]],
  ['a closing day behind its label', ['Ending balance on 1/8', 'Ending balance on 1/9'], [[1, 2]], [[1, 2]]],
])('%s', (_, heads, attached, apart) => {
  expect(split(heads)).toEqual([attached, apart]);
});

it('numbers the pages of each document from one', () => {
  const [parts] = splitByNumbers(readPrintedNumbers(printPages('Page 1 of 1', 'Page 1 of 2', 'Page 2 of 2')));
  expect(parts.map((part) => part.map(({ pageNumber }) => pageNumber))).toEqual([[1], [1, 2]]);
});
