/**
 * The font of a face for one document. Decoding what a font file says costs far more than drawing a page with it, so that a
 * process decodes each file once.
 */
import { isAbsolute } from 'node:path';
import PDFDocument from 'pdfkit';
import { FACE_SOURCES } from './faces.ts';
import type { Face } from './operations.ts';

/** pdfkit's typings keep the font that was chosen to themselves; `font` is what fontkit made of the file. */
interface ChosenFont {
  readonly _font: { readonly font: object };
}

const decoded = new Map<Face, object>();

/** The operation that sets the font of the document's next texts. */
export function openFaces(document: PDFKit.PDFDocument): (face: Face) => PDFKit.PDFDocument {
  const opened = new Set<Face>();
  return (face) => {
    if (isStandard(face)) return document.font(FACE_SOURCES[face]());
    if (!opened.has(face)) document.registerFont(face, copyFont(face) as PDFKit.Mixins.PDFFontSource);
    opened.add(face);
    return document.font(face);
  };
}

function isStandard(face: Face): boolean {
  return !isAbsolute(FACE_SOURCES[face]());
}

/**
 * Shares the tables, not the glyphs: each keeps the letters that it was first drawn for, which would carry the letters of one
 * document into the next.
 */
function copyFont(face: Face): object {
  const font = decoded.get(face) ?? decodeFont(face);
  decoded.set(face, font);
  return Object.create(font, { _glyphs: { value: {} } });
}

function decodeFont(face: Face): object {
  const document = new PDFDocument({ autoFirstPage: false }).font(FACE_SOURCES[face]());
  return (document as unknown as ChosenFont)._font.font;
}
