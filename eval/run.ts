/**
 * npm run eval -- [DIR] [options]
 *
 *   DIR              documents with truth: DIR/pdf, DIR/truth, DIR/manifest.json; without it the generated set
 *   --seeds A..B     generated documents of these seeds instead of the fixed set; falsely verified ones are told as they
 *                    come, and the last seed done, to take a broken run up again
 *   --jobs N         read seeds on so many cores (1)
 *   --family NAME    one layout family only
 *   --locale A,B     every family in these locales, instead of one that the seed picks; with --scans they take turns
 *   --scans          the same kinds of statements as scans and faxes, recognised; heavy
 *   --kind NAME      with --scans: one kind of scan only
 *   --tesseract NAME with --scans: the recogniser, embedded (default) or installed; scores of the first are compared
 *   --documents N    with --kind: how many (10)
 *   --damaged        documents that contradict themselves on purpose; none may be verified
 *   --printer NAME   pdfkit (default), or chromium, when it is installed (CHROMIUM_PATH names another)
 *   --parser MODE    document (default) or page
 *   --without K:S    without a share of the words of a kind: headings:0.33; also balances, labels, sections, markers,
 *                    months, some of them (headings+balances), all
 *   --draw N         which words go (1)
 *   --no-hints       banks that the engine knows are not named; nothing else may get worse
 *   --worst N        how many of the worst documents to show (15)
 *   --out DIR        write pdf/, truth/ and results/ there
 *   --accept         make the scores of the fixed set the new baseline
 *
 * EXTRACTO_TRIAL=1 reads one seed of one family only, one scan of one kind, to see that a command works.
 *
 * Exit status 1 when a document of the fixed set got worse or anything is falsely verified, 2 for unusable arguments.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LOCALES, layoutFamilies } from '@extracto/samples';
import { IS_TRIAL } from '../scripts/trial.ts';
import { BASELINE_URL } from './baseline.ts';
import { compareFixedSet } from './compare-fixed-set.ts';
import { createReport, describeScore, type Report } from './create-report.ts';
import type { EvalDocument } from './eval-document.ts';
import { evalScans, type ScanArguments } from './eval-scans.ts';
import { forgetWords, readWithWords } from './forget-words.ts';
import { FIXED_SET, generateSet, type SetOptions } from './generate-set.ts';
import { loadFolder } from './load-folder.ts';
import { parseSeeds } from './parse-seeds.ts';
import { type ChromiumPrinter, openChromiumPrinter } from './print-with-chromium.ts';
import { readDocument } from './read-document.ts';
import { type DocumentScore, scoreDocument } from './score.ts';
import { type SweepOptions, sweepSeeds } from './sweep-seeds.ts';
import { exitWith, UsageError } from './usage-error.ts';
import { writeDocument } from './write-document.ts';

const OPTIONS = {
  seeds: { type: 'string' },
  jobs: { type: 'string', default: '1' },
  family: { type: 'string' },
  locale: { type: 'string' },
  scans: { type: 'boolean', default: false },
  kind: { type: 'string' },
  documents: { type: 'string', default: '10' },
  tesseract: { type: 'string', default: 'embedded' },
  damaged: { type: 'boolean', default: false },
  printer: { type: 'string', default: 'pdfkit' },
  parser: { type: 'string', default: 'document' },
  'no-hints': { type: 'boolean', default: false },
  without: { type: 'string' },
  draw: { type: 'string', default: '1' },
  worst: { type: 'string', default: '15' },
  out: { type: 'string' },
  accept: { type: 'boolean', default: false },
} as const;

async function runEval(): Promise<number> {
  const { values, positionals } = parseArguments();
  const [folder] = positionals;
  if (values.scans)
    return evalScans({
      ...values,
      locales: values.locale === undefined ? null : parseLocales(values.locale),
      tesseract: parseTesseract(values.tesseract),
    });
  const report = createReport(parseCount('worst', values.worst));
  if (values.without !== undefined) {
    if (values.jobs !== '1') throw new UsageError('--without reads on one core');
    readWithWords(forgetWords(values.without, parseCount('draw', values.draw)));
  }
  const reading = { parser: values.parser === 'page' ? 'Page' : 'Document', bankHints: !values['no-hints'] } as const;
  const jobs = parseCount('jobs', values.jobs);
  if (folder === undefined && values.seeds !== undefined && jobs > 1) {
    await sweepSeeds({ set: chooseSet(values), reading, jobs, ...watchSweep(report) });
    console.log(report.print());
    return Number(report.sums.falselyVerified > 0);
  }
  const isFixed = folder === undefined && values.without === undefined && isFixedSet(values);
  const scores: DocumentScore[] = []; // of the fixed set alone: others may be larger than memory
  const printer = values.printer === 'chromium' ? await openChromiumPrinter(findChromium()) : null;
  const documents =
    folder === undefined ? generateSet({ ...chooseSet(values), printPages: pagePrinter(printer) }) : loadFolder(folder);
  for await (const document of documents as AsyncIterable<EvalDocument>) {
    const result = await readDocument(document, reading);
    if (values.out !== undefined) writeDocument(values.out, document, result);
    const score = scoreDocument(document, result);
    report.add(score);
    if (isFixed) scores.push(score);
  }
  await printer?.close();
  console.log(report.print());
  return isFixed
    ? compareFixedSet(scores, BASELINE_URL, values.accept && !IS_TRIAL)
    : Number(report.sums.falselyVerified > 0);
}

/** Progress of a long run: wrong claims at once, and the position now and then. */
function watchSweep(report: Report): Pick<SweepOptions, 'onScore' | 'onSeed'> {
  let told = 0;
  return {
    onScore: (score) => {
      report.add(score);
      if (score.falselyVerified) console.log(describeScore(score).join('\n'));
    },
    onSeed: (seed) => {
      const { documents, falselyVerified } = report.sums;
      if (documents < told + DOCUMENTS_BETWEEN_REPORTS) return;
      told = documents;
      console.error(`seeds up to ${seed} done: ${documents} documents, ${falselyVerified} falsely verified`);
    },
  };
}

