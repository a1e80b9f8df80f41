import { describe, expect, it } from 'vitest';
import type { TokenLine } from '../../lines/reading.ts';
import { printLines } from '../../testing/page-fixture.ts';
import { findHeaders } from '../columns/find-headers.ts';
import { findRegions } from './find-regions.ts';

const textOf = (line: TokenLine) => line.words.map((word) => word.text).join(' ');
const isHeading = (line: TokenLine) => /^(?:Deposits|Withdrawals)/.test(textOf(line));

function regionsOf(...blocks: readonly string[]) {
  const lines = printLines(...blocks);
  const { regions, preamble } = findRegions(lines, findHeaders(lines), { isHeading, isContent: () => true });
  return {
    preamble: preamble.map(textOf),
    regions: regions.map((region) => ({
      header: region.header?.cells.map((cell) => cell.text).join(' ') ?? null,
      lines: region.lines.map(textOf),
      above: region.above.map(textOf),
      headedPages: [...region.headedPages],
    })),
  };
}

const HEADER = 'Date         Description     Amount';

it('the title stands above a header, whatever notes stand beside it on lines of their own', () => {
  const [region] = regionsOf(`
    Withdrawals
                                   There were 4 of them,
                                   which makes a total
                                   for this period of
                                   943.50.
    ${HEADER}
    01/02/2025   GREEN GROCER    -45.20
  `).regions;
  expect(region?.above).toEqual(['Withdrawals']);
});

it('the title stands above a header, centred over rows that are wider than the names of the columns', () => {
  const [region] = regionsOf(`
                        Withdrawals and debits
    Date         Amount  Description
    01/02/2025    45.20  GREEN GROCER                SAN ANTONIO
  `).regions;
  expect(region?.above).toEqual(['Withdrawals and debits']);
});

it('a region is what stands below a header', () => {
  expect(
    regionsOf(`
      First Prairie Bank
      ${HEADER}
      01/02/2025   GREEN GROCER    -45.20
      02/02/2025   SALARY        1,500.00
    `),
  ).toEqual({
    preamble: ['First Prairie Bank'],
    regions: [
      {
        header: 'Date Description Amount',
        lines: ['01/02/2025 GREEN GROCER -45.20', '02/02/2025 SALARY 1,500.00'],
        above: ['First Prairie Bank'],
        headedPages: [1],
      },
    ],
  });
});

describe('a list whose header is read on its second page only', () => {
  const PAGE = `
    First Prairie Bank
    Dz2c         D:scmplz a      Amw nt
    01/02/2025   GREEN GROCER    -45.20
    02/02/2025   SALARY        1,500.00
                 PAYROLL
    03/02/2025   BOOKS            -9.90
  `;
  const NEXT = `
    ${HEADER}
    04/02/2025   GREEN GROCER    -12.20
    05/02/2025   REFUND           11.00
    06/02/2025   BOOKS            -8.90
  `;

  it('begins with the rows that stand alike on the page before', () => {
    const { preamble, regions } = regionsOf(PAGE, NEXT);
    expect(preamble).toEqual(['First Prairie Bank', 'Dz2c D:scmplz a Amw nt']);
    expect(regions.map(({ lines }) => lines.length)).toEqual([7]);
  });

  it('but not with rows that stand otherwise', () => {
    const { regions } = regionsOf(PAGE.replaceAll(/ {3}(?=-| 1,)/g, ''), NEXT);
    expect(regions.map(({ lines }) => lines.length)).toEqual([3]);
  });
});

it('a document without any header is one region', () => {
  expect(regionsOf('01/02/2025   GREEN GROCER    -45.20', '02/02/2025   SALARY        1,500.00').regions).toEqual([
    {
      header: null,
      lines: ['01/02/2025 GREEN GROCER -45.20', '02/02/2025 SALARY 1,500.00'],
      above: [],
      headedPages: [],
    },
  ]);
});

describe('a repeated header continues its region', () => {
  const { regions } = regionsOf(
    `
      ${HEADER}
      01/02/2025   GREEN GROCER    -45.20
      Page 1 of 2
    `,
    `
      First Prairie Bank
      Statement of account
      ${HEADER}
      02/02/2025   SALARY        1,500.00
    `,
  );

  it('and what stands above it on that page is furniture', () => {
    expect(regions.map(({ lines }) => lines)).toEqual([
      ['01/02/2025 GREEN GROCER -45.20', 'Page 1 of 2', '02/02/2025 SALARY 1,500.00'],
    ]);
  });

  it('and the page is known to be headed', () => {
    expect(regions[0]!.headedPages).toEqual([1, 2]);
  });
});

