import { generateSample } from '@extracto/samples';
import { FIRST_EXTRA, type RawPage, writePdf, writeStream } from '@extracto/samples/raw/write-pdf';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawPdf } from '../testing/draw-pdf.ts';
import { readBothWays } from '../testing/read-both-ways.ts';

const FACES = ['Helvetica', 'Helvetica-Bold', 'Times-Roman', 'Times-Italic', 'Courier', 'Courier-Bold'];

async function readPage(page: RawPage, extra: readonly (string | Uint8Array)[] = []) {
  const [both] = await readBothWays(writePdf(page, extra));
  return both!;
}

describe('text objects tell the same as the text page', () => {
  test.each([
    ['words apart', 'BT /F1 10 Tf 50 700 Td (Balance) Tj 200 0 Td (1,234.56) Tj ET'],
    ['kerned, with spaces printed', 'BT /F1 10 Tf 50 700 Td [(Bal) 40 (ance) -300 (45.20) -20 ( ) 30 (EUR)] TJ ET'],
    ['letters and words spread', 'BT /F1 10 Tf 0.7 Tc 3 Tw 50 700 Td (Balance of 45.20) Tj ET'],
    ['drawn wide and raised', 'BT /F1 10 Tf 130 Tz 2 Ts 50 700 Td [(Balance) -200 (45.20)] TJ ET'],
    ['scaled by the matrix', 'BT /F1 1 Tf 9.3 0 0 11.7 50.13 700.7 Tm (Balance 45.20) Tj ET'],
    [
      'objects of a line in another order',
      'BT /F1 10 Tf 1 0 0 1 300 700 Tm (45.20) Tj 1 0 0 1 50 700 Tm (Balance) Tj ET',
    ],
    [
      'a line that a footnote stands above',
      'BT /F1 10 Tf 50 700 Td (Fee) Tj /F1 6 Tf 20 3.3 Td (1) Tj /F1 10 Tf 9 -3.3 Td (9.00) Tj ET',
    ],
    ['fake bold by the object', 'BT /F1 10 Tf 50 700 Td (Balance) Tj 0.3 0 Td (Balance) Tj ET'],
    ['a shadow behind', 'BT /F1 10 Tf 51 699 Td (Balance) Tj -1 1 Td (Balance) Tj ET'],
    ['the same amount in the next column', 'BT /F1 10 Tf 50 700 Td (0.00) Tj 60 0 Td (0.00) Tj 0 -12 Td (0.00) Tj ET'],
    ['two spaces', 'BT /F1 10 Tf 50 700 Td (Fee  9.00 ) Tj 60 0 Td ( due) Tj ET'],
    ['spaces alone', 'BT /F1 10 Tf 50 700 Td ( ) Tj 10 0 Td (  ) Tj 20 0 Td (Fee) Tj ET'],
    ['words in two sizes', 'BT /F1 24 Tf 50 700 Td (Bank) Tj /F2 8 Tf 100 4 Td (of 12 March) Tj ET'],
    [
      'hyphens at the ends of lines',
      'BT /F1 10 Tf 50 700 Td (state-) Tj 0 -12 Td (ment) Tj 0 -12 Td (150.00-) Tj 0 -12 Td (2) Tj ET',
    ],
    ['empty strings beside others', 'BT /F1 10 Tf 50 700 Td [() -200 (Fee)] TJ 0 -20 Td (9.00) Tj ET'],
    [
      'an object that begins with a space of which PDFium makes another',
      'BT 0.5 0 0 0.5 60 500 Tm /F1 10 Tf (a ) Tj [208 ( ) -139 (b)] TJ ET',
    ],
    ['umlauts and signs', 'BT /F1 10 Tf 50 700 Td (Geb\\374hr \\200 9,00 \\226 \\222) Tj ET'],
    ['invisible text', 'BT /F1 10 Tf 3 Tr 50 700 Td (Fee 9.00) Tj ET'],
    [
      'marked content',
      '/P << /MCID 0 >> BDC BT /F1 10 Tf 50 700 Td (Fee) Tj ET EMC BT /F1 10 Tf 90 700 Td (9.00) Tj ET',
    ],
    ['a note up the margin', 'BT /F1 10 Tf 50 700 Td (Fee) Tj ET BT /F1 6 Tf 0 1 -1 0 20 300 Tm (form 7) Tj ET'],
    [
      'words across the page',
      'BT /F1 50 Tf 0.7 0.7 -0.7 0.7 200 200 Tm (COPY) Tj ET BT /F1 10 Tf 50 700 Td (Fee) Tj ET',
    ],
  ])('%s', async (_, content) => {
    const { fromObjects, fromTextPage } = await readPage({ content });
    expect(fromTextPage.length).toBeGreaterThan(0);
    expect(fromObjects).toEqual(fromTextPage);
  });
});

