import type { Raster } from '@extracto/model';
import { describe, expect, test } from 'vitest';
import { type FigurePlace, findOverlooked } from './find-overlooked.ts';
import { kindOfFigure } from './merge-readings.ts';

const EM = 20;

/** Words at the given places, a row of the page for each list: `?` before a word that the first reader does not believe. */
type Row = readonly (readonly [left: number, right: number, text: string])[];

function place(rows: readonly Row[]): FigurePlace[] {
  return rows.flatMap((row, lineIndex) =>
    row.map(([left, right, text]) => ({
      left,
      right,
      baseline: 40 + 30 * lineIndex,
      em: EM,
      lineIndex,
      text: text.replace('?', ''),
      confidence: text.startsWith('?') ? 0.3 : 0.95,
    })),
  );
}

const paper = (): Raster => ({ width: 600, height: 300, gray: new Uint8Array(600 * 300).fill(255), dpi: 200 });
/** Ink at the height of digits on one row. */
function inked(lineIndex: number, left: number, right: number): Raster {
  const raster = paper();
  for (let y = 28 + 30 * lineIndex; y < 38 + 30 * lineIndex; y++) raster.gray.fill(20, y * 600 + left, y * 600 + right);
  return raster;
}

const ROW: Row = [
  [40, 100, '01.11.'],
  [140, 220, 'COMPRA'],
  [480, 540, '145,20'],
];
const rows = (fifth: Row): FigurePlace[] => place([ROW, ROW, ROW, ROW, fifth]);
const look = (words: readonly FigurePlace[], raster = paper()) => findOverlooked(words, kindOfFigure, raster);

describe('where a column of figures goes on', () => {
  test('a word without confidence is looked at again', () => {
    const [found, ...others] = look(rows([[40, 98, '?SAS'], ...ROW.slice(1)]));
    expect(others).toEqual([]);
    expect(found).toMatchObject({ kind: 'date', wordIndexes: [12], span: { baseline: 160, em: EM } });
  });
  test('several of them are one figure', () => {
    const [found] = look(rows([...ROW.slice(0, 2), [478, 490, '?a'], [495, 541, '?77,9']]));
    expect(found).toMatchObject({ kind: 'amount', wordIndexes: [14, 15] });
  });
  test('ink without a word is looked at, without what stands beside it', () => {
    const [found] = look(rows([...ROW.slice(1)]), inked(4, 42, 98));
    expect(found).toMatchObject({ kind: 'date', wordIndexes: [] });
    expect(found!.span.right).toBeLessThan(140);
  });
});

test('ink that was read as part of another line is not looked at', () => {
  const date: FigurePlace = { ...rows(ROW)[12]!, lineIndex: 9 };
  const others = rows([...ROW.slice(1)]);
  for (const higher of [0, 0.7])
    expect(look([...others, { ...date, baseline: date.baseline - higher * EM }], inked(4, 42, 98))).toEqual([]);
});

describe('where days stand above and below', () => {
  const dated = (day: string): Row => [[40, 60, day], [66, 86, 'de'], ...ROW.slice(2)];
  const days = (fifth: Row) => look(place([dated('01'), dated('02'), dated('02'), dated('9'), fifth]));
  test('a short word without confidence is looked at again', () => {
    expect(days(dated('?OS'))).toMatchObject([{ kind: 'day', wordIndexes: [12] }]);
  });
  test('not one that the reader believes, and none that is longer than a day', () => {
    expect(days(dated('DE'))).toEqual([]);
    expect(days([[40, 96, '?CARTE'], ...ROW.slice(2)])).toEqual([]);
  });
});

test('digits of one amount, which the recogniser took for two words, are looked at together', () => {
  const [found] = look(rows([...ROW.slice(0, 2), [480, 512, '145'], [520, 540, '20']]));
  expect(found).toMatchObject({ kind: 'amount', wordIndexes: [14, 15], span: { left: 476 } });
  const [alone] = look(rows([ROW[1]!, [480, 512, '145'], [520, 540, '20']]));
  expect(alone).toMatchObject({ kind: 'amount', wordIndexes: [13, 14] });
});

