import { expect, it } from 'vitest';
import { generateSample } from '../../index.ts';
import { measureText } from '../../print/measure-text.ts';
import type { TextOperation } from '../../print/operations.ts';

it.each(Array.from({ length: 12 }, (_, index) => 6100 + index))(
  'prints no cell over another, seed %i',
  async (seed) => {
    const { pages } = await generateSample(seed, { family: 'checks-paid', locale: 'en-US' });
    const overprinted = pages.flatMap(({ operations }) => {
      const texts = operations.filter((operation) => operation.kind === 'text');
      return texts.flatMap((text) =>
        texts.filter((other) => isOver(text, other)).map((other) => [text.text, other.text]),
      );
    });
    expect(overprinted).toEqual([]);
  },
);

/** Bold is printed twice in some faces, the same words a little apart. */
function isOver(text: TextOperation, other: TextOperation): boolean {
  const [left, right] = [spanOf(text), spanOf(other)];
  return other.y === text.y && other.text !== text.text && right.x0 > left.x0 && right.x0 < left.x1 - 1;
}

function spanOf({ text, x, face, sizePt, align }: TextOperation) {
  const width = measureText(text, face, sizePt);
  const x0 = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  return { x0, x1: x0 + width };
}
