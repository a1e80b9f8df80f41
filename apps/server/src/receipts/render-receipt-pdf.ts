/** The receipt on one A4 page. Known weakness: a name in a script that the font does not have is left to the email. */
import { fileURLToPath } from 'node:url';
import { describeReceipt } from './describe-receipt.ts';
import type { PurchaseReceipt } from './purchase-receipt.ts';

const MARGIN_PT = 56;
const LABEL_WIDTH_PT = 130;
const LINE_GAP_PT = 8;

const FONTS = {
  regular: fileURLToPath(import.meta.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf')),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf')),
};

export async function renderReceiptPdf(receipt: PurchaseReceipt): Promise<Buffer> {
  // Loaded for the first receipt: every start of the server would pay for it.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN_PT,
    info: { Title: `Receipt ${receipt.number}`, CreationDate: receipt.paidAt, ModDate: receipt.paidAt },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  print(pdf, receipt);
  pdf.end();
  return await whole;
}

function print(pdf: PDFKit.PDFDocument, receipt: PurchaseReceipt): void {
  pdf.registerFont('bold', FONTS.bold);
  pdf.registerFont('regular', FONTS.regular);
  const { title, warning, lines, notes } = describeReceipt(withPrintableName(pdf, receipt));
  pdf.font('bold').fontSize(20).text(title);
  pdf.moveDown();
  pdf.fontSize(11);
  if (warning !== null) pdf.text(warning).moveDown();
  const valueX = MARGIN_PT + LABEL_WIDTH_PT;
  for (const [label, value] of lines) {
    const top = pdf.y;
    pdf.font('regular').text(label, MARGIN_PT, top, { width: LABEL_WIDTH_PT });
    pdf.font('bold').text(value, valueX, top, { width: pdf.page.width - valueX - MARGIN_PT });
    pdf.y += LINE_GAP_PT;
  }
  pdf.moveDown().font('regular').fontSize(9);
  for (const note of notes) pdf.text(note, MARGIN_PT).moveDown(0.5);
}

/** The buyer's name, unless a letter of it would be printed as a box. */
function withPrintableName(pdf: PDFKit.PDFDocument, receipt: PurchaseReceipt): PurchaseReceipt {
  pdf.font('bold');
  const { font } = (pdf as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font;
  const printable = [...receipt.buyerName].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
  return printable ? receipt : { ...receipt, buyerName: '' };
}
