/** Text widths as pdfkit will draw them, kerning included. Widths of a face and text are remembered at size 1000. */
import PDFDocument from 'pdfkit';
import { openFaces } from './open-faces.ts';
import type { Face, MeasureText } from './operations.ts';

const REFERENCE_SIZE_PT = 1000;

let chooseFace: ReturnType<typeof openFaces> | null = null;
const remembered = new Map<string, number>();

export const measureText: MeasureText = (text, face, sizePt) =>
  (referenceWidth(text, face) * sizePt) / REFERENCE_SIZE_PT;

function referenceWidth(text: string, face: Face): number {
  const key = `${face}\n${text}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  chooseFace ??= openFaces(new PDFDocument({ autoFirstPage: false }));
  const width = chooseFace(face).fontSize(REFERENCE_SIZE_PT).widthOfString(text);
  if (remembered.size > 50_000) remembered.clear(); // a run over thousands of seeds must not grow without end
  remembered.set(key, width);
  return width;
}
