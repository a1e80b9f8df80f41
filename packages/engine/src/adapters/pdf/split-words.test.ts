import { FIRST_EXTRA, writePdf, writeStream } from '@extracto/samples/raw/write-pdf';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitWords } from './split-words.ts';
import { drawPdf } from './testing/draw-pdf.ts';
import { readFirstPage, readTexts } from './testing/read-first-page.ts';

/** Courier at 10 points: every glyph is 6 points wide. */
const courier = (content: string) => writePdf({ content: `BT /F2 10 Tf ${content} ET` });

describe('words end where a reader sees a gap', () => {
  const CASES: readonly (readonly [name: string, content: string, words: readonly string[]])[] = [
    ['a space', '50 700 Td (OPENING BALANCE) Tj', ['OPENING', 'BALANCE']],
    ['a no-break space', '50 700 Td (1\\240234,56) Tj', ['1', '234,56']],
    ['a jump without a space', '50 700 Td (CARD) Tj 40 0 Td (45.20) Tj', ['CARD', '45.20']],
    ['a gap of 0.2 em', '50 700 Td (45.20) Tj 32 0 Td (9.80) Tj', ['45.20', '9.80']],
    ['a gap of 0.13 em between two shows', '50 700 Td (Date) Tj 25.3 0 Td (Amount) Tj', ['Date', 'Amount']],
    ['kerning of 0.13 em inside a show', '50 700 Td [(Am) -130 (ount)] TJ', ['Amount']],
    ['letters a tenth of an em apart, give or take', '50 700 Td (S) Tj 7.02 0 Td (T) Tj 6.98 0 Td (A) Tj', ['STA']],
    ['no gap between two shows', '50 700 Td (1,23) Tj 24 0 Td (4.56) Tj', ['1,234.56']],
    ['one show a digit', '50 700 Td (4) Tj 6 0 Td (5) Tj 6 0 Td (.) Tj 6 0 Td (2) Tj 6 0 Td (0) Tj', ['45.20']],
    ['kerning inside a figure', '50 700 Td [(1,2) -100 (34) 80 (.56)] TJ', ['1,234.56']],
    ['columns that touch', '50 700 Td (45.20) Tj 30 0 Td (1,189.36) Tj', ['45.20', '1,189.36']],
    ['a text that touches an amount', '50 700 Td (SALARY) Tj 36 0 Td (585.98) Tj', ['SALARY', '585.98']],
    ['a code in two shows', '50 700 Td (INV) Tj 18 0 Td (585.98A) Tj', ['INV585.98A']],
    ['a balance that touches cents', '50 700 Td (.43) Tj 18 0 Td (12,244.99) Tj', ['.43', '12,244.99']],
    ['a debit column that touches', '50 700 Td (45.20) Tj 30 0 Td (-1,189.36) Tj', ['45.20', '-1,189.36']],
    [
      'grouped by spaces, columns that touch',
      '50 700 Td (2 372,23) Tj 48 0 Td (91 851,95) Tj',
      ['2', '372,23', '91', '851,95'],
    ],
    ['without decimals, columns that touch', '50 700 Td (34 956) Tj 36 0 Td (123 456) Tj', ['34', '956', '123', '456']],
    [
      'grouped as in India, columns that touch',
      '50 700 Td (-99.46) Tj 36 0 Td (2,16,454.15) Tj',
      ['-99.46', '2,16,454.15'],
    ],
    ['a zero that touches a grouped figure', '50 700 Td (0) Tj 6 0 Td (6,797,160) Tj', ['0', '6,797,160']],
    ['a negative balance without decimals', '50 700 Td (-608) Tj 24 0 Td (-107,380) Tj', ['-608', '-107,380']],
    ['grouped by apostrophes', '50 700 Td (-151.75) Tj 42 0 Td (7\\222143.90) Tj', ['-151.75', '7’143.90']],
    ['one figure without decimals in two shows', '50 700 Td (1) Tj 6 0 Td (23 456) Tj', ['123', '456']],
    ['a next line', '50 700 Td (first) Tj 30 -12 Td (second) Tj', ['first', 'second']],
    ['a step back', '150 700 Td (right) Tj -100 0 Td (left) Tj', ['left', 'right']],
    ['a raised mark', '50 700 Td (Balance) Tj 42 4 Td /F2 5 Tf (1) Tj', ['Balance', '1']],
    ['a date with a comma', '50 700 Td (July 1,) Tj 44.5 0 Td (2024) Tj', ['July', '1,', '2024']],
    ['a figure that cannot end there', '50 700 Td (41,9) Tj 26 0 Td (82.42) Tj', ['41,982.42']],
    ['two bytes a letter', '50 700 Td (\\0007\\0001\\000,\\0005 \\272\\000 \\000A\\000B) Tj', ['71,5', '₺', 'AB']],
    ['an empty glyph among letters', '50 700 Td (AB\\000CD) Tj', ['AB\ufffdCD']],
    ['a trailing minus', '50 700 Td (150.00-) Tj 0 -12 Td (next) Tj', ['150.00-', 'next']],
  ];
  test.each(CASES)('%s', async (_name, content, words) => {
    expect(await readTexts(courier(content))).toEqual(words);
  });
});

