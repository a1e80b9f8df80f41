import { describe, expect, it } from 'vitest';
import type { Glyphs } from './read-glyphs.ts';
import { turnRunsBack } from './turn-runs-back.ts';

/** Letters five points wide, from the x of each; a new run at every `|`. */
function print(text: string, xs: readonly number[], baselines: readonly number[] = []): Glyphs {
  const parts = text.split('|');
  const letters = parts.join('');
  let at = 0;
  const from = parts.map((part) => {
    const first = at;
    at += part.length;
    return first;
  });
  return {
    count: letters.length,
    code: Uint32Array.from(letters, (letter) => letter.codePointAt(0)!),
    left: Float32Array.from(xs),
    right: Float32Array.from(xs, (x) => x + 5),
    runs: {
      count: parts.length,
      from,
      object: parts.map((_, index) => index),
      baseline: parts.map((_, index) => baselines[index] ?? 100),
      em: parts.map(() => 10),
      direction: parts.map(() => 'right' as const),
    },
  };
}

function textOf({ code, count }: Glyphs): string {
  return String.fromCodePoint(...code.subarray(0, count));
}

describe('the letters of a turned page are read from left to right', () => {
  it('where a text object has them from the last to the first', () => {
    expect(textOf(turnRunsBack(print('hsaC', [15, 10, 5, 0])))).toBe('Cash');
  });

  it('where each letter is an object of its own', () => {
    const turned = turnRunsBack(print('h|s|a|C', [15, 10, 5, 0]));
    expect(textOf(turned)).toBe('Cash');
    expect([...turned.left]).toEqual([0, 5, 10, 15]);
    expect(turned.runs.object).toEqual([3, 2, 1, 0]);
  });

  it('line by line', () => {
    expect(textOf(turnRunsBack(print('n|I|t|u|O', [5, 0, 10, 5, 0], [100, 100, 80, 80, 80])))).toBe('InOut');
  });
});

describe('runs in order stay as they are', () => {
  it('letters from the left', () => {
    const glyphs = print('Ca|sh', [0, 5, 10, 15]);
    expect(turnRunsBack(glyphs)).toBe(glyphs);
    expect(textOf(glyphs)).toBe('Cash');
  });

  it('Hebrew, which is read from the right', () => {
    expect(textOf(turnRunsBack(print('שלום', [15, 10, 5, 0])))).toBe('שלום');
  });
});
