/**
 * The same pages as HTML with one SVG a page, for a browser to print: PDFs from browsers differ from pdfkit's in how they
 * cut text into runs and embed fonts, and many banks make theirs that way. Turned pages come out upright.
 */
import { readFileSync } from 'node:fs';
import { FACE_SOURCES } from './faces.ts';
import type { Face, Operation, PageOperations } from './operations.ts';

const FAMILIES: Record<Face, string> = {
  sans: "'Liberation Sans', Arial, Helvetica, sans-serif",
  sansBold: "'Liberation Sans', Arial, Helvetica, sans-serif",
  serif: "'Liberation Serif', 'Times New Roman', serif",
  serifBold: "'Liberation Serif', 'Times New Roman', serif",
  mono: "'Liberation Mono', 'Courier New', monospace",
  monoBold: "'Liberation Mono', 'Courier New', monospace",
  wide: 'wide',
  wideBold: 'wideBold',
  japanese: 'japanese',
  korean: 'korean',
  simplifiedChinese: 'simplifiedChinese',
  traditionalChinese: 'traditionalChinese',
  rightToLeft: 'rightToLeft',
  rightToLeftBold: 'rightToLeftBold',
};

const ANCHORS = { left: 'start', right: 'end', center: 'middle' } as const;

/** A whole HTML document; all pages have the size of the first. */
export function printHtml(pages: readonly PageOperations[], title: string): string {
  const { widthPt, heightPt } = pages[0]!;
  const style = [
    `@page { size: ${widthPt}pt ${heightPt}pt; margin: 0 }`,
    'body { margin: 0 } svg { display: block; break-after: page } text { white-space: pre }',
    ...embedFaces(pages),
  ];
  const bodies = pages.map((page) => {
    const size = `width="${page.widthPt}pt" height="${page.heightPt}pt" viewBox="0 0 ${page.widthPt} ${page.heightPt}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>\n${page.operations.map(drawOperation).join('\n')}\n</svg>`;
  });
  return `<!doctype html>\n<meta charset="utf-8">\n<title>${escapeText(title)}</title>\n<style>\n${style.join('\n')}\n</style>\n${bodies.join('\n')}\n`;
}

/** Faces that come from a file travel inside the document. */
function embedFaces(pages: readonly PageOperations[]): string[] {
  const texts = pages.flatMap(({ operations }) => operations).filter((operation) => operation.kind === 'text');
  const used = new Set(texts.map(({ face }) => face).filter((face) => FAMILIES[face] === face));
  return [...used].map((face) => {
    const bytes = readFileSync(FACE_SOURCES[face]()).toString('base64');
    return `@font-face { font-family: ${face}; src: url(data:font/ttf;base64,${bytes}) }`;
  });
}

function drawOperation(operation: Operation): string {
  if (operation.kind === 'rectangle') {
    const { x, y, widthPt, heightPt, fill } = operation;
    return `<rect x="${x}" y="${y}" width="${widthPt}" height="${heightPt}" fill="${fill}"/>`;
  }
  if (operation.kind === 'line') {
    const { x0, y0, x1, y1, widthPt, color } = operation;
    return `<line x1="${x0}" y1="${y0}" x2="${x1}" y2="${y1}" stroke="${color}" stroke-width="${widthPt}"/>`;
  }
  const { text, x, y, face, sizePt, align, color, angleDeg } = operation;
  const turn = angleDeg === 0 ? '' : ` transform="rotate(${-angleDeg} ${x} ${y})"`;
  const weight = face === 'sansBold' || face === 'serifBold' || face === 'monoBold' ? ' font-weight="bold"' : '';
  const font = `font-family="${FAMILIES[face]}" font-size="${sizePt}"${weight}`;
  return `<text x="${x}" y="${y}" ${font} fill="${color}" text-anchor="${ANCHORS[align]}"${turn}>${escapeText(text)}</text>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
