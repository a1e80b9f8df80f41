/** The scan that recognition is measured on, and its pages as images for programs that read nothing else. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSample } from '@extracto/samples';
import { SCAN_KINDS } from '@extracto/samples/scan/scan-kinds';
import { scanPages } from '@extracto/samples/scan/scan-pages';
import { openPdf } from '../packages/engine/src/adapters/pdf/open-pdf.ts';
import { toGraymap } from '../packages/engine/src/adapters/tesseract/to-graymap.ts';
import { IS_TRIAL } from '../scripts/trial.ts';

export const PAGES = IS_TRIAL ? 1 : 8;
const ROWS = IS_TRIAL ? 'few' : 'thousands';
const KIND = SCAN_KINDS['flatbed-200'];
const SEED = 4;

export interface ScannedStatement {
  /** The PDF. */
  readonly path: string;
  /** A text file with a path on each line: a portable graymap of each page. */
  readonly imageList: string;
}

/** Writes into `folder`, which exists. */
export async function scanStatement(folder: string): Promise<ScannedStatement> {
  const switches = { rows: ROWS, encryption: 'none' } as const;
  const { pdf } = await generateSample(SEED, { family: 'debit-credit', locale: 'en-GB', switches });
  const printed = await openPdf(pdf, null);
  try {
    const pages = Array.from({ length: PAGES }, (_, index) => printed.renderPage(index, KIND.dpi));
    const path = join(folder, 'scan.pdf');
    const scan = scanPages(pages, KIND, SEED);
    writeFileSync(path, scan);
    return { path, imageList: await renderPages(scan, folder) };
  } finally {
    printed.close();
  }
}

async function renderPages(scan: Uint8Array, folder: string): Promise<string> {
  const document = await openPdf(scan, null);
  try {
    const paths = Array.from({ length: document.pageCount }, (_, index) => {
      const path = join(folder, `page-${index}.pgm`);
      writeFileSync(path, toGraymap(document.renderPage(index, KIND.dpi)));
      return path;
    });
    const list = join(folder, 'pages.txt');
    writeFileSync(list, `${paths.join('\n')}\n`);
    return list;
  } finally {
    document.close();
  }
}
