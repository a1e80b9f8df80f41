import { describe, expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { findFields } from './find-fields.ts';
import { findLabelledHolder } from './find-holder.ts';
import { readPeriod } from './read-period.ts';

const MIRRORED = `
           MONA RASHED : Customer Name       30449182 : Customer ID
   1793040449182000115 : Account Number           EGP : Currency
             23,242.93 : Opening Balance    11,575.43 : Closing Balance
            01/09/2025 : From Date         30/09/2025 : To Date
`;
const textOf = (block: string, label: string) =>
  findFields(printLines(block)).find((field) => field.label === label)?.text;

describe('labels behind their values', () => {
  it('take what stands in front of them, up to the label to the left', () => {
    const labels = ['accountNumber', 'currency', 'openingBalance', 'closingBalance'];
    expect(labels.map((label) => textOf(MIRRORED, label))).toEqual([
      '1793040449182000115',
      'EGP',
      '23,242.93',
      '11,575.43',
    ]);
  });

  it('name the holder and the period', () => {
    const lines = printLines(MIRRORED);
    const fields = findFields(lines);
    expect(findLabelledHolder(fields, lines)?.value).toBe('MONA RASHED');
    const { from, to } = readPeriod(lines, fields);
    expect([from?.text, to?.text]).toEqual(['01/09/2025', '30/09/2025']);
  });

  it('are none where most labels have their colon behind them', () => {
    const usual = `
      Customer Name : MONA RASHED      Account Number : 1793040449182
      Opening Balance : 23,242.93      Closing Balance : 11,575.43
    `;
    expect(textOf(usual, 'closingBalance')).toBe('11,575.43');
    expect(textOf(usual, 'openingBalance')).toBe('23,242.93');
  });
});
