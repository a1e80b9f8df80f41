import { expect, test } from 'vitest';
import { labelComponents } from './label-components.ts';

/** `#` is ink. */
function draw(rows: readonly string[]) {
  const gray = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 0 : 255));
  return labelComponents(gray, rows[0]!.length, 128);
}

function show({ labels }: { labels: Int32Array }, width: number): string[] {
  const signs = Array.from(labels, (label) => (label === 0 ? '.' : `${label}`)).join('');
  return signs.match(new RegExp(`.{${width}}`, 'g')) ?? [];
}

test('ink that hangs together in any way is one component, and corners do not hang together', () => {
  const found = draw(['#.#..#', '#.#.#.', '###...', '....##']);
  expect(show(found, 6)).toEqual(['1.1..2', '1.1.3.', '111...', '....44']);
  expect(found.components[0]).toEqual({ label: 1, left: 0, top: 0, right: 3, bottom: 3, size: 7 });
});

test('components come in the order of their first pixels, however they are joined further down', () => {
  const found = draw(['..#.#', '#.#.#', '#.###', '###..']);
  expect(show(found, 5)).toEqual(['..1.1', '1.1.1', '1.111', '111..']);
  expect(found.components).toHaveLength(1);
});

test('ink at the end of a row does not touch that at the beginning of the next', () => {
  expect(show(draw(['..##', '##..']), 4)).toEqual(['..11', '22..']);
});

test('a page with many components keeps them all', () => {
  const row = '#.'.repeat(1500);
  const { components } = draw([row, row.replaceAll('#', '.'), row]);
  expect(components).toHaveLength(3000);
  expect(components.at(-1)).toMatchObject({ label: 3000, left: 2998, top: 2, size: 1 });
});