describe('a letter that stands alone is read where its font is not in the document, which leaves it without ink', () => {
  const font = [
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font',
    '/Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 0 >> >>] >>',
  ].join(' ');
  const placed = (words: readonly string[]) => words.map((word) => word.split(' ').slice(0, 5).join(' '));

  test('on the page', async () => {
    const content = 'BT /F3 10 Tf 50 700 Td <501f> Tj 40 0 Td <8d378d26> Tj 40 0 Td /F1 10 Tf ( ) Tj ET';
    const { fromObjects, fromTextPage } = await readPage({ content, fonts: `/F3 ${font}` });
    expect(placed(fromTextPage)).toEqual(['借 50 60 700 10', '贷账 90 110 700 10']);
    expect(fromObjects).toEqual(fromTextPage);
  });

  test('in a form, which doubles its size', async () => {
    const form = writeStream(
      'BT /F3 10 Tf 30 340 Td <501f> Tj 20 0 Td <8d378d26> Tj ET',
      `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Matrix [2 0 0 2 0 0] /Resources << /Font << /F3 ${font} >> >>`,
    );
    const content = 'BT /F1 10 Tf 50 700 Td (Fee) Tj ET /X1 Do';
    const { fromTextPage } = await readPage({ content, resources: `/XObject << /X1 ${FIRST_EXTRA} 0 R >>` }, [form]);
    expect(placed(fromTextPage).slice(1)).toEqual(['借 60 80 680 20', '贷账 100 140 680 20']);
  });
});

describe('the text page is used where it does more', () => {
  const FORM = writeStream(
    'BT /F1 10 Tf 50 680 Td (9.00) Tj ET',
    '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 5 0 R >> >>',
  );
  test.each([
    ['text that says what it stands for', '/Span << /ActualText (9.00) >> BDC BT /F1 10 Tf 50 700 Td (g.oo) Tj ET EMC'],
    ['letters that lean', 'BT /F1 10 Tf 1 0 0.3 1 50 700 Tm (9.00) Tj ET'],
    ['a line that slopes', 'BT /F1 10 Tf 1 0.01 -0.01 1 50 700 Tm (9.00) Tj ET'],
    ['letters drawn twice', 'BT /F1 10 Tf 50 700 Td [(F) 605 (F) 100 (ee)] TJ ET'],
    ['spread so far that spaces are made up before those printed', 'BT /F1 10 Tf 4 Tc 50 700 Td (Fee 9.00) Tj ET'],
    ['text in a form', 'BT /F1 10 Tf 50 700 Td (Fee) Tj ET /X1 Do'],
    ['lines too close to tell whether they are two', 'BT /F2 10 Tf 50 700 Td (Fee) Tj 30 3 Td (9.00) Tj ET'],
  ])('%s', async (_, content) => {
    const resources = `/XObject << /X1 ${FIRST_EXTRA} 0 R >>`;
    const { fromObjects, fromTextPage } = await readPage({ content, resources }, [FORM]);
    expect(fromTextPage.length).toBeGreaterThan(0);
    expect(fromObjects).toBeNull();
  });
});

