/** Small files that become large: every kind of stream that a reader has to inflate before it can know better. */
import { Buffer } from 'node:buffer';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { assemble, FIRST_EXTRA, writePdf, writeStream } from '../raw/write-pdf.ts';
import type { HostileDocument } from './hostile-document.ts';

const MEBIBYTE = 1024 * 1024;
const FLATE = '/Filter /FlateDecode';
const TEXT = 'BT /F1 10 Tf 50 700 Td (Balance 45.20) Tj ET';

/** zlib's header (RFC 1950) before raw blocks. */
const ZLIB_HEADER = Buffer.from([0x78, 0x9c]);
const MEBIBYTE_OF_BLANKS = deflateRawSync(Buffer.alloc(MEBIBYTE, ' '), { finishFlush: constants.Z_FULL_FLUSH });

/** Blanks compress a thousandfold. The stream never ends, as if it were cut off: readers take what there is. */
function inflatingTo(sizeMb: number, head = ''): Uint8Array {
  const start = deflateRawSync(Buffer.from(head), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([ZLIB_HEADER, start, ...Array.from({ length: sizeMb }, () => MEBIBYTE_OF_BLANKS)]);
}

/** A thousandfold of a thousandfold: a few kilobytes become 1 GiB. */
const twice = () => deflateSync(inflatingTo(1024));

function imagePdf(entries: string, content: Uint8Array): Uint8Array {
  const image = writeStream(content, `/Type /XObject /Subtype /Image ${entries}`);
  return writePdf(
    { content: `q 500 0 0 700 50 50 cm /Im Do Q ${TEXT}`, resources: `/XObject << /Im ${FIRST_EXTRA} 0 R >>` },
    [image],
  );
}

export const BOMBS = {
  'page content that inflates to 1 GiB': {
    make: () => writePdf({ content: inflatingTo(1024), streamEntries: FLATE }),
    endsAs: ['memory_limit'],
  },
  'page content compressed twice': {
    make: () => writePdf({ content: twice(), streamEntries: '/Filter [/FlateDecode /FlateDecode]' }),
    endsAs: ['memory_limit'],
  },
  'page content under two thousand filters': {
    make: () => writePdf({ content: '3e', streamEntries: `/Filter [${'/ASCIIHexDecode '.repeat(2000)}]` }),
    endsAs: ['no_text'],
  },
  'page content in run lengths': {
    make: () => writePdf({ content: Buffer.alloc(8 * MEBIBYTE, '\u0081 '), streamEntries: '/Filter /RunLengthDecode' }),
    endsAs: ['no_text'],
  },
  'a hundred streams of content, each the same bomb': {
    make: () =>
      writePdf({
        content: inflatingTo(64),
        streamEntries: FLATE,
        entries: `/Contents [${'4 0 R '.repeat(100)}]`,
      }),
    endsAs: ['memory_limit'],
  },
  'an object stream that inflates to 1 GiB': {
    make: () =>
      assemble([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        writeStream(inflatingTo(1024, '3 0 '), `/Type /ObjStm /N 1 /First 4 ${FLATE}`),
      ]),
    endsAs: ['no_text', 'memory_limit'],
  },
  'a font program that inflates to 1 GiB': {
    make: () =>
      writePdf({ content: 'BT /Big 10 Tf 50 700 Td (Balance 45.20) Tj ET', fonts: `/Big ${FIRST_EXTRA} 0 R` }, [
        `<< /Type /Font /Subtype /TrueType /BaseFont /Big /FontDescriptor ${FIRST_EXTRA + 1} 0 R >>`,
        `<< /Type /FontDescriptor /FontName /Big /Flags 4 /FontFile2 ${FIRST_EXTRA + 2} 0 R >>`,
        writeStream(inflatingTo(1024), `${FLATE} /Length1 1073741824`),
      ]),
    endsAs: ['memory_limit'],
  },
  'a table of letters that inflates to 1 GiB': {
    make: () =>
      writePdf({ content: 'BT /Big 10 Tf 50 700 Td (Balance 45.20) Tj ET', fonts: `/Big ${FIRST_EXTRA} 0 R` }, [
        `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode ${FIRST_EXTRA + 1} 0 R >>`,
        writeStream(inflatingTo(1024), FLATE),
      ]),
    endsAs: ['memory_limit'],
  },
  'a table of letters for four billion codes': {
    make: () =>
      writePdf({ content: 'BT /Big 10 Tf 50 700 Td (Balance 45.20) Tj ET', fonts: `/Big ${FIRST_EXTRA} 0 R` }, [
        `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode ${FIRST_EXTRA + 1} 0 R >>`,
        writeStream('begincmap 1 beginbfrange <00000000> <ffffffff> <0020> endbfrange endcmap'),
      ]),
    endsAs: ['no_statement'],
  },
  'an image of four billion pixels': {
    make: () =>
      imagePdf(`/Width 65535 /Height 65535 /BitsPerComponent 8 /ColorSpace /DeviceRGB ${FLATE}`, inflatingTo(256)),
    endsAs: ['no_statement'],
  },
  'a fax image of four billion pixels': {
    make: () =>
      imagePdf(
        '/Width 65535 /Height 65535 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 65535 /Rows 65535 >>',
        new Uint8Array([0x00, 0x10, 0x01]),
      ),
    endsAs: ['no_statement'],
  },
} satisfies Record<string, HostileDocument>;
