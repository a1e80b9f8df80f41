/** A page full of figures in one font, and where each of them stands. Some pages are ruled or shaded, some print is pale. */
import type { Random } from '@extracto/samples';
import PDFDocument from 'pdfkit';
import type { Cell } from './cell.ts';

export interface PrintedCells {
  readonly pdf: Uint8Array;
  readonly cells: readonly Cell[];
}

interface FontFile {
  readonly capHeight: number;
  readonly unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** Points; small, because each page costs a second and its cells hardly anything. */
const PAGE = { width: 430, height: 520 };
const MARGIN = 24;
/** Parts of an em. The standard fonts of PDF come without a file to ask. */
const STANDARD_CAP_HEIGHTS: Readonly<Record<string, number>> = {
  Helvetica: 0.718,
  'Helvetica-Bold': 0.718,
  'Times-Roman': 0.662,
  'Times-Bold': 0.676,
  Courier: 0.562,
  'Courier-Bold': 0.562,
};
const NEEDED = '0129,.z';

/** Draws what stands in a cell. */
export type WriteText = (random: Random) => string;

/** `fonts` are paths of font files. */
export async function printCells(
  fonts: readonly string[],
  writeText: WriteText,
  random: Random,
): Promise<PrintedCells> {
  const document = new PDFDocument({ size: [PAGE.width, PAGE.height], margin: 0 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  const cells = fillPage(document, drawFont(document, fonts, random), writeText, random);
  document.end();
  await ended;
  return { pdf: Buffer.concat(chunks), cells };
}

function fillPage(document: PDFKit.PDFDocument, font: FontFile, writeText: WriteText, random: Random): Cell[] {
  const size = drawSize(random);
  const spacing = size * (1.2 + 0.5 * random.next());
  const shade = random.chance(0.2) ? random.integer(210, 248) : null;
  const isRuled = random.chance(0.2);
  const ink = random.chance(0.8) ? 0 : random.integer(20, 110);
  const cells: Cell[] = [];
  for (let row = 0, y = MARGIN + size; y < PAGE.height - MARGIN; row++, y += spacing) {
    const across = PAGE.width - 2 * MARGIN;
    if (shade !== null && row % 2 === 0) document.rect(MARGIN, y - size, across, spacing).fill([shade, shade, shade]);
    const below = y + 0.3 * size;
    if (isRuled)
      document
        .moveTo(MARGIN, below)
        .lineTo(MARGIN + across, below)
        .lineWidth(0.5)
        .stroke('#888');
    document.fontSize(size).fillColor([ink, ink, ink]);
    cells.push(...fillRow(document, font, size, y, () => writeText(random), random));
  }
  return cells;
}

/** Points. Most print is between 6 and 11; some is fine print, some a heading. */
function drawSize(random: Random): number {
  if (random.chance(0.7)) return 6 + 5 * random.next();
  return random.chance(0.6) ? 4.3 + 1.7 * random.next() : 11 + 6 * random.next();
}

function fillRow(
  document: PDFKit.PDFDocument,
  font: FontFile,
  size: number,
  baseline: number,
  writeText: () => string,
  random: Random,
): Cell[] {
  const cells: Cell[] = [];
  const capHeight = (font.capHeight / font.unitsPerEm) * size;
  for (let left = MARGIN; ; ) {
    const text = writeText();
    if (!hasLetters(font, text)) continue;
    const right = left + document.widthOfString(text);
    if (right > PAGE.width - MARGIN) return cells;
    document.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
    cells.push({ text, left, right, baseline, capHeight });
    left = right + size * (random.chance(0.3) ? 0.35 + 0.4 * random.next() : 0.6 + 2.5 * random.next());
  }
}

function drawFont(document: PDFKit.PDFDocument, fonts: readonly string[], random: Random): FontFile {
  if (random.chance(0.3)) {
    const [name, capHeight] = random.pick(Object.entries(STANDARD_CAP_HEIGHTS));
    document.font(name);
    return { capHeight, unitsPerEm: 1, hasGlyphForCodePoint: isInLatin1 };
  }
  for (;;) {
    document.font(random.pick(fonts));
    // what the library read of the file, which its types leave out
    const { font } = (document as unknown as { readonly _font: { readonly font: FontFile } })._font;
    if (font.capHeight > 0 && hasLetters(font, NEEDED)) return font;
  }
}

function hasLetters(font: FontFile, text: string): boolean {
  return [...text].every((letter) => letter === ' ' || font.hasGlyphForCodePoint(letter.codePointAt(0)!));
}

function isInLatin1(codePoint: number): boolean {
  return codePoint < 0x7f || (codePoint >= 0xa1 && codePoint <= 0xff) || codePoint === 0x20ac;
}
