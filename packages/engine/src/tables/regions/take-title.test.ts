import { describe, expect, it } from 'vitest';
import { printLines } from '../../testing/page-fixture.ts';
import { findHeaders } from '../columns/find-headers.ts';
import { findRegions } from './find-regions.ts';

const isHeading = ({ words }: { readonly words: readonly { readonly text: string }[] }) =>
  /^(?:Deposits|charges|Other charges)/.test(words.map(({ text }) => text).join(' '));

function regionOf(block: string) {
  const lines = printLines(block);
  const { regions } = findRegions(lines, findHeaders(lines), { isHeading, isContent: () => true });
  return {
    names: regions[0]?.header?.cells.map(({ text }) => text),
    above: regions[0]?.above.map(({ words }) => words.map(({ text }) => text).join(' ')),
    first: regions[0]?.lines[0]?.words.map(({ text }) => text).join(' '),
  };
}

describe('the title of a section in front of the names of columns', () => {
  it('stands above the region where nothing is printed below it', () => {
    const { names, above } = regionOf(`
      Deposits     Date      Serial #     Source
                   04/19                  PAYROLL             1,433.08
                   05/03                  PAYROLL             1,433.08
    `);
    expect(names).toEqual(['Date', 'Serial #', 'Source']);
    expect(above).toEqual(['Deposits']);
  });

  it('stands above the region where the days below it have no name', () => {
    const { names, above } = regionOf(`
      Deposits                             Amount
      04/19/25     PAYROLL               1,433.08
      05/03/25     PAYROLL               1,433.08
    `);
    expect(names).toEqual(['Amount']);
    expect(above).toEqual(['Deposits']);
  });

  it('may begin on the line above', () => {
    const { names, above } = regionOf(`
      Fees and
      charges      Date                  Quantity     Unit Charge
                   01/04   STOP PAYMENT  1            34.00         -34.00
    `);
    expect(names).toEqual(['Date', 'Quantity', 'Unit Charge']);
    expect(above).toEqual(['charges', 'Fees and']);
  });

  it('may end level with the first row, which it is no part of', () => {
    const { names, above, first } = regionOf(`
      Other        Date                  Quantity     Unit Charge
      charges      01/04   STOP PAYMENT  1            34.00         -34.00
    `);
    expect(names).toEqual(['Date', 'Quantity', 'Unit Charge']);
    expect(above).toEqual(['Other charges']);
    expect(first).toBe('01/04 STOP PAYMENT 1 34.00 -34.00');
  });

  it('may end with a figure level with the first row, which has none of it', () => {
    const lines = printLines(`
      Other        Date                  Quantity     Unit Charge
      charges 27   01/04   STOP PAYMENT  1            34.00         -34.00
    `);
    const { regions } = findRegions(lines, findHeaders(lines), { isHeading, isContent: () => true });
    expect(regions[0]!.lines[0]!.money.map(({ text, from }) => [text, from])).toEqual([
      ['1', 3],
      ['34.00', 4],
      ['-34.00', 5],
    ]);
  });

  it('stays one where the next section is titled on a row of its own', () => {
    const { names } = regionOf(`
      Deposits     Date      Serial #     Source
                   04/19                  PAYROLL             1,433.08
                   05/03                  PAYROLL             1,433.08
                   05/04                  PAYROLL             1,433.08
      Charges      05/08     1            STOP PAYMENT           34.00
    `);
    expect(names).toEqual(['Date', 'Serial #', 'Source']);
  });

  it('is the name of a column where rows print something below it', () => {
    expect(
      regionOf(`
        Deposits     Date      Details             Balance
        1,433.08     04/19     PAYROLL             1,433.08
                     05/03     FEE                 1,423.08
        1,433.08     05/04     PAYROLL             2,856.16
      `).names,
    ).toEqual(['Deposits', 'Date', 'Details', 'Balance']);
  });
});

it('a name over days on lines of their own is no title', () => {
  expect(
    regionOf(`
      Deposits     Date        Details              Amount
      02/04
                   04/04       PAYROLL            1,433.08
      03/04
                   05/04       FEE                   10.00
    `).names,
  ).toEqual(['Deposits', 'Date', 'Details', 'Amount']);
});

describe('the title of a section over the texts of the rows', () => {
  const LIST = `
      DATE      DEPOSITS AND CREDITS                        AMOUNT      Stores, clubs and
      12/19     INTERNET PAYMENT - THANK YOU               -600.00      streaming
      12/27     ETCH.COM BROOKLYN           Merchandise     -31.20
  `;

  it('stands above the region, and names the texts', () => {
    const lines = printLines(LIST);
    const { regions } = findRegions(lines, findHeaders(lines), {
      isHeading: ({ words }) => words[0]?.text === 'DEPOSITS',
      isContent: () => true,
    });
    expect(regions[0]?.header?.cells.map(({ roles: [role] }) => role ?? null)).toEqual([
      'date',
      'description',
      'amount',
      null,
    ]);
    expect(regions[0]?.above.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual([
      'DEPOSITS AND CREDITS',
    ]);
  });

  it('is the name of a column where amounts stand below it', () => {
    const { above } = regionOf(`
      Date      Deposits     Amount of fee     Balance
      04/19     1,433.08              0.50     1,432.58
      05/03     1,433.08              0.50     2,865.16
    `);
    expect(above).toEqual([]);
  });
});
