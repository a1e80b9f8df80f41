/** Sums up the runners' reports in two numbers and remarks. A test that is not known to have passed has failed. */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** A line for each failure: who only sees the end of a long run learns what failed. */
  readonly remarks: readonly string[];
}

interface VitestReport {
  readonly testResults: readonly {
    /** The path of the file. */
    readonly name: string;
    readonly status: string;
    /** The reason why a file did not load; else empty. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    /** Passed, at the last try. */
    readonly ok: boolean;
    readonly tests: readonly { readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

export function addCounts(...all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    remarks: all.flatMap(({ remarks }) => remarks),
  };
}

/** A file that does not load has no tests; it counts as one that failed. */
export function countVitest(report: string, status: number): Counts {
  const files = readReport<VitestReport>(report)?.testResults;
  if (files === undefined) return noReport('unit');
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const unloaded = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return settle(
    {
      passed,
      failed: tests.length - passed + unloaded.length,
      remarks: [
        ...tests.flatMap((test) => (test.status === 'passed' ? [] : [sayFailed(test)])),
        ...unloaded.map(({ name, message }) => `Did not load: ${basename(name)}: ${firstLine(message)}`),
      ],
    },
    status,
    'unit',
  );
}

function sayFailed({
  status,
  fullName,
  failureMessages,
}: VitestReport['testResults'][number]['assertionResults'][number]) {
  return status === 'failed'
    ? `Failed: ${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`
    : `Skipped, which counts as failed: ${fullName}`;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]!;
}

/**
 * A browser that hangs is no fault of the product, so a test that passed at its second try has passed; it is named all the
 * same, since it may have met a race.
 */
export function countPlaywright(report: string, status: number): Counts {
  const read = readReport<PlaywrightReport>(report);
  if (read === null) return noReport('browser');
  const { stats, suites } = read;
  const skipped = stats.skipped > 0 ? [`${stats.skipped} browser tests were skipped, which counts as failed.`] : [];
  const remarks = [...suites.flatMap(sayBroken), ...skipped];
  return settle(
    { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped, remarks },
    status,
    'browser',
  );
}

/** Tests that went wrong at least once, in the order of their files. */
function sayBroken({ specs, suites = [] }: PlaywrightSuite): string[] {
  const broken = specs.flatMap(({ file, line, title, ok, tests }) => {
    const place = `${file}:${line}: ${title}`;
    if (!ok) return [`Failed: ${place}`];
    return tests.some(({ status }) => status === 'flaky') ? [`Passed at the second try: ${place}`] : [];
  });
  return [...broken, ...suites.flatMap(sayBroken)];
}

/** An error outside of every test shows in the exit status alone. */
function settle(counts: Counts, status: number, kind: string): Counts {
  if (status === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, remarks: [...counts.remarks, `The ${kind} tests ended with status ${status}.`] };
}

function noReport(kind: string): Counts {
  return { passed: 0, failed: 1, remarks: [`The ${kind} tests ended without a report.`] };
}

function readReport<Report>(path: string): Report | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : null;
}
