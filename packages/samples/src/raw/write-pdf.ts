/**
 * A PDF from content streams, for what no drawing library draws: rotation, crop boxes, render modes, forms, broken structure.
 * Fonts: /F1 Helvetica, /F2 Courier (every glyph 0.6 em wide).
 */
import { Buffer } from 'node:buffer';

export interface RawPage {
  /** Content stream operators. */
  readonly content: string | Uint8Array;
  /** Entries of the page dictionary, such as `/Rotate 90`. */
  readonly entries?: string;
  /** Entries of the resource dictionary besides fonts; further objects begin at number `FIRST_EXTRA`. */
  readonly resources?: string;
  /** Fonts besides /F1 and /F2. */
  readonly fonts?: string;
  readonly mediaBox?: string;
  /** Entries of the content stream's dictionary, such as `/Filter /FlateDecode`. */
  readonly streamEntries?: string;
}

/** Object numbers of what `extra` holds follow from here. */
export const FIRST_EXTRA = 7;

/** One page of 600 × 800 points. */
export function writePdf(page: RawPage, extra: readonly (string | Uint8Array)[] = [], catalog = ''): Uint8Array {
  const mediaBox = page.mediaBox ?? '0 0 600 800';
  const resources = `/Font << /F1 5 0 R /F2 6 0 R ${page.fonts ?? ''} >> ${page.resources ?? ''}`;
  return assemble([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox}] /Contents 4 0 R /Resources << ${resources} >> ${page.entries ?? ''} >>`,
    writeStream(page.content, page.streamEntries),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    ...extra,
  ]);
}

export function writeStream(content: string | Uint8Array, entries = ''): Uint8Array {
  const bytes = Buffer.from(content as string);
  const head = Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`);
  return Buffer.concat([head, bytes, Buffer.from('\nendstream')]);
}

/** Object n of the list gets number n + 1; object 1 is the catalog. */
export function assemble(objects: readonly (string | Uint8Array)[]): Uint8Array {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object as string),
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(length);
    parts.push(part);
    length += part.length;
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}
