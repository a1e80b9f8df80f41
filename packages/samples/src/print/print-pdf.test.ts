import { expect, it } from 'vitest';
import type { PageOperations } from './operations.ts';
import { printPdf } from './print-pdf.ts';

/** One text in a face that is embedded. */
async function print(text: string): Promise<string> {
  const place = { x: 50, y: 50, align: 'left', angleDeg: 0 } as const;
  const looks = { face: 'wide', sizePt: 10, color: '#000000' } as const;
  const operation = { kind: 'text', text, ...place, ...looks, figure: null } as const;
  const page: PageOperations = { widthPt: 595, heightPt: 842, turned: false, operations: [operation] };
  return Buffer.from(await printPdf([page], { title: 'a', seed: 1, protection: null })).toString('latin1');
}

it('a document says its own letters, whatever was printed before with the same glyphs', async () => {
  // the face has one glyph for the hyphen and the soft hyphen
  const [hyphen, soft] = [await print('a-b'), await print('a\u00adb')];
  expect(soft).not.toBe(hyphen);
  expect(await print('a-b')).toBe(hyphen);
});
