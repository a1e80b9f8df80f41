import { describe, expect, it } from 'vitest';
import { printLines } from '../../testing/page-fixture.ts';
import { findHeaders } from '../columns/find-headers.ts';
import { findRegions } from './find-regions.ts';

const isHeading = ({ words }: { readonly words: readonly { readonly text: string }[] }) =>
  /^(?:Deposits|charges)/.test(words.map(({ text }) => text).join(' '));

function regionOf(block: string) {
  const lines = printLines(block);
  const { regions } = findRegions(lines, findHeaders(lines), { isHeading, isContent: () => true });
  return {
    names: regions[0]?.header?.cells.map(({ text }) => text),
    above: regions[0]?.above.map(({ words }) => words.map(({ text }) => text).join(' ')),
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

  it('may begin on the line above', () => {
    const { names, above } = regionOf(`
      Fees and
      charges      Date                  Quantity     Unit Charge
                   01/04   STOP PAYMENT  1            34.00         -34.00
    `);
    expect(names).toEqual(['Date', 'Quantity', 'Unit Charge']);
    expect(above).toEqual(['charges', 'Fees and']);
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
