import { expect, test } from 'vitest';
import { countImagePages } from './images.ts';

/** A TIFF whose header and directories, each without entries, lead to these offsets in turn. */
function tiff(isLittle: boolean, ...offsets: number[]): File {
  const view = new DataView(new ArrayBuffer(100));
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, isLittle);
  for (const [index, offset] of offsets.entries())
    view.setUint32(index === 0 ? 4 : offsets[index - 1]! + 2, offset, isLittle);
  return new File([view.buffer], 'a.tif', { type: 'image/tiff' });
}

test.each([
  ['a photograph', new File(['x'], 'a.jpg', { type: 'image/jpeg' }), 1],
  ['a TIFF of one page', tiff(true, 8, 0), 1],
  ['a TIFF of three pages', tiff(true, 8, 30, 60, 0), 3],
  ['a TIFF in the other order of bytes', tiff(false, 8, 40, 0), 2],
  ['a TIFF without a page', tiff(true, 0), null],
  ['a TIFF that leads out of itself', tiff(true, 8, 97), null],
  ['a TIFF that leads in a circle', tiff(true, 8, 30, 8), null],
  ['an empty TIFF', new File([], 'a.tif', { type: 'image/tiff' }), null],
])('%s has as many pages as it says', async (_, file, pages) => {
  expect(await countImagePages(file)).toBe(pages);
});
