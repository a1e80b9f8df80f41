import { describe, expect, it } from 'vitest';
import { alignRows, isSameDate, isSameDecimal } from './align-rows.ts';

const row = (date: string | null, amount: string) => ({ date, amount });
const list = (...amounts: string[]) => amounts.map((amount) => row('2025-01-02', amount));

describe('alignRows', () => {
  it.each([
    ['equal lists', list('1', '2'), list('1', '2'), 2],
    ['a row missing costs that row only', list('1', '2', '3'), list('1', '3'), 2],
    ['a row added costs no true row', list('1', '2'), list('1', '9', '2'), 2],
    ['a changed amount', list('1', '2', '3'), list('1', '-2', '3'), 2],
    ['swapped rows keep one of them', list('1', '2'), list('2', '1'), 1],
    ['twins are two rows', list('5', '5', '5'), list('5', '5'), 2],
    ['nothing read', list('1'), [], 0],
    ['nothing true', [], list('1'), 0],
  ])('%s', (_, truth, read, exact) => {
    const pairs = alignRows(truth, read);
    expect(pairs).toHaveLength(exact);
    for (const [left, right] of pairs) expect(truth[left]!.amount).toBe(read[right]!.amount);
  });

  it('needs the date to be right as well', () => {
    expect(alignRows([row('2025-01-02', '1')], [row('2025-02-01', '1')])).toEqual([]);
  });
});

describe('isSameDate', () => {
  it.each([
    ['2025-03-07', '2025-03-07', true],
    ['2025-03-07', '2025-07-03', false],
    ['????-03-07', '--03-07', true],
    ['????-03-07', '--03-08', false],
    ['????-03-07', '2019-03-07', false],
    ['????-03-07', null, false],
    [null, '2019-03-08', true],
    ['2025-03-07', null, false],
  ])('%s read as %s is %s', (truth, read, same) => {
    expect(isSameDate(truth, read)).toBe(same);
  });
});

describe('isSameDecimal', () => {
  it.each([
    ['12.50', '12.5', true],
    ['100', '100.00', true],
    ['0.00', '-0', true],
    ['100', '10', false],
    ['0.10', '0.01', false],
    ['12.5', '-12.5', false],
    ['0.001', '0.00', false],
    ['12', null, false],
    [null, null, true],
  ])('%s and %s: %s', (left, right, same) => {
    expect(isSameDecimal(left, right)).toBe(same);
  });
});
