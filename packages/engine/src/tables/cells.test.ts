import { describe, expect, it } from 'vitest';
import { Cells, NO_CELLS } from './cells.ts';

describe('cells stand in the order in which they came', () => {
  const cells = Cells.from([
    [3, 'balance'],
    [0, 'date'],
  ]);

  it('whatever their columns', () => {
    expect([...cells]).toEqual([
      [3, 'balance'],
      [0, 'date'],
    ]);
    expect(cells.keys()).toEqual([3, 0]);
    expect(cells.values()).toEqual(['balance', 'date']);
  });

  it('and tell the column of a value', () => {
    expect(cells.columnOf('date')).toBe(0);
    expect(cells.columnOf('text')).toBeUndefined();
  });

  it('a second value takes the place of the first one of its column', () => {
    expect([...cells.with(3, 'amount').with(1, 'text')]).toEqual([
      [3, 'amount'],
      [0, 'date'],
      [1, 'text'],
    ]);
  });

  it('and are not changed by what is added to others', () => {
    cells.with(1, 'text');
    expect(cells.size).toBe(2);
  });

  it('by column', () => {
    expect([cells.get(0), cells.get(1), cells.has(3), cells.has(2)]).toEqual(['date', undefined, true, false]);
  });

  it('none without a value', () => {
    expect([NO_CELLS.size, NO_CELLS.get(-1), NO_CELLS.has(0), NO_CELLS.values()]).toEqual([0, undefined, false, []]);
  });
});
