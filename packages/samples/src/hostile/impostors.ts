/** Files that are no PDF, or no longer one. */
import { Buffer } from 'node:buffer';
import { createRandom } from '../random.ts';
import { assemble, writePdf } from '../raw/write-pdf.ts';
import type { HostileDocument } from './hostile-document.ts';

const text = (content: string) => new Uint8Array(Buffer.from(content, 'latin1'));
const STATEMENT = writePdf({ content: 'BT /F1 10 Tf 50 700 Td (Balance 45.20) Tj ET' });

function noise(sizeBytes: number): Uint8Array {
  const random = createRandom('noise');
  return Uint8Array.from({ length: sizeBytes }, () => random.integer(0, 255));
}

export const IMPOSTORS = {
  'an empty file': { make: () => new Uint8Array(), endsAs: ['empty_file'] },
  'a PNG called .pdf': {
    make: () =>
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    endsAs: ['not_a_pdf'],
  },
  'a web page': { make: () => text('<!doctype html><title>Sign in</title>'), endsAs: ['not_a_pdf'] },
  'an archive': { make: () => text('PK\u0003\u0004 xl/workbook.xml'), endsAs: ['not_a_pdf'] },
  'a megabyte of noise': { make: () => noise(1 << 20), endsAs: ['not_a_pdf'] },
  'a header and a megabyte of noise': {
    make: () => new Uint8Array(Buffer.concat([text('%PDF-1.7\n'), noise(1 << 20)])),
    endsAs: ['unreadable_pdf'],
  },
  'the first half of a file': { make: () => STATEMENT.slice(0, 200), endsAs: ['unreadable_pdf'] },
  'a file without pages': {
    make: () => assemble(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
    endsAs: ['unreadable_pdf'],
  },
  'a file whose pages are numbers': {
    make: () => assemble(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [1 2 3] /Count 3 >>']),
    endsAs: ['unreadable_pdf'],
  },
} satisfies Record<string, HostileDocument>;
