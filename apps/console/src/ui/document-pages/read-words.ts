import type { PDFDocumentProxy } from 'pdfjs-dist';

/** A word of the text layer; `box` in points from the top left of the page as displayed. */
export interface PageWord {
  readonly text: string;
  readonly box: readonly [number, number, number, number];
}

/** The words of a page in the order of its text layer; none on a scan. Inside one run of text widths are shared out by letters. */
export async function readWords(document: PDFDocumentProxy, pageNumber: number): Promise<readonly PageWord[]> {
  const page = await document.getPage(pageNumber);
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [left = 0, bottom = 0] = [item.transform[4], item.transform[5]] as number[];
    const perLetter = item.width / item.str.length;
    return [...item.str.matchAll(/\S+/g)].map(({ 0: text, index }): PageWord => {
      const [x0, y0] = viewport.convertToViewportPoint(left + index * perLetter, bottom + item.height) as number[];
      const [x1, y1] = viewport.convertToViewportPoint(left + (index + text.length) * perLetter, bottom) as number[];
      return { text, box: [x0 ?? 0, y0 ?? 0, x1 ?? 0, y1 ?? 0] };
    });
  });
}
