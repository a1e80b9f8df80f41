/**
 * Eight scanned pages of a statement, recognised by two threads: CPU seconds a page, which hold on a busy machine too, and
 * the seconds until the result, which mean something on a quiet one. Once cold, with the loading of the recogniser and of
 * the language, and once warm.
 */
import { extract } from '@extracto/engine';
import { createPageRecogniser } from '@extracto/engine/node';
import { generateSample } from '@extracto/samples';
import { SCAN_KINDS } from '@extracto/samples/scan/scan-kinds';
import { scanPages } from '@extracto/samples/scan/scan-pages';
import { openPdf } from '../packages/engine/src/adapters/pdf/open-pdf.ts';
import { IS_TRIAL } from '../scripts/trial.ts';

const PAGES = IS_TRIAL ? 1 : 8;
const THREADS = 2;
const KIND = SCAN_KINDS['flatbed-200'];
const SEED = 4;

export interface RecognitionMeasurement {
  readonly name: 'cold' | 'warm';
  readonly cpuSecondsPerPage: number;
  readonly seconds: number;
}

export async function measureRecognition(): Promise<RecognitionMeasurement[]> {
  const scan = await scanStatement();
  const recogniser = createPageRecogniser({ threads: THREADS, memoryMb: 1024 });
  try {
    const measurements: RecognitionMeasurement[] = [];
    for (const name of ['cold', 'warm'] as const) {
      const [begin, before, besideBefore] = [performance.now(), process.cpuUsage(), recogniser.cpuSecondsBeside()];
      await extract(scan, { recogniser });
      const { user, system } = process.cpuUsage(before);
      measurements.push({
        name,
        cpuSecondsPerPage: ((user + system) / 1e6 + recogniser.cpuSecondsBeside() - besideBefore) / PAGES,
        seconds: (performance.now() - begin) / 1000,
      });
    }
    return measurements;
  } finally {
    await recogniser.close();
  }
}

async function scanStatement(): Promise<Uint8Array> {
  const switches = { rows: 'thousands', encryption: 'none' } as const;
  const { pdf } = await generateSample(SEED, { family: 'debit-credit', locale: 'en-GB', switches });
  const printed = await openPdf(pdf, null);
  try {
    const pages = Array.from({ length: PAGES }, (_, index) => printed.renderPage(index, KIND.dpi));
    return scanPages(pages, KIND, SEED);
  } finally {
    printed.close();
  }
}