describe('a new region begins', () => {
  it('below other columns', () => {
    const { regions } = regionsOf(`
      ${HEADER}
      01/02/2025   GREEN GROCER    -45.20
      Date         Balance
      01/02/2025   1,189.36
    `);
    expect(regions.map(({ header, lines }) => [header, lines.length])).toEqual([
      ['Date Description Amount', 1],
      ['Date Balance', 1],
    ]);
  });

  it('below a section title of its own, which is no row of the list before', () => {
    const { regions } = regionsOf(`
      Deposits
      ${HEADER}
      01/02/2025   SALARY        1,500.00
      Withdrawals
      ${HEADER}
      02/02/2025   GREEN GROCER     45.20
    `);
    expect(regions.map(({ above, lines }) => [above[0], lines])).toEqual([
      ['Deposits', ['01/02/2025 SALARY 1,500.00']],
      ['Withdrawals', ['02/02/2025 GREEN GROCER 45.20']],
    ]);
  });

  it('but not below the same title, continued', () => {
    const { regions } = regionsOf(
      `
        Deposits
        ${HEADER}
        01/02/2025   SALARY        1,500.00
      `,
      `
        Deposits (continued)
        ${HEADER}
        02/02/2025   REFUND           45.20
      `,
    );
    expect(regions.map(({ lines }) => lines)).toEqual([['01/02/2025 SALARY 1,500.00', '02/02/2025 REFUND 45.20']]);
  });
});

it('only lines of the same page stand above a header', () => {
  const { regions } = regionsOf('First Prairie Bank', HEADER);
  expect(regions[0]!.above).toEqual([]);
});

it('a header of the same names heads another list overleaf where its columns stand otherwise to each other', () => {
  const { regions } = regionsOf(
    `
      Date         Description        Amount    Balance
      01/02/2025   GREEN GROCER       -45.20     100.00
    `,
    `
      Date         Description     Amount       Balance
      02/02/2025   GREEN GROCER    -45.20        54.80
    `,
  );
  expect(regions).toHaveLength(2);
});

it('a header of the same names heads another list of its page where its columns stand elsewhere', () => {
  const { regions } = regionsOf(`
    Date         Description        Amount
    01/02/2025   GREEN GROCER          -45
    Account in dollars
    Date         Description     Amount
    01/02/2025   GREEN GROCER    -45.20
  `);
  expect(regions.map(({ lines }) => lines)).toEqual([
    ['01/02/2025 GREEN GROCER -45'],
    ['01/02/2025 GREEN GROCER -45.20'],
  ]);
});

describe('a header printed again on the same page', () => {
  const rows = (...texts: readonly string[]) => texts.map((text) => `      ${text}`).join('\n');
  const UNKNOWN = `
      Deposits
      ${HEADER}
      01/02/2025   SALARY        1,500.00

      Quodlibet
      ${HEADER}
                   SERVICE          -5.00
  `;

  it('heads another list where words stand over it, whatever they mean', () => {
    expect(regionsOf(UNKNOWN).regions.map(({ lines }) => lines)).toEqual([
      ['01/02/2025 SALARY 1,500.00'],
      ['SERVICE -5.00'],
    ]);
  });

  it.each([
    ['the title of the list again', 'Deposits (continued)'],
    ['a sentence with a figure', 'Rows of page 2'],
    ['the further words of a row', '             GREEN GROCER'],
  ])('goes on with its list below %s', (_, line) => {
    const { regions } = regionsOf(
      rows('Deposits', HEADER, '01/02/2025   SALARY        1,500.00', line, HEADER, '02/02/2025   RENT     -5.00'),
    );
    expect(regions).toHaveLength(1);
  });
});

it('names between a row and its header printed again on the page belong to no row', () => {
  const [region, ...others] = regionsOf(`
    Card 1
    ${HEADER}
    01/02/2025   GREEN GROCER    -45.20
                 LONDON

    HELEN SAMPLE
    Card Ending 4-41005
    ${HEADER}
    02/02/2025   BAKERY           -4.20
  `).regions;
  expect(others).toEqual([]);
  expect(region?.lines).toEqual(['01/02/2025 GREEN GROCER -45.20', 'LONDON', '02/02/2025 BAKERY -4.20']);
});
