/**
 * npm run eval -- [DIR] [options]
 *
 *   DIR              documents with truth: DIR/pdf, DIR/truth, DIR/manifest.json; without it the generated set
 *   --seeds A..B     generated documents of these seeds instead of the fixed set
 *   --family NAME    one layout family only
 *   --scans          the same kinds of statements as scans and faxes, recognised; heavy
 *   --kind NAME      with --scans: one kind of scan only
 *   --documents N    with --kind: how many (10)
 *   --damaged        documents that contradict themselves on purpose; none may be verified
 *   --printer NAME   pdfkit (default), or chromium, when it is installed (CHROMIUM_PATH names another)
 *   --parser MODE    document (default) or page
 *   --worst N        how many of the worst documents to show (15)
 *   --out DIR        write pdf/, truth/ and results/ there
 *   --accept         make the scores of the fixed set the new baseline
 *
 * Exit status 1 when a document of the fixed set got worse or anything is falsely verified, 2 for unusable arguments.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BASELINE_URL } from './baseline.ts';
import { compareFixedSet } from './compare-fixed-set.ts';
import type { EvalDocument } from './eval-document.ts';
import { evalScans } from './eval-scans.ts';
import { FIXED_SET, generateSet } from './generate-set.ts';
import { loadFolder } from './load-folder.ts';
import { type ChromiumPrinter, openChromiumPrinter } from './print-with-chromium.ts';
import { readDocument } from './read-document.ts';
import { reportScores } from './report-scores.ts';
import { type DocumentScore, scoreDocument } from './score.ts';
import { UsageError } from './usage-error.ts';
import { writeDocument } from './write-document.ts';

const OPTIONS = {
  seeds: { type: 'string' },
  family: { type: 'string' },
  scans: { type: 'boolean', default: false },
  kind: { type: 'string' },
  documents: { type: 'string', default: '10' },
  damaged: { type: 'boolean', default: false },
  printer: { type: 'string', default: 'pdfkit' },
  parser: { type: 'string', default: 'document' },
  worst: { type: 'string', default: '15' },
  out: { type: 'string' },
  accept: { type: 'boolean', default: false },
} as const;

async function runEval(): Promise<number> {
  const { values, positionals } = parseArguments();
  const [folder] = positionals;
  if (values.scans) return evalScans(values);
  const fixed =
    folder === undefined &&
    values.seeds === undefined &&
    values.family === undefined &&
    !values.damaged &&
    values.printer === 'pdfkit';
  const scores: DocumentScore[] = [];
  const printer = values.printer === 'chromium' ? await openChromiumPrinter(findChromium()) : null;
  const documents = folder === undefined ? chooseSet(values, printer) : loadFolder(folder);
  for await (const document of documents as AsyncIterable<EvalDocument>) {
    const reading = await readDocument(document, values.parser === 'page' ? 'Page' : 'Document');
    if (values.out !== undefined) writeDocument(values.out, document, reading);
    scores.push(scoreDocument(document, reading));
  }
  await printer?.close();
  console.log(reportScores(scores, Number(values.worst)));
  const wrong = scores.some(({ falselyVerified }) => falselyVerified);
  return fixed ? compareFixedSet(scores, BASELINE_URL, values.accept) : Number(wrong);
}

function parseArguments() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined) return named;
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : null;
}

interface SetArguments {
  readonly seeds?: string | undefined;
  readonly family?: string | undefined;
  readonly damaged: boolean;
}

function chooseSet({ seeds, family, damaged }: SetArguments, printer: ChromiumPrinter | null) {
  const [firstSeed, lastSeed] = parseSeeds(seeds ?? `${FIXED_SET.firstSeed}..${FIXED_SET.lastSeed}`);
  const fixed = seeds === undefined && !damaged;
  return generateSet({
    firstSeed,
    lastSeed,
    family: family ?? null,
    damaged: fixed ? FIXED_SET.damaged : damaged ? 'only' : 'none',
    printPages: printer === null ? null : (sample) => printer.print(sample.pages, sample.name),
  });
}

function parseSeeds(text: string): [number, number] {
  const match = /^(\d+)(?:\.\.(\d+))?$/.exec(text);
  if (match === null) throw new UsageError(`--seeds takes A..B, not ${text}`);
  return [Number(match[1]), Number(match[2] ?? match[1])];
}

try {
  process.exitCode = await runEval();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