/** One show a letter, each at its place on a grid; spaces are empty cells. */
function onGrid(text: string, pitch: number): string {
  let [content, moved] = ['50 700 Td', 0];
  for (const [cell, letter] of [...text].entries()) {
    if (letter === ' ') continue;
    content += ` ${(cell - moved) * pitch} 0 Td (${letter}) Tj`;
    moved = cell;
  }
  return content;
}

describe('letters on a grid wider than themselves', () => {
  test('part into words at empty cells, figures as well', async () => {
    const text = 'Alter Kontostand vom 31.10.2024 1.723,17-';
    expect(await readTexts(courier(onGrid(text, 8)))).toEqual(text.split(' '));
  });

  test('a few of them are single letters', async () => {
    expect(await readTexts(courier(onGrid('S H', 8)))).toEqual(['S', 'H']);
  });
});

/** Three ways to print the same text at the same place. */
const SHOWS: Readonly<Record<string, (text: string) => string>> = {
  'one show': (text) => `(${text}) Tj`,
  'a show each glyph': (text) => [...text].map((glyph) => `(${glyph}) Tj`).join(' '),
  'kerned glyphs': (text) =>
    `[${[...text].map((glyph, index) => `(${glyph}) ${index % 2 === 0 ? 40 : -40}`).join(' ')}] TJ`,
};

test.each(Object.keys(SHOWS))('columns of amounts come back whole, printed as %s', async (way) => {
  const amount = fc.stringMatching(/^-?[1-9]\d{0,2}(,\d{3}){0,2}\.\d{2}$/);
  const rows = fc.array(fc.tuple(amount, amount, amount), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(rows, async (table) => {
      const content = table.flatMap((row, line) =>
        row.map((text, column) => {
          const x = 120 + 92 * column - 6 * text.length;
          return `1 0 0 1 ${x} ${700 - 12 * line} Tm ${SHOWS[way]!(text)}`;
        }),
      );
      expect((await readTexts(courier(content.join(' ')))).toSorted()).toEqual(table.flat().toSorted());
    }),
    { numRuns: 25 },
  );
});

describe('letter-spaced text', () => {
  const CASES: readonly (readonly [name: string, content: string, words: readonly string[]])[] = [
    ['spaced by spaces', '50 700 Td (B A L A N C E   D U E) Tj', ['BALANCE', 'DUE']],
    ['spaced by character spacing', '3 Tc 50 700 Td (BALANCE) Tj', ['BALANCE']],
    ['a figure spaced by character spacing', '3 Tc 50 700 Td (1234.56) Tj', ['1234.56']],
    ['single digits with spaces stay apart', '50 700 Td (1 2 3 4) Tj', ['1', '2', '3', '4']],
    ['single letters in far columns stay apart', '20 Tc 50 700 Td (DCDC) Tj', ['D', 'C', 'D', 'C']],
    ['amounts spaced by spaces stay apart', '50 700 Td (1.00 2.00 3.00 4.00) Tj', ['1.00', '2.00', '3.00', '4.00']],
  ];
  test.each(CASES)('%s', async (_name, content, words) => {
    expect(await readTexts(courier(content))).toEqual(words);
  });
});

test('a currency sign of two bytes begins with the space that its first byte is drawn as', async () => {
  const { words } = await readFirstPage(courier('50 700 Td (\\000+\\000  \\271\\0008\\0001\\0008) Tj'));
  expect(words.map(({ text }) => text)).toEqual(['+', '₹818']);
  expect(words[1]!.box[0] - words[0]!.box[2]).toBeLessThanOrEqual(12);
});

test('a ligature gives its letters', async () => {
  const bytes = await drawPdf((pdf) => pdf.font('Helvetica').fontSize(10).text('office', 50, 50));
  expect(await readTexts(bytes)).toEqual(['office']);
});

