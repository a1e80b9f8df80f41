/** Too much of something that a statement has little of. */
import { assemble, FIRST_EXTRA, writePdf, writeStream } from '../raw/write-pdf.ts';
import type { HostileDocument } from './hostile-document.ts';

const TEXT = 'BT /F1 10 Tf 50 700 Td (Balance 45.20) Tj ET';

function manyPages(count: number, content = TEXT): Uint8Array {
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${count} /MediaBox [0 0 600 800] >>`,
    '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    writeStream(content),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

/** `count` operators, written by a function of their place. */
const repeated = (count: number, operator: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => operator(index)).join('\n');

const box =
  (mediaBox: string, content = TEXT) =>
  () =>
    writePdf({ content, mediaBox });

export const GIANTS = {
  'ten thousand pages': { make: () => manyPages(10_000), endsAs: ['too_many_pages'] },
  'a page tree that claims two billion pages': {
    make: () =>
      assemble([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 2147483647 >>',
        '<< /Type /Page /Parent 2 0 R >>',
      ]),
    endsAs: ['no_text'],
  },
  'a page tree that claims fewer than no pages': {
    make: () =>
      assemble([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count -7 >>',
        '<< /Type /Page /Parent 2 0 R >>',
      ]),
    endsAs: ['no_text'],
  },
  'a page of a billion points': { make: box('0 0 1000000000 1000000000'), endsAs: ['no_statement'] },
  'a page of a billion points whose letters lean': {
    make: box('0 0 1000000000 1000000000', 'BT /F1 10 Tf 1 0 0.2 1 50 700 Tm (Balance 45.20) Tj ET'),
    endsAs: ['memory_limit'],
  },
  'a page beyond what numbers hold': {
    make: box('0 0 1e38 99999999999999999999999999999999999999999999'),
    endsAs: ['no_statement'],
  },
  'a page of no size': { make: box('0 0 0 0'), endsAs: ['no_statement'] },
  'a page whose corners are swapped': { make: box('600 800 0 0'), endsAs: ['no_statement'] },
  'a page far from the origin': {
    make: box('-2000000000 -2000000000 -1999999400 -1999999200'),
    endsAs: ['no_text'],
  },
  'letters larger than the page by a million': {
    make: () => writePdf({ content: 'BT /F1 99999999 Tf 1e9 0 0 1e9 0 0 Tm (Balance 45.20) Tj ET' }),
    endsAs: ['no_text'],
  },
  'letters of no size': {
    make: () => writePdf({ content: 'BT /F1 0 Tf 0 0 0 0 0 0 Tm (Balance 45.20) Tj ET' }),
    endsAs: ['no_text'],
  },
  'half a million words in one place': {
    make: () =>
      writePdf({ content: `BT /F1 10 Tf ${repeated(500_000, (index) => `1 0 0 1 50 700 Tm (${index} ) Tj`)} ET` }),
    endsAs: ['memory_limit'],
  },
  'half a million words on a page': {
    make: () =>
      writePdf({
        content: `BT /F1 1 Tf ${repeated(500_000, (index) => `1 0 0 1 ${(index % 700) * 0.85} ${Math.floor(index / 700)} Tm (7.50) Tj`)} ET`,
      }),
    endsAs: ['memory_limit'],
  },
  'a word of four million letters': {
    make: () => writePdf({ content: `BT /F1 10 Tf 50 700 Td (${'7'.repeat(4_000_000)}) Tj ET` }),
    endsAs: ['no_text'],
  },
  'half a million rules': {
    make: () =>
      writePdf({ content: `0 G ${repeated(500_000, (index) => `${index % 600} 0 m ${index % 600} 800 l S`)} ${TEXT}` }),
    endsAs: ['memory_limit'],
  },
  'half a million boxes over the text': {
    make: () => writePdf({ content: `1 g ${repeated(500_000, () => '0 0 600 800 re f')} 0 g ${TEXT}` }),
    endsAs: ['memory_limit'],
  },
  'twenty thousand clips in each other': {
    make: () => writePdf({ content: `${'0 0 600 800 re W n '.repeat(20_000)} ${TEXT}` }),
    endsAs: ['no_statement'],
  },
  'a path of two million corners': {
    make: () =>
      writePdf({ content: `0 G 0 0 m ${repeated(2_000_000, (index) => `${index % 600} ${index % 800} l`)} S ${TEXT}` }),
    endsAs: ['memory_limit'],
  },
  'fifty thousand form fields': {
    make: () =>
      writePdf(
        { content: TEXT, entries: `/Annots [${repeated(50_000, (index) => `${FIRST_EXTRA + index} 0 R`)}]` },
        Array.from(
          { length: 50_000 },
          (_, index) =>
            `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f${index}) /V (7) /Rect [0 0 9 9] /DA (/F1 5 Tf) >>`,
        ),
        `/AcroForm << /Fields [${repeated(50_000, (index) => `${FIRST_EXTRA + index} 0 R`)}] >>`,
      ),
    endsAs: ['time_limit'],
  },
  'a thousand pages, each as crowded as a page can be': {
    make: () =>
      manyPages(
        1_000,
        `BT /F1 4 Tf ${repeated(8_000, (index) => `1 0 0 1 ${(index % 50) * 12} ${Math.floor(index / 50) * 5} Tm (7) Tj`)} ET`,
      ),
    endsAs: ['memory_limit'],
  },
} satisfies Record<string, HostileDocument>;
