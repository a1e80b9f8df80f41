import { expect, it } from 'vitest';
import { readTables } from '../statements/read-tables.ts';
import { readTokens } from '../statements/read-tokens.ts';
import { printPages } from './page-fixture.ts';

/** Marks of ten rows below a header that names them. */
function readMarks(header: string, marks: readonly string[]) {
  const rows = marks.map((mark, at) => `      0${at}/01/2021   COMPRA         12,34        ${mark}`);
  const pages = printPages(
    ['', `      Fecha        Detalle      Importe        ${header}`, ...rows.slice(1), ''].join('\n'),
  );
  const { tables } = readTables(readTokens(pages));
  return tables[0]!.rows.map(({ mark }) => mark);
}

const SOILED = ['', 'D', 'D', '1D', 'H', 'D', 'D.:', 'H', 'D', 'D'];

it('a column that its header names as one of marks is one where a scan has smudged a few', () => {
  expect(readMarks('D/H', SOILED).filter((mark) => mark !== null)).toHaveLength(7);
});

it('a column of another name is not', () => {
  expect(readMarks('Zona', SOILED).filter((mark) => mark !== null)).toEqual([]);
});
