/** Files that attacks need beside `@extracto/samples/hostile`: large ones, and two statements in one document. */

import type { PageOperations } from '@extracto/samples/print/operations';
import { printPdf } from '@extracto/samples/print/print-pdf';
import { printPlainList, printPlainText } from '@extracto/samples/print-plain-statement';
import { writeImagePdf } from '@extracto/samples/scan/write-image-pdf';

export const SECTIONS = 150_000;
/** Three at 300 dpi, A3. */
const HEAVY = { width: 3_508, height: 4_961, dpi: 300 } as const;
const HEAVY_PAGES = 3;

/** A page tree of one page, whose cross-reference table leads through so many earlier ones: eleven megabytes of walking. */
export function printPrevChain(mark: string): Blob {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let text = `%PDF-1.7\n%${mark}\n`;
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  let previous = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size 4 /Root 1 0 R >>\n`;
  const sections = [text];
  let length = text.length;
  for (let index = 0; index < SECTIONS; index += 1) {
    const section = `xref\n0 0\ntrailer\n<< /Size 4 /Root 1 0 R /Prev ${previous} >>\n`;
    previous = length;
    length += section.length;
    sections.push(section);
  }
  sections.push(`startxref\n${previous}\n%%EOF\n`);
  return new Blob(sections, { type: 'application/pdf' });
}

/** Pages of noise, which costs a reader of images the most. */
export function printHeavyImages(): Blob {
  const { width, height, dpi } = HEAVY;
  const gray = new Uint8Array(width * height);
  for (let index = 0, state = 1; index < gray.length; index += 1) {
    state = (state * 48_271) % 0x7fff_ffff;
    gray[index] = state & 0xff;
  }
  const pages = Array.from({ length: HEAVY_PAGES }, () => ({ image: { width, height, dpi, gray }, quarterTurns: 0 }));
  return new Blob([new Uint8Array(writeImagePdf(pages, 60))], { type: 'application/pdf' });
}

/** A statement that adds up on page 1, and on page 2 one of another account whose closing balance nothing leads to. */
export async function printJoinedStatements(): Promise<Blob> {
  const pages = [printPage('1111222233', '150.00'), printPage('4444555566', '987.00')];
  const pdf = await printPdf(pages, { title: 'Joined', seed: 1, protection: null });
  return new Blob([new Uint8Array(pdf)], { type: 'application/pdf' });
}

function printPage(accountNumber: string, closing: string): PageOperations {
  const head = [
    ['Checking Account Statement', ''],
    ['Account Number', accountNumber],
    ['Statement Period', '01 Jan 2026 to 31 Jan 2026'],
    ['Opening Balance', 'USD 100.00'],
    ['Closing Balance', `USD ${closing}`],
  ] as const;
  const printed = head.flatMap(([name, value], index) => [
    printPlainText(name, 50, 60 + index * 16),
    printPlainText(value, 200, 60 + index * 16),
  ]);
  const rows = [
    ['05 Jan 2026', 'Salary', '80.00', '180.00'],
    ['09 Jan 2026', 'Harbour Books', '-30.00', '150.00'],
  ];
  return { widthPt: 595, heightPt: 842, turned: false, operations: [...printed, ...printPlainList(rows)] };
}
