import { FIRST_EXTRA, writePdf, writeStream } from '@extracto/samples/raw/write-pdf';
import { describe, expect, test } from 'vitest';
import { readFirstPage, readTexts } from './testing/read-first-page.ts';

describe('a page is read as it is displayed', () => {
  /** Text positions per rotation that read from left to right, with the baseline starting at 100, 200. */
  const TURNED: readonly (readonly [rotate: number, matrix: string, width: number, height: number])[] = [
    [0, '1 0 0 1 100 600', 600, 800],
    [90, '0 1 -1 0 200 100', 800, 600],
    [180, '-1 0 0 -1 500 200', 600, 800],
    [270, '0 -1 1 0 400 700', 800, 600],
    [-90, '0 -1 1 0 400 700', 800, 600],
    [450, '0 1 -1 0 200 100', 800, 600],
    [7, '1 0 0 1 100 600', 600, 800],
  ];
  test.each(TURNED)('rotated by %i', async (rotate, matrix, width, height) => {
    const content = `BT /F2 10 Tf ${matrix} Tm (45.20) Tj ET`;
    const page = await readFirstPage(writePdf({ content, entries: `/Rotate ${rotate}` }));
    expect([page.widthPt, page.heightPt]).toEqual([width, height]);
    expect(page.words.map((word) => word.text)).toEqual(['45.20']);
    const [x0, y0, x1, y1] = page.words[0]!.box;
    expect(x0).toBeCloseTo(100, 1);
    expect(x1).toBeCloseTo(130, 1);
    expect(y0).toBeCloseTo(192.2, 1);
    expect(y1).toBeCloseTo(202.2, 1);
  });

  test.each([
    [90, '0 1 -1 0 200 100', 800, 600],
    [180, '-1 0 0 -1 500 200', 600, 800],
    [270, '0 -1 1 0 400 700', 800, 600],
  ])('text laid over by %i without a word about it', async (turnedDeg, matrix, width, height) => {
    const page = await readFirstPage(writePdf({ content: `BT /F2 10 Tf ${matrix} Tm (Balance 45.20) Tj ET` }));
    expect(page).toMatchObject({ turnedDeg, widthPt: width, heightPt: height });
    expect(page.words.map((word) => word.text)).toEqual(['Balance', '45.20']);
    expect(page.words[0]?.box[0]).toBeCloseTo(100, 1);
    expect(page.words[0]?.box[3]).toBeCloseTo(202.2, 1);
  });

  test('a note up the margin turns nothing', async () => {
    const content = 'BT /F2 10 Tf 50 700 Td (Balance 45.20) Tj ET BT /F2 6 Tf 0 1 -1 0 20 300 Tm (form 7) Tj ET';
    const page = await readFirstPage(writePdf({ content }));
    expect(page.turnedDeg).toBeUndefined();
    expect(page.words.map((word) => word.text)).toEqual(['Balance', '45.20']);
  });

  test('rulings turn with the page', async () => {
    const page = await readFirstPage(writePdf({ content: '0 G 200 100 m 200 400 l S', entries: '/Rotate 90' }));
    expect(page.rulings).toHaveLength(1);
    expect(page.rulings[0]?.orientation).toBe('horizontal');
    expect(page.rulings[0]?.box[0]).toBeCloseTo(100, 0);
    expect(page.rulings[0]?.box[1]).toBeCloseTo(200, 0);
  });

  test('a dark band stays under its text when both turn', async () => {
    const content = '0 g 180 80 40 200 re f 1 g BT /F2 10 Tf 0 1 -1 0 200 100 Tm (45.20) Tj ET';
    expect(await readTexts(writePdf({ content, entries: '/Rotate 90' }))).toEqual(['45.20']);
  });

  test('the crop box is the page, and a box that starts elsewhere is no offset', async () => {
    const content = 'BT /F2 10 Tf 150 600 Td (inside) Tj ET BT /F2 10 Tf 20 600 Td (cut) Tj ET';
    const page = await readFirstPage(writePdf({ content, entries: '/CropBox [100 50 500 750]' }));
    expect([page.widthPt, page.heightPt]).toEqual([400, 700]);
    expect(page.words.map((word) => word.text)).toEqual(['inside']);
    expect(page.words[0]?.box[0]).toBeCloseTo(50, 1);
    expect(page.words[0]?.box[3]).toBeCloseTo(152.2, 1);
  });
});

