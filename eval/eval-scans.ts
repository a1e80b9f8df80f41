/** `--scans`: recognises the scans, says how well for each kind and what it cost, and compares with the committed scores. */
import { availableParallelism } from 'node:os';
import { createPageRecogniser } from '@extracto/engine/page-recogniser';
import { IS_TRIAL } from '../scripts/trial.ts';
import { SCAN_BASELINE_URL } from './baseline.ts';
import { compareFixedSet } from './compare-fixed-set.ts';
import { createReport } from './create-report.ts';
import { chooseKind, FIXED_SCANS, generateScans } from './generate-scans.ts';
import { readDocument, USUAL_READING } from './read-document.ts';
import { type DocumentScore, scoreDocument } from './score.ts';
import { writeDocument } from './write-document.ts';

export interface ScanArguments {
  readonly seeds?: string | undefined;
  readonly kind?: string | undefined;
  readonly locales: readonly string[] | null;
  readonly family?: string | undefined;
  readonly documents: string;
  readonly worst: string;
  readonly out?: string | undefined;
  readonly accept: boolean;
  readonly tesseract: 'installed' | 'embedded';
}

export async function evalScans(given: ScanArguments): Promise<number> {
  const { seeds, kind, locales, family, documents, worst, out, accept, tesseract } = given;
  const fixed = [seeds, kind, family].every((choice) => choice === undefined) && locales === null;
  const most = IS_TRIAL ? 1 : Number(documents);
  const set = {
    firstSeed: seeds === undefined ? FIXED_SCANS.firstSeed : Number.parseInt(seeds, 10),
    documents: kind === undefined && !IS_TRIAL ? FIXED_SCANS.documents : chooseKind(kind ?? 'flatbed-200', most),
    locales,
    family: family ?? null,
  };
  const recogniser = createPageRecogniser({ threads: availableParallelism(), memoryMb: 1024, tesseract });
  const report = createReport(Number(worst));
  const scores: DocumentScore[] = [];
  let [pages, cpuSeconds] = [0, 0];
  for await (const document of generateScans(set)) {
    const [before, besideBefore] = [process.cpuUsage(), recogniser.cpuSecondsBeside()];
    const reading = await readDocument(document, { ...USUAL_READING, recogniser });
    const { user, system } = process.cpuUsage(before);
    cpuSeconds += (user + system) / 1e6 + recogniser.cpuSecondsBeside() - besideBefore;
    pages += 'result' in reading ? reading.result.pages : 1;
    if (out !== undefined) writeDocument(out, document, reading);
    const score = { ...scoreDocument(document, reading), family: kindOf(document.name) };
    report.add(score);
    scores.push(score);
  }
  await recogniser.close();
  console.log(report.print());
  console.log(`recognition         ${pages} pages, ${(cpuSeconds / pages).toFixed(2)} s of CPU a page`);
  if (fixed && tesseract === 'embedded') return compareFixedSet(scores, SCAN_BASELINE_URL, accept && !IS_TRIAL);
  return Number(report.sums.falselyVerified > 0);
}

/** The kind of scan ends the name and takes the place of the family in the report. */
function kindOf(name: string): string {
  return Object.keys(FIXED_SCANS.documents).find((kind) => name.endsWith(`-${kind}`)) ?? 'other';
}