const DOCUMENTS_BETWEEN_REPORTS = 500;

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
  readonly locale?: string | undefined;
  readonly damaged: boolean;
}

function isFixedSet({
  seeds,
  family,
  locale,
  damaged,
  printer,
  ...rest
}: SetArguments & { readonly printer: string; readonly 'no-hints': boolean }): boolean {
  return (
    seeds === undefined &&
    family === undefined &&
    locale === undefined &&
    !damaged &&
    printer === 'pdfkit' &&
    !rest['no-hints']
  );
}

function pagePrinter(printer: ChromiumPrinter | null): SetOptions['printPages'] {
  return printer === null ? null : (sample) => printer.print(sample.pages, sample.name);
}

function chooseSet({ seeds, family, locale, damaged }: SetArguments): Omit<SetOptions, 'printPages'> {
  const [firstSeed, last] = parseSeeds(seeds ?? `${FIXED_SET.firstSeed}..${FIXED_SET.lastSeed}`);
  const fixed = seeds === undefined && !damaged;
  return {
    firstSeed,
    lastSeed: IS_TRIAL ? firstSeed : last,
    family: family ?? (IS_TRIAL ? layoutFamilies[0]!.name : null),
    locales: locale === undefined ? null : parseLocales(locale),
    damaged: fixed ? FIXED_SET.damaged : damaged ? 'only' : 'none',
  };
}

function parseTesseract(name: string): ScanArguments['tesseract'] {
  if (name === 'embedded' || name === 'installed') return name;
  throw new UsageError('--tesseract is embedded or installed');
}

function parseCount(option: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new UsageError(`--${option} takes a number, not ${text}`);
  return Number(text);
}

function parseLocales(text: string): string[] {
  const ids = text.split(',');
  const unknown = ids.find((id) => !LOCALES.some((locale) => locale.id === id));
  if (unknown !== undefined) throw new UsageError(`no locale is called ${unknown}`);
  return ids;
}

await exitWith(runEval);