describe('statements', () => {
  test.each(['en-GB', 'de-DE', 'fr-FR', 'pl-PL', 'ru-RU', 'ja-JP', 'zh-CN', 'el-GR', 'cs-CZ', 'ko-KR', 'tr-TR'])(
    '%s',
    async (locale) => {
      for (const seed of [7, 8, 9]) {
        const { pdf } = await generateSample(seed, { locale });
        for (const { fromObjects, fromTextPage } of await readBothWays(pdf)) expect(fromObjects).toEqual(fromTextPage);
      }
    },
  );

  test('Arabic is left to the text page, which knows the order of its letters', async () => {
    const { pdf } = await generateSample(7, { locale: 'ar-AE' });
    for (const { fromObjects } of await readBothWays(pdf)) expect(fromObjects).toBeNull();
  });

  test('pages with more fonts than are kept, each used again', async () => {
    const pdf = await drawPdf((drawing) => {
      for (let index = 0; index < 90; index++) {
        if (index > 0) drawing.addPage();
        drawing.font(FACES[index % FACES.length]!).fontSize(10);
        drawing.text(
          `Page ${index} of 90: ${String.fromCharCode(65 + (index % 26)).repeat(3)} 1,234.${10 + (index % 90)}`,
          50,
          80,
        );
      }
    });
    for (const { fromObjects, fromTextPage } of await readBothWays(pdf)) expect(fromObjects).toEqual(fromTextPage);
  });
});

describe('for any print they agree with the text page or decline', () => {
  const number = (least: number, most: number) => fc.integer({ min: least * 100, max: most * 100 }).map((n) => n / 100);
  const text = fc.string({ unit: fc.constantFrom(...'aBiW 19.,-/ \u00a0\u00e9\u0096'), minLength: 0, maxLength: 6 });
  const literal = text.map((letters) => `<${Buffer.from(letters, 'latin1').toString('hex')}>`);
  const operator = fc.oneof(
    { weight: 4, arbitrary: literal.map((shown) => `${shown} Tj`) },
    {
      weight: 3,
      arbitrary: fc
        .array(fc.oneof(literal, number(-700, 700)), { minLength: 1, maxLength: 5 })
        .map((shown) => `[${shown.join(' ')}] TJ`),
    },
    { weight: 4, arbitrary: fc.tuple(number(-80, 200), number(-14, 14)).map(([x, y]) => `${x} ${y} Td`) },
    { weight: 2, arbitrary: number(-0.5, 60).map((x) => `${x} 0 Td`) },
    fc.tuple(literal, number(-0.6, 0.6)).map(([shown, x]) => `${shown} Tj ${x} 0 Td ${shown} Tj`),
    fc.tuple(fc.constantFrom('F1', 'F2'), number(4, 20)).map(([font, size]) => `/${font} ${size} Tf`),
    fc.tuple(number(0.5, 2), number(0.5, 2)).map(([a, d]) => `${a} 0 0 ${d} 60 500 Tm`),
    number(-1, 3).map((spread) => `${spread} Tc`),
    number(-1, 5).map((spread) => `${spread} Tw`),
    number(60, 150).map((wide) => `${wide} Tz`),
    number(-3, 3).map((rise) => `${rise} Ts`),
  );

  test('drawn at random', async () => {
    let told = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(operator, { minLength: 1, maxLength: 12 }), async (operators) => {
        const content = `BT /F1 10 Tf 60 600 Td ${operators.join(' ')} ET`;
        const { fromObjects, fromTextPage } = await readPage({ content });
        if (fromObjects !== null) expect(fromObjects).toEqual(fromTextPage);
        if (fromObjects !== null && fromObjects.length > 0) told += 1;
      }),
      { numRuns: 400 },
    );
    expect(told).toBeGreaterThan(100);
  });
});
