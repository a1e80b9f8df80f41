/** What the runners' reports say, as two numbers and remarks. Whatever is not known to have passed has failed. */
import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** A line for each failure that the runner's own output does not name as one. */
  readonly remarks: readonly string[];
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface PlaywrightReport {
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
  const skipped = tests.filter((test) => test.status !== 'passed' && test.status !== 'failed');
  const unloaded = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return settle(
    {
      passed,
      failed: tests.length - passed + unloaded.length,
      remarks: skipped.map(({ fullName }) => `Skipped, which counts as failed: ${fullName}`),
    },
    status,
    'unit',
  );
}

/** A flaky test passed at a second try; it counts as failed. */
export function countPlaywright(report: string, status: number): Counts {
  const stats = readReport<PlaywrightReport>(report)?.stats;
  if (stats === undefined) return noReport('browser');
  const remarks = stats.skipped > 0 ? [`${stats.skipped} browser tests were skipped, which counts as failed.`] : [];
  return settle(
    { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped, remarks },
    status,
    'browser',
  );
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
