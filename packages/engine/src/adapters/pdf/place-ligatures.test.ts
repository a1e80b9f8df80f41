import { expect, test } from 'vitest';
import { placeLigatures } from './place-ligatures.ts';
import type { Direction } from './read-glyphs.ts';

type Glyph = readonly [letter: string, left: number, right: number];

function place(glyphs: readonly Glyph[], direction: Direction = 'right'): Glyph[] {
  const runs = { count: 1, from: [0], object: [1], baseline: [700], em: [10], direction: [direction] };
  const code = Uint32Array.from(glyphs, ([letter]) => letter.codePointAt(0)!);
  const [left, right] = [Float32Array.from(glyphs, ([, x]) => x), Float32Array.from(glyphs, ([, , x]) => x)];
  const placed = placeLigatures({ count: glyphs.length, code, left, right, runs });
  return Array.from({ length: placed.count }, (_, at) => [String.fromCodePoint(code[at]!), left[at]!, right[at]!]);
}

test.each<[string, Glyph[], Glyph[]]>([
  [
    'letters with widths of their own',
    [
      ['f', 50, 53],
      ['i', 50, 52],
      ['n', 55, 60],
    ],
    [
      ['f', 50, 53],
      ['i', 53, 55],
      ['n', 55, 60],
    ],
  ],
  [
    'the same letter twice',
    [
      ['f', 50, 53],
      ['f', 50, 53],
      ['e', 56, 61],
    ],
    [
      ['f', 50, 53],
      ['f', 53, 56],
      ['e', 56, 61],
    ],
  ],
  [
    'letters that share the box of their glyph stay in it',
    [
      ['f', 50, 55],
      ['i', 50, 55],
      ['n', 55, 60],
    ],
    [
      ['f', 50, 55],
      ['i', 50, 55],
      ['n', 55, 60],
    ],
  ],
  [
    'a mark without a width at the end of a run',
    [
      ['ส', 50, 55],
      ['ิ', 50, 50],
    ],
    [
      ['ส', 50, 55],
      ['ิ', 55, 55],
    ],
  ],
  [
    'a letter that its mark repeats is dropped with it',
    [
      ['ส', 50, 55],
      ['ิ', 50, 50],
      ['ก', 55, 61],
      ['ส', 55.25, 60.25],
      ['ิ', 55.25, 55.25],
      ['ร', 61, 66],
    ],
    [
      ['ส', 50, 55],
      ['ิ', 55, 55],
      ['ก', 55, 61],
      ['ร', 61, 66],
    ],
  ],
])('%s', (_, glyphs, placed) => {
  expect(place(glyphs)).toEqual(placed);
});

test('letters of text that runs up stay above each other', () => {
  const up: Glyph[] = [
    ['U', 50, 57],
    ['P', 50, 57],
  ];
  expect(place(up, 'up')).toEqual(up);
});
