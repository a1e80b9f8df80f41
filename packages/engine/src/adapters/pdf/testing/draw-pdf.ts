/** A PDF as a drawing library makes it: embedded structure, compression, encryption. */
import { Buffer } from 'node:buffer';
import PDFDocument from 'pdfkit';

type Drawing = InstanceType<typeof PDFDocument>;

export function drawPdf(draw: (pdf: Drawing) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: [600, 800], margin: 0, ...options });
  const chunks: Buffer[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
  draw(pdf);
  pdf.end();
  return done;
}
