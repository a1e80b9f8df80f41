import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupSpans, pairHeaders } from './align-spans.ts';
import type { SharedSpan } from './tally-spans.ts';

/** Each in a row of its own, when none is given. */
let rows = 1000;
const span = (x0: number, x1: number, row = rows++): SharedSpan => ({ x0, x1, rows: [row] });
const group = (x0: number, x1: number, count = 10) => ({ x0, x1, count });

describe('values under each other are one column', () => {
  it('money shares its right edge', () => {
    expect(groupSpans([span(70, 100), span(60, 100), span(85, 100), span(180, 200), span(150, 200)])).toMatchObject([
      group(60, 100, 3),
      group(150, 200, 2),
    ]);
  });

  it('dates share their left edge', () => {
    expect(groupSpans([span(40, 90), span(40, 80), span(40, 85), span(120, 160), span(120, 170)])).toMatchObject([
      group(40, 90, 3),
      group(120, 170, 2),
    ]);
  });

  it('centred values share neither, but the white space parts them', () => {
    expect(groupSpans([span(40, 80), span(45, 75), span(50, 70), span(140, 180), span(150, 170)])).toMatchObject([
      group(40, 80, 3),
      group(140, 180, 2),
    ]);
  });

  it('a trailing mark moves an edge, not a column', () => {
    expect(groupSpans([span(60, 100), span(70, 100), span(62, 104), span(64, 112), span(75, 100)])).toMatchObject([
      group(60, 112, 5),
    ]);
  });

  it('columns that touch are apart where rows have a value of each, however their left edges stand', () => {
    const credits = [span(476, 510.3, 0), span(495, 510.3, 1), span(485, 510.3, 2)];
    const balances = Array.from({ length: 8 }, (_, row) => span(509 + row * 2, 547, row));
    expect(groupSpans([...credits, ...balances])).toMatchObject([group(476, 510.3, 3), group(509, 547, 8)]);
  });

  it('amounts with marks of two widths stay one column where no row has two of them', () => {
    const marked = [span(431, 451, 0), span(420, 451, 1), span(439, 460, 2), span(435, 460, 3), span(453, 484, 4)];
    expect(groupSpans(marked)).toMatchObject([group(420, 484, 5)]);
  });

  it('wide values may reach over the neighbour when the edges tell them apart', () => {
    const debits = [span(95, 150), span(110, 150), span(100, 150)];
    const credits = [span(145, 200), span(160, 200), span(150, 200)];
    expect(groupSpans([...debits, ...credits])).toMatchObject([group(95, 150, 3), group(145, 200, 3)]);
  });

  it('nothing has no columns', () => {
    expect(groupSpans([])).toEqual([]);
  });

  it('whatever their order', () => {
    const column = (right: number) =>
      fc
        .array(fc.integer({ min: 5, max: 40 }), { minLength: 2, maxLength: 8 })
        .map((widths) => widths.map((width) => span(right - width, right)));
    const table = fc
      .tuple(column(100), column(200), column(300))
      .map((columns) => columns.flat())
      .chain((spans) => fc.tuple(fc.constant(spans), fc.shuffledSubarray(spans, { minLength: spans.length })));
    fc.assert(
      fc.property(table, ([spans, shuffled]) => {
        expect(groupSpans(shuffled)).toEqual(groupSpans(spans));
        expect(groupSpans(spans).map(({ x1 }) => x1)).toEqual([100, 200, 300]);
      }),
    );
  });
});

describe('headers pair with the columns below them', () => {
  it.each([
    ['right over right', [span(70, 100), span(170, 200)], [group(60, 100), group(150, 200)], [0, 1]],
    ['left over left', [span(40, 60), span(140, 150)], [group(40, 90), group(140, 190)], [0, 1]],
    ['centred', [span(60, 80), span(160, 180)], [group(40, 100), group(140, 200)], [0, 1]],
    [
      'an empty column gets none',
      [span(70, 100), span(170, 200), span(270, 300)],
      [group(60, 100), group(250, 300)],
      [0, null, 1],
    ],
    [
      'values that no header names are left over',
      [span(70, 100), span(270, 300)],
      [group(60, 100), group(150, 200, 2), group(250, 300)],
      [0, 2],
    ],
    ['a header far from everything gets none', [span(500, 520)], [group(60, 100)], [null]],
    ['no values', [span(70, 100)], [], [null]],
    ['no headers', [], [group(60, 100)], []],
  ] as const)('%s', (_, headers, groups, expected) => {
    expect(pairHeaders(headers, groups)).toEqual(expected);
  });

  it('from left to right, no column twice', () => {
    const spans = fc
      .array(fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 5, max: 60 })), { maxLength: 8 })
      .map((list) => list.map(([x0, width]) => span(x0, x0 + width)).sort((a, b) => a.x0 - b.x0));
    fc.assert(
      fc.property(spans, spans, (headers, groups) => {
        const paired = pairHeaders(
          headers,
          groups.map((one) => ({ ...one, count: 5 })),
        );
        const known = paired.filter((index) => index !== null);
        expect(paired).toHaveLength(headers.length);
        expect(known).toEqual([...new Set(known)].sort((a, b) => a - b));
      }),
    );
  });
});

describe('headers stand over figures or over all that is printed with them', () => {
  it('a currency in front moves the figures under the next header', () => {
    const figures = [group(361, 390), { ...group(429, 460), printed: { x0: 409, x1: 460 } }, group(502, 540)];
    expect(
      pairHeaders(
        [
          { x0: 341, x1: 360 },
          { x0: 409, x1: 425 },
          { x0: 482, x1: 500 },
        ],
        figures,
      ),
    ).toEqual([0, 1, 2]);
  });
});
