/**
 * Draws pages with pdfkit. The same pages and options give the same bytes: the creation date is fixed and the random bytes
 * that AES encryption wants come from the seed.
 */
import PDFDocument from 'pdfkit';
import { createRandom } from '../random.ts';
import { measureText } from './measure-text.ts';
import { openFaces } from './open-faces.ts';
import type { Operation, PageOperations } from './operations.ts';

export type Encryption = 'rc4-40' | 'rc4-128' | 'aes-128' | 'aes-256';

const PDF_VERSIONS: Record<Encryption, '1.3' | '1.4' | '1.7' | '1.7ext3'> = {
  'rc4-40': '1.3',
  'rc4-128': '1.4',
  'aes-128': '1.7',
  'aes-256': '1.7ext3',
};

export interface PrintOptions {
  readonly title: string;
  readonly seed: number;
  /** `null` prints an open document. */
  readonly protection: { readonly encryption: Encryption; readonly userPassword: string } | null;
}

export function printPdf(pages: readonly PageOperations[], options: PrintOptions): Promise<Uint8Array> {
  const restore = seedEncryption(options.seed);
  try {
    return drawPages(pages, options); // everything is drawn and encrypted before this returns; only the stream ends later
  } finally {
    restore();
  }
}

function drawPages(pages: readonly PageOperations[], { title, protection }: PrintOptions): Promise<Uint8Array> {
  const document = new PDFDocument({
    autoFirstPage: false,
    info: { Title: title, Producer: 'Extracto samples', Creator: 'Extracto samples', CreationDate: new Date(0) },
    pdfVersion: protection === null ? '1.4' : PDF_VERSIONS[protection.encryption],
    ...(protection === null
      ? {}
      : { userPassword: protection.userPassword, ownerPassword: `${protection.userPassword}-owner` }),
  });
  const bytes = collectBytes(document);
  const chooseFace = openFaces(document);
  for (const page of pages) {
    startPage(document, page);
    for (const operation of page.operations) drawOperation(document, chooseFace, operation);
  }
  document.end();
  return bytes;
}

/** A turned page is drawn sideways on a page of swapped sides, and `Rotate` stands it up again (ISO 32000-1, 7.7.3.3). */
function startPage(document: PDFKit.PDFDocument, { widthPt, heightPt, turned }: PageOperations): void {
  document.addPage({ size: turned ? [heightPt, widthPt] : [widthPt, heightPt], margin: 0 });
  if (!turned) return;
  const { dictionary } = document.page as unknown as { dictionary: { data: Record<string, unknown> } };
  dictionary.data.Rotate = 90;
  document.translate(0, widthPt).rotate(-90);
}

function collectBytes(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
  });
}

function drawOperation(
  document: PDFKit.PDFDocument,
  chooseFace: ReturnType<typeof openFaces>,
  operation: Operation,
): void {
  if (operation.kind === 'rectangle') {
    document.rect(operation.x, operation.y, operation.widthPt, operation.heightPt).fill(operation.fill);
    return;
  }
  if (operation.kind === 'line') {
    document.lineWidth(operation.widthPt).strokeColor(operation.color);
    document.moveTo(operation.x0, operation.y0).lineTo(operation.x1, operation.y1).stroke();
    return;
  }
  const { text, face, sizePt, align, x, y, angleDeg } = operation;
  const shift = align === 'left' ? 0 : measureText(text, face, sizePt) * (align === 'right' ? 1 : 0.5);
  chooseFace(face).fontSize(sizePt).fillColor(operation.color);
  if (angleDeg !== 0) document.save().rotate(-angleDeg, { origin: [x, y] });
  document.text(text, x - shift, y, { lineBreak: false, baseline: 'alphabetic' });
  if (angleDeg !== 0) document.restore();
}

interface RandomSource {
  generateRandomWordArray(byteCount: number): Uint8Array;
}

let randomSource: RandomSource | null = null;

/** pdfkit takes its random bytes from a static method of its security class; while we print, they come from the seed. */
function seedEncryption(seed: number): () => void {
  randomSource ??= findRandomSource();
  const source = randomSource;
  const original = source.generateRandomWordArray;
  const random = createRandom(`encryption/${seed}`);
  source.generateRandomWordArray = (byteCount) => Uint8Array.from({ length: byteCount }, () => random.integer(0, 255));
  return () => {
    source.generateRandomWordArray = original;
  };
}

/** The class is not exported: only a protected document leads to it. */
function findRandomSource(): RandomSource {
  const probe = new PDFDocument({ autoFirstPage: false, userPassword: 'probe' });
  return (probe as unknown as { _security: { constructor: RandomSource } })._security.constructor;
}