describe('rulings', () => {
  const rulings = async (content: string) =>
    (await readFirstPage(writePdf({ content }))).rulings.map(({ orientation, box }) => [
      orientation,
      ...box.map(Math.round),
    ]);

  test('a stroked line', async () => {
    expect(await rulings('0 G 50 600 m 550 600 l S')).toEqual([['horizontal', 50, 200, 550, 200]]);
  });
  test('a thin filled box', async () => {
    expect(await rulings('0 g 300 100 0.5 400 re f')).toEqual([['vertical', 300, 300, 301, 700]]);
  });
  test('the edges of a rectangle', async () => {
    const found = await rulings('0 G 100 600 200 50 re S');
    expect(found.filter(([orientation]) => orientation === 'horizontal').map((line) => line[2])).toEqual([200, 150]);
    expect(found.filter(([orientation]) => orientation === 'vertical').map((line) => line[1])).toEqual([300, 100]);
  });
  test('several lines of one path', async () => {
    expect(await rulings('0 G 50 600 m 550 600 l 50 500 m 550 500 l S')).toHaveLength(2);
  });
  test('neither white, nor diagonal, nor unpainted, nor tiny', async () => {
    expect(await rulings('1 G 50 600 m 550 600 l S')).toEqual([]);
    expect(await rulings('0 G 50 600 m 550 300 l S')).toEqual([]);
    expect(await rulings('50 600 m 550 600 l n')).toEqual([]);
    expect(await rulings('0 G 50 600 m 52 600 l S')).toEqual([]);
  });
});

test('text and rules inside a form object stand where the form puts them', async () => {
  const form = writeStream(
    'BT /F2 10 Tf 10 20 Td (45.20) Tj ET 0 G 10 10 m 110 10 l S',
    '/Type /XObject /Subtype /Form /BBox [0 0 200 200] /Resources << /Font << /F2 6 0 R >> >>',
  );
  const bytes = writePdf(
    { content: 'q 1 0 0 1 100 500 cm /Block Do Q', resources: `/XObject << /Block ${FIRST_EXTRA} 0 R >>` },
    [form],
  );
  const page = await readFirstPage(bytes);
  expect(page.words[0]?.text).toBe('45.20');
  expect(page.words[0]?.box[0]).toBeCloseTo(110, 1);
  expect(page.words[0]?.box[3]).toBeCloseTo(282.2, 1);
  expect(page.rulings[0]?.box.map(Math.round)).toEqual([110, 290, 210, 290]);
});

test('a font whose glyphs are pictures has sizes and boxes as printed', async () => {
  const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 40 50] /FontMatrix [1 0 0 1 0 0] /CharProcs << /box ${FIRST_EXTRA + 1} 0 R >>
    /Encoding << /Type /Encoding /Differences [48 /box /box] >> /FirstChar 48 /LastChar 49 /Widths [40 40] /Resources << >> >>`;
  const glyph = writeStream('40 0 0 0 40 50 d1 0 0 35 50 re f');
  const content = 'BT /T3 1 Tf 0.15 0 0 0.15 50 700 Tm (0110) Tj ET';
  const page = await readFirstPage(writePdf({ content, fonts: `/T3 ${FIRST_EXTRA} 0 R` }, [font, glyph]));
  expect(page.words.map((word) => word.text)).toEqual(['0110']);
  expect(page.words[0]?.box[2]).toBeCloseTo(74, 1);
  expect(page.words[0]?.font.heightPt).toBeCloseTo(7.5 / 0.7, 1);
});

test('a font whose glyphs are pictures in boxes of any size keeps its declared size', async () => {
  const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 0 0] /FontMatrix [0.00048828 0 0 0.00048828 0 0] /CharProcs << /box ${FIRST_EXTRA + 1} 0 R >>
    /Encoding << /Type /Encoding /Differences [48 /box /box] >> /FirstChar 48 /LastChar 49 /Widths [1139 1139] /Resources << >> >>`;
  const glyph = writeStream('1139 0 -2048 -2048 4096 4096 d1 0 0 1000 1466 re f');
  const content = 'BT /T3 10 Tf 50 700 Td (01) Tj 13 0 Td (10) Tj ET';
  const page = await readFirstPage(writePdf({ content, fonts: `/T3 ${FIRST_EXTRA} 0 R` }, [font, glyph]));
  expect(page.words.map((word) => [word.text, word.font.heightPt])).toEqual([
    ['01', 10],
    ['10', 10],
  ]);
});