test('a place of two columns that drift apart has one figure', () => {
  const drifted: Row = [...ROW.slice(0, 2), [490, 550, '145,20']];
  const words = place([...Array(4).fill(ROW), ...Array(4).fill(drifted), [...ROW.slice(0, 2), [485, 545, '?14S,2O']]]);
  expect(look(words)).toHaveLength(1);
});

describe('there is nothing to look for', () => {
  test('where a number and the end of another one stand apart', () => {
    expect(look(rows([...ROW.slice(0, 2), [480, 500, '145'], [520, 540, '20']]))).toEqual([]);
  });
  test('where digits stand before an amount', () => {
    expect(look(rows([...ROW.slice(0, 2), [480, 490, '1'], [495, 540, '145,20']]))).toEqual([]);
  });
  test('where every place has its figure', () => {
    expect(look(rows(ROW))).toEqual([]);
  });
  test('where a figure stands, whatever is believed of it', () => {
    expect(look(rows([...ROW.slice(0, 2), [481, 541, '?245,20']]))).toEqual([]);
  });
  test('where a word comes from further away', () => {
    expect(look(rows([...ROW.slice(0, 1), [420, 541, '?8’674.8S']]))).toEqual([]);
  });
  test('where the paper is empty', () => {
    expect(look(rows(ROW.slice(1)))).toEqual([]);
  });
  test('on a line without any figure', () => {
    expect(look(rows([[40, 98, '?SAS']]))).toEqual([]);
  });
  test('where too few figures stand above each other', () => {
    expect(look(place([ROW, ROW, ROW, [[40, 98, '?SAS'], ...ROW.slice(1)]]))).toEqual([]);
  });
});

test('a mark of credit behind digits that are looked at again is not one of them, and stays out of the picture', () => {
  const [found] = look(rows([...ROW.slice(0, 2), [480, 520, '?431€'], [528, 540, '?C']]));
  expect(found).toMatchObject({ kind: 'amount', wordIndexes: [14] });
  expect(found!.span.right).toBeLessThan(528);
});

describe('beside the amounts a column says which are debits', () => {
  const marked = (mark: string): Row => [...ROW, [560, 572, mark]];
  const five = (fifth: Row) => place([marked('C'), marked('D'), marked('D'), marked('D'), fifth]);

  test('a mark that is not believed is looked at again, and can be what the column prints', () => {
    const [found, ...others] = look(five([...ROW, [559, 574, '?O']]));
    expect(others).toEqual([]);
    expect(found).toMatchObject({ kind: 'mark', marks: ['C', 'D'], wordIndexes: [19] });
  });
  test('a word in place of an amount and its mark is looked at as both', () => {
    const found = look(five([...ROW.slice(0, 2), [484, 570, '?SITIO']]));
    expect(found).toMatchObject([
      { kind: 'amount', wordIndexes: [18] },
      { kind: 'mark', wordIndexes: [18] },
    ]);
    expect(found[0]!.span.right).toBeLessThan(found[1]!.span.left + 1);
  });
  test('however close the two columns stand, each is looked at', () => {
    const close = (mark: string): Row => [...ROW, [543, 555, mark]];
    const found = look(
      place([close('C'), close('D'), close('D'), close('D'), [...ROW.slice(0, 2), [484, 554, '?L1FD']]]),
    );
    expect(found).toMatchObject([
      { kind: 'amount', wordIndexes: [18] },
      { kind: 'mark', wordIndexes: [18] },
    ]);
  });
  test('a word that goes on behind both is of another cell', () => {
    expect(look(five([...ROW.slice(0, 2), [484, 599, '?SITIO']]))).toEqual([]);
  });
  test('letters of many kinds below each other are no such column', () => {
    const letters = ['A', 'B', 'E', 'F'].map(marked);
    expect(look(place([...letters, [...ROW, [559, 574, '?O']]]))).toEqual([]);
  });
});
