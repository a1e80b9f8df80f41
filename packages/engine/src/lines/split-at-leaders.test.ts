import { describe, expect, it } from 'vitest';
import { printPage } from '../testing/page-fixture.ts';
import { splitAtLeaders } from './split-at-leaders.ts';

const textsOf = (block: string) => splitAtLeaders(printPage(block).words).map(({ text }) => text);

describe('dots between the names of columns', () => {
  it.each([
    ['DATE........AMOUNT.TRANSACTION DESCRIPTION', ['DATE', 'AMOUNT', 'TRANSACTION', 'DESCRIPTION']],
    ['DATE..CHECK NO..........AMOUNT   DATE..CHECK', ['DATE', 'CHECK', 'NO', 'AMOUNT', 'DATE', 'CHECK']],
  ])('%s', (line, texts) => {
    expect(textsOf(line)).toEqual(texts);
  });

  it('leave each name the room of its letters', () => {
    const [, amount] = splitAtLeaders(printPage('DATE........AMOUNT').words);
    const [aligned] = printPage('            AMOUNT\nA').words;
    expect(amount!.box[0]).toBeCloseTo(aligned!.box[0], 5);
    expect(amount!.box[2]).toBeCloseTo(aligned!.box[2], 5);
  });
});

describe('dots from a label to its value', () => {
  it.each([
    ['Opening Balance.......1,234.56', ['Opening', 'Balance', '1,234.56']],
    ['Closing Balance.......$ 1,234.56', ['Closing', 'Balance', '$', '1,234.56']],
    ['Statement Period......01/02/2025 - 28/02/2025', ['Statement', 'Period', '01/02/2025', '-', '28/02/2025']],
    ['HELP.UBER.COM.......-$45.20', ['HELP.UBER.COM', '-$45.20']],
  ])('%s', (line, texts) => {
    expect(textsOf(line)).toEqual(texts);
  });
});

it.each(['DATE..CHECK', 'UBER TRIP HELP.UBER.COM', 'S.W.I.F.T', 'XXXX....1234', 'Balance....... 45.20', 'DATE...'])(
  'other dots belong to their word: %s',
  (line) => {
    const { words } = printPage(line);
    expect(splitAtLeaders(words)).toBe(words);
  },
);

it('the dots of one line part no words of another', () => {
  expect(textsOf('DATE........AMOUNT\n01/02 HELP.UBER.COM')).toEqual(['DATE', 'AMOUNT', '01/02', 'HELP.UBER.COM']);
});
