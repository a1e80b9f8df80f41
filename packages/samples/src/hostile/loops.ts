/** Structures that contain themselves, and nesting that never seems to end. */
import { Buffer } from 'node:buffer';
import { assemble, FIRST_EXTRA, writePdf, writeStream } from '../raw/write-pdf.ts';
import type { HostileDocument } from './hostile-document.ts';

const TEXT = 'BT /F1 10 Tf 50 700 Td (Balance 45.20) Tj ET';
const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';

const form = (content: string, resources: string) =>
  writeStream(content, `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << ${resources} >>`);

/** Each of `depth` forms draws the next one `fanOut` times. */
function formsWithinForms(depth: number, fanOut: number): Uint8Array {
  const forms = Array.from({ length: depth }, (_, index) =>
    form('/F Do '.repeat(fanOut), `/XObject << /F ${FIRST_EXTRA + 1 + index} 0 R >>`),
  );
  return writePdf({ content: `/F Do ${TEXT}`, resources: `/XObject << /F ${FIRST_EXTRA} 0 R >>` }, [
    ...forms,
    form(TEXT, '/Font << /F1 5 0 R >>'),
  ]);
}

function nestedPageTree(depth: number): Uint8Array {
  const inner = Array.from(
    { length: depth },
    (_, index) => `<< /Type /Pages /Parent ${index + 2} 0 R /Kids [${index + 4} 0 R] /Count 1 >>`,
  );
  return assemble([
    CATALOG,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    ...inner,
    `<< /Type /Page /Parent ${depth + 2} 0 R /MediaBox [0 0 600 800] >>`,
  ]);
}

/** The classic table of an update that names itself as the one before. */
function tableBeforeItself(): Uint8Array {
  const bytes = Buffer.from(writePdf({ content: TEXT }));
  const text = bytes.toString('latin1');
  const table = text.lastIndexOf('xref\n0');
  return Buffer.from(text.replace('/Root 1 0 R', `/Root 1 0 R /Prev ${table}`), 'latin1');
}

export const LOOPS = {
  'a page tree that contains itself': {
    make: () => assemble([CATALOG, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
    endsAs: ['unreadable_pdf'],
  },
  'two page trees that contain each other': {
    make: () =>
      assemble([
        CATALOG,
        '<< /Type /Pages /Kids [3 0 R 3 0 R] /Count 200 >>',
        '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 100 >>',
      ]),
    endsAs: ['unreadable_pdf'],
  },
  'a page tree ten thousand deep': { make: () => nestedPageTree(10_000), endsAs: ['unreadable_pdf'] },
  'a page that is its own parent': {
    make: () => assemble([CATALOG, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', '<< /Type /Page /Parent 3 0 R >>']),
    endsAs: ['no_text'],
  },
  'a form that draws itself': {
    make: () =>
      writePdf({ content: '/F Do', resources: `/XObject << /F ${FIRST_EXTRA} 0 R >>` }, [
        form('/F Do /F Do', `/XObject << /F ${FIRST_EXTRA} 0 R >>`),
      ]),
    endsAs: ['memory_limit'],
  },
  'two forms that draw each other': {
    make: () =>
      writePdf({ content: '/F Do', resources: `/XObject << /F ${FIRST_EXTRA} 0 R >>` }, [
        form('/F Do /F Do', `/XObject << /F ${FIRST_EXTRA + 1} 0 R >>`),
        form('/F Do /F Do', `/XObject << /F ${FIRST_EXTRA} 0 R >>`),
      ]),
    endsAs: ['memory_limit'],
  },
  'forty forms, each drawing the next one twice': {
    make: () => formsWithinForms(40, 2),
    endsAs: ['memory_limit'],
  },
  'six forms, each drawing the next one twenty times': {
    make: () => formsWithinForms(6, 20),
    endsAs: ['memory_limit'],
  },
  'a thousand forms, one in another': {
    make: () => formsWithinForms(1000, 1),
    endsAs: ['no_statement'],
  },
  'a glyph that prints itself': {
    make: () =>
      writePdf({ content: `BT /T3 10 Tf 50 700 Td (aa) Tj ET ${TEXT}`, fonts: `/T3 ${FIRST_EXTRA} 0 R` }, [
        `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [0.1 0 0 0.1 0 0] /CharProcs << /a ${FIRST_EXTRA + 1} 0 R >>
          /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [9] /Resources << /Font << /T3 ${FIRST_EXTRA} 0 R >> >> >>`,
        writeStream('9 0 0 0 9 9 d1 BT /T3 10 Tf (aa) Tj ET'),
      ]),
    endsAs: ['no_statement'],
  },
  'a pattern that is painted with itself': {
    make: () =>
      writePdf(
        { content: `/Pattern cs /P scn 0 0 600 800 re f ${TEXT}`, resources: `/Pattern << /P ${FIRST_EXTRA} 0 R >>` },
        [
          writeStream(
            '/Pattern cs /P scn 0 0 9 9 re f',
            `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 0.001 /YStep 0.001 /Resources << /Pattern << /P ${FIRST_EXTRA} 0 R >> >>`,
          ),
        ],
      ),
    endsAs: ['no_text'],
  },
  'an update that precedes itself': { make: tableBeforeItself, endsAs: ['no_statement'] },
  'an object that is only itself': {
    make: () => assemble([CATALOG, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', '3 0 R']),
    endsAs: ['unreadable_pdf'],
  },
  'a stream as long as it says itself': {
    make: () =>
      writePdf({ content: TEXT, entries: `/Contents ${FIRST_EXTRA} 0 R` }, [
        `<< /Length ${FIRST_EXTRA} 0 R >>\nstream\n${TEXT}\nendstream`,
      ]),
    endsAs: ['no_statement'],
  },
  'a hundred thousand brackets in the content': {
    make: () => writePdf({ content: `${'['.repeat(100_000)} ${TEXT}` }),
    endsAs: ['no_text'],
  },
  'a hundred thousand dictionaries in each other': {
    make: () => writePdf({ content: TEXT, entries: `/Deep ${'<< /A '.repeat(100_000)} 1 ${'>> '.repeat(100_000)}` }),
    endsAs: ['no_statement'],
  },
  'a hundred thousand saved states': {
    make: () => writePdf({ content: `${'q 1 0 0 1 1 1 cm '.repeat(100_000)} ${TEXT}` }),
    endsAs: ['no_text'],
  },
  'a string of a hundred thousand brackets': {
    make: () =>
      writePdf({ content: `BT /F1 10 Tf 50 700 Td ${'('.repeat(100_000)}a${')'.repeat(100_000)} Tj ET ${TEXT}` }),
    endsAs: ['no_statement'],
  },
  'form fields that contain themselves': {
    make: () =>
      writePdf(
        { content: TEXT, entries: `/Annots [${FIRST_EXTRA} 0 R]` },
        [
          `<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (1) /Rect [0 0 9 9] /Kids [${FIRST_EXTRA} 0 R] /Parent ${FIRST_EXTRA} 0 R >>`,
        ],
        `/AcroForm << /Fields [${FIRST_EXTRA} 0 R] >>`,
      ),
    endsAs: ['no_statement'],
  },
} satisfies Record<string, HostileDocument>;