test('the letters of a ligature stay together, though the later ones have the widths that they have alone', () => {
  const [code, left, right] = [
    [...'final'].map((letter) => letter.codePointAt(0)!),
    [50, 50, 55.2, 60.8, 66],
    [54.7, 52.3, 60.8, 66, 68.3],
  ];
  const runs = { count: 1, from: [0], object: [1], baseline: [700], em: [8], direction: ['right' as const] };
  const glyphs = {
    count: code.length,
    code: Uint32Array.from(code),
    left: Float32Array.from(left),
    right: Float32Array.from(right),
    runs,
  };
  expect(splitWords(glyphs, [true], [null]).map(({ text }) => text)).toEqual(['final']);
});

describe('a glyph that stands for several letters, as Chromium writes it', () => {
  /** `glyphs`: what each stands for, and its width in thousandths of an em; text shows them by their place in the list. */
  function withGlyphs(glyphs: readonly (readonly [text: string, width: number])[], shows: string): Uint8Array {
    const hex = (text: string) => [...text].map((one) => one.charCodeAt(0).toString(16).padStart(4, '0')).join('');
    const letters = glyphs.map(([text], code) => `<${code.toString(16).padStart(4, '0')}> <${hex(text)}>`);
    const map = `/CMapName /C def 1 begincodespacerange <0000> <FFFF> endcodespacerange
      ${letters.length} beginbfchar ${letters.join(' ')} endbfchar`;
    const first = FIRST_EXTRA;
    const font = `<< /Type /Font /Subtype /Type0 /BaseFont /Any /Encoding /Identity-H /DescendantFonts [${first + 1} 0 R]
      /ToUnicode ${first + 2} 0 R >>`;
    const descendant = `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Any /CIDToGIDMap /Identity
      /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /W [0 [${glyphs.map(([, width]) => width).join(' ')}]] >>`;
    // drawn twice, by which the text page is asked
    const content = `BT /F2 10 Tf 50 500 Td [(F) 605 (F) 100 (ee)] TJ ET BT /F3 10 Tf 50 700 Td ${shows} ET`;
    return writePdf({ content, fonts: `/F3 ${first} 0 R` }, [font, descendant, writeStream(map)]);
  }

  test('a mark that is drawn behind its letter and stands for both of them is said once', async () => {
    const glyphs = [
      ['\u0e2a\u0e34', 500],
      ['\u0e2a', 500],
      ['\u0e34', 0],
      ['\u0e01', 600],
    ] as const;
    expect(await readTexts(withGlyphs(glyphs, '<00000003> Tj [<> 595 <0000> 5 <0003>] TJ'))).toContain(
      '\u0e2a\u0e34\u0e01\u0e01',
    );
  });
});

describe('boxes', () => {
  test('right-aligned amounts share their right edge, whatever their last digit', async () => {
    const amounts = ['1,234.51', '45.20', '9.07', '118.44'];
    const bytes = await drawPdf((pdf) => {
      pdf.font('Helvetica').fontSize(9);
      for (const [index, amount] of amounts.entries()) {
        pdf.text(amount, 300, 100 + 12 * index, { width: 80, align: 'right', lineBreak: false });
      }
    });
    const { words } = await readFirstPage(bytes);
    expect(words.map((word) => word.text)).toEqual(amounts);
    for (const word of words) expect(word.box[2]).toBeCloseTo(380, 1);
  });

  test('words of one line share top and bottom, bold and regular, with and without descenders', async () => {
    const bytes = await drawPdf((pdf) => {
      pdf.font('Helvetica').fontSize(10).text('gypsy', 50, 100, { baseline: 'alphabetic', lineBreak: false });
      pdf.font('Helvetica-Bold').text('TOTAL', 100, 100, { baseline: 'alphabetic', lineBreak: false });
      pdf.font('Times-Roman').text('1.00', 150, 100, { baseline: 'alphabetic', lineBreak: false });
    });
    const { words } = await readFirstPage(bytes);
    expect(words).toHaveLength(3);
    for (const word of words) {
      expect(word.box[1]).toBeCloseTo(92.2, 1);
      expect(word.box[3]).toBeCloseTo(102.2, 1);
      expect(word.font.heightPt).toBeCloseTo(10, 1);
    }
  });

  test('the size counts the text matrix', async () => {
    const { words } = await readFirstPage(writePdf({ content: 'BT /F2 1 Tf 10 0 0 10 50 700 Tm (45.20) Tj ET' }));
    expect(words[0]?.font.heightPt).toBeCloseTo(10, 3);
    expect(words[0]?.box[0]).toBeCloseTo(50, 1);
    expect(words[0]?.box[2]).toBeCloseTo(80, 1);
  });
});
