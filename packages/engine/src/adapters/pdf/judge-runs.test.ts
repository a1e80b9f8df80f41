import { FIRST_EXTRA, writePdf, writeStream } from '@extracto/samples/raw/write-pdf';
import { describe, expect, test } from 'vitest';
import { drawPdf } from './testing/draw-pdf.ts';
import { readFirstPage, readTexts } from './testing/read-first-page.ts';

const SEEN = 'BT /F1 10 Tf 0 g 50 700 Td (seen) Tj ET';
const at = (x: number, y: number, text: string) => `BT /F1 10 Tf ${x} ${y} Td (${text}) Tj ET`;

describe('text that no reader sees is left out', () => {
  const CASES: readonly (readonly [name: string, content: string])[] = [
    ['text render mode 3', `BT /F1 10 Tf 3 Tr 50 600 Td (gone) Tj ET`],
    ['transparent', `q /Clear gs ${at(50, 600, 'gone')} Q`],
    ['white on the page', `q 1 g ${at(50, 600, 'gone')} Q`],
    ['white stroke on the page', `q 1 G 1 Tr ${at(50, 600, 'gone')} Q`],
    ['white with a white outline', `q 1 g 1 G 2 Tr ${at(50, 600, 'gone')} Q`],
    ['black on black', `q 0 g 40 590 100 30 re f ${at(50, 600, 'gone')} Q`],
    ['under a later box', `${at(50, 600, 'gone')} q 0 g 40 590 100 30 re f Q`],
    ['under a later white box', `${at(50, 600, 'gone')} q 1 g 40 590 100 30 re f Q`],
    ['left of the page', at(-80, 600, 'gone')],
    ['below the page', at(50, -40, 'gone')],
    ['clipped away', `q 40 300 200 30 re W n ${at(50, 600, 'gone')} Q`],
    ['too small to read', 'BT /F1 0.3 Tf 50 600 Td (gone) Tj ET'],
    ['printed twice, half a point apart', 'BT /F1 10 Tf 50.4 700 Td (seen) Tj ET'],
    ['a diagonal watermark', 'BT /F1 40 Tf 0.7 0.7 -0.7 0.7 200 300 Tm (gone) Tj ET'],
    ['text up the margin', 'BT /F1 8 Tf 0 1 -1 0 20 300 Tm (gone) Tj ET'],
    ['upside-down text', 'BT /F1 8 Tf -1 0 0 -1 200 300 Tm (gone) Tj ET'],
  ];
  test.each(CASES)('%s', async (_name, content) => {
    const bytes = writePdf({ content: `${SEEN} ${content}`, resources: '/ExtGState << /Clear << /ca 0 /CA 0 >> >>' });
    expect(await readTexts(bytes)).toEqual(['seen']);
  });
});

describe('text that a reader sees stays', () => {
  const CASES: readonly (readonly [name: string, content: string])[] = [
    ['white on a dark band', `q 0 0 0.4 rg 40 590 200 30 re f Q 1 g ${at(50, 600, 'too')}`],
    ['black on stripes', `q 0.9 g 40 590 200 30 re f Q ${at(50, 600, 'too')}`],
    [
      'white on a shape that is no rectangle',
      `q 0 g 40 590 m 200 590 l 210 605 l 200 620 l 40 620 l f Q 1 g ${at(50, 600, 'too')}`,
    ],
    ['white in a dark hole of a clip', `q 40 590 200 30 re W n 0 g 0 0 600 800 re f Q 1 g ${at(50, 600, 'too')}`],
    [
      'before a page-wide fill through a small clip',
      `${at(50, 600, 'too')} q 40 300 200 30 re W n 1 g 0 0 600 800 re f Q`,
    ],
    ['through a clip', `q 40 590 200 30 re W n ${at(50, 600, 'too')} Q`],
    ['cut off by a clip', `q 40 590 24 30 re W n ${at(50, 600, 'toothpaste')} Q`],
    ['under a frame', `${at(50, 600, 'too')} q 40 590 100 30 re S Q`],
    ['under a see-through marker', `${at(50, 600, 'too')} q /Half gs 1 1 0 rg 40 590 100 30 re f Q`],
    ['under a box that covers half of it', `${at(50, 600, 'too')} q 1 g 60 590 100 30 re f Q`],
    ['white with a black outline', `1 g 0 G 2 Tr ${at(50, 600, 'too')}`],
    ['light grey', `0.85 g ${at(50, 600, 'too')}`],
    ['the same word elsewhere', at(50, 600, 'too')],
    ['slightly skewed', 'BT /F1 10 Tf 1 0.01 -0.01 1 50 600 Tm (too) Tj ET'],
    ['slanted', 'BT /F1 10 Tf 1 0 0.3 1 50 600 Tm (too) Tj ET'],
  ];
  test.each(CASES)('%s', async (_name, content) => {
    const bytes = writePdf({ content: `${SEEN} ${content}`, resources: '/ExtGState << /Half << /ca 0.4 >> >>' });
    expect(await readTexts(bytes)).toEqual(['seen', 'too']);
  });

  test('white on a gradient that fills a pattern', async () => {
    const bytes = await drawPdf((pdf) => {
      const gradient = pdf.linearGradient(40, 40, 300, 90).stop(0, '#3b82f6').stop(1, '#1d4ed8');
      pdf.rect(40, 40, 260, 50).fill(gradient);
      pdf.fillColor('white').text('HOLDER', 60, 60);
    });
    expect(await readTexts(bytes)).toEqual(['HOLDER']);
  });

  test('white on a white box is hidden beside it', async () => {
    const bytes = await drawPdf((pdf) => {
      pdf.rect(40, 40, 260, 50).fill('white');
      pdf.text('GONE', 60, 60);
      pdf.fillColor('black').text('seen', 60, 200);
    });
    expect(await readTexts(bytes)).toEqual(['seen']);
  });
});

describe('the layer that the words come from', () => {
  const image = writeStream(
    '\x80',
    '/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray',
  );
  const scan = (content: string) =>
    writePdf({ content, resources: `/XObject << /Scan ${FIRST_EXTRA} 0 R >>` }, [image]);
  const SCAN = 'q 600 0 0 800 0 0 cm /Scan Do Q';
  const RECOGNISED = 'BT /F1 10 Tf 3 Tr 50 600 Td (45.20) Tj ET';

  test('native: printed text', async () => {
    expect(await readFirstPage(writePdf({ content: SEEN }))).toMatchObject({ textLayer: 'native' });
  });
  test('hidden: invisible text with an image that is the page', async () => {
    const page = await readFirstPage(scan(`${SCAN} ${RECOGNISED}`));
    expect(page.textLayer).toBe('hidden');
    expect(page.words.map((word) => word.text)).toEqual(['45.20']);
  });
  test('hidden: text that an image of the whole page covers', async () => {
    const page = await readFirstPage(scan(`${SEEN} ${SCAN}`));
    expect(page.textLayer).toBe('hidden');
    expect(page.words.map((word) => word.text)).toEqual(['seen']);
  });
  test('native: printed text over a background image, invisible text dropped', async () => {
    const page = await readFirstPage(scan(`${SCAN} ${SEEN} ${RECOGNISED}`));
    expect(page.textLayer).toBe('native');
    expect(page.words.map((word) => word.text)).toEqual(['seen']);
  });
  test('none: an image alone', async () => {
    expect(await readFirstPage(scan(SCAN))).toMatchObject({ textLayer: 'none', words: [] });
  });
  test('none: invisible text without an image', async () => {
    expect(await readFirstPage(writePdf({ content: RECOGNISED }))).toMatchObject({ textLayer: 'none', words: [] });
  });
});
