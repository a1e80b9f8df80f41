/**
 * Eight scanned pages of a statement, recognised by two threads: CPU seconds a page, which hold on a busy machine too, and
 * the seconds until the result, which mean something on a quiet one. Once cold, with the loading of the recogniser and of
 * the language, and once warm, in a process of its own, so that its memory is nobody else's.
 *
 * `node bench/measure-recognition.ts embedded|installed FILE` sends its measurements to the process that started it.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { extract } from '@extracto/engine';
import { createPageRecogniser, type PageRecogniserOptions } from '@extracto/engine/page-recogniser';
import { readPeakKb } from './read-peak.ts';

export const PROCESSORS = 2;

export type Tesseract = NonNullable<PageRecogniserOptions['tesseract']>;

export interface RecognitionMeasurement {
  readonly name: 'cold' | 'warm';
  readonly cpuSecondsPerPage: number;
  readonly seconds: number;
}

export interface RecognitionRun {
  readonly measurements: readonly RecognitionMeasurement[];
  /** Peak memory of the process; `null` where the system does not report it. The figure recogniser runs in its own process. */
  readonly peakMb: number | null;
}

export async function measureRecognition(tesseract: Tesseract, path: string): Promise<RecognitionRun> {
  const child = fork(import.meta.filename, [tesseract, path]);
  const [run] = (await once(child, 'message')) as [RecognitionRun];
  return run;
}

async function recogniseTwice(tesseract: Tesseract, scan: Uint8Array): Promise<RecognitionMeasurement[]> {
  const recogniser = createPageRecogniser({ threads: PROCESSORS, memoryMb: 1024, tesseract });
  try {
    const measurements: RecognitionMeasurement[] = [];
    for (const name of ['cold', 'warm'] as const) {
      const [begin, before, besideBefore] = [performance.now(), process.cpuUsage(), recogniser.cpuSecondsBeside()];
      const { pages } = await extract(scan, { recogniser });
      const { user, system } = process.cpuUsage(before);
      measurements.push({
        name,
        cpuSecondsPerPage: ((user + system) / 1e6 + recogniser.cpuSecondsBeside() - besideBefore) / pages,
        seconds: (performance.now() - begin) / 1000,
      });
    }
    return measurements;
  } finally {
    await recogniser.close();
  }
}

if (import.meta.main) {
  const [tesseract, path] = process.argv.slice(2) as [Tesseract, string];
  const measurements = await recogniseTwice(tesseract, readFileSync(path));
  const peakKb = readPeakKb(process.pid);
  process.send?.({ measurements, peakMb: peakKb && Math.round(peakKb / 1024) } satisfies RecognitionRun);
  process.disconnect();
}
