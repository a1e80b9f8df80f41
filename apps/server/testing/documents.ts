/** Small PDFs: as many empty pages as asked for, written out by hand, or a statement of few rows. */
import { generateSample } from '@extracto/samples';

let made = 0;

/** Every document differs from all others, unless `mark` makes two of them equal. */
export function makePdf(pages: number, mark = String(made++)): Blob {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
  ];
  let text = `%PDF-1.7\n%${mark}\n`;
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const startxref = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${startxref}\n%%EOF\n`;
  return new Blob([text], { type: 'application/pdf' });
}

/** A statement of one account with few rows, which is proved; always the same. */
export async function makeShortStatement(): Promise<Blob> {
  const sample = await generateSample(1, {
    family: 'signed-amount',
    locale: 'en-US',
    switches: { rows: 'few', accounts: 1, statements: 1 },
  });
  return new Blob([new Uint8Array(sample.pdf)]);
}
