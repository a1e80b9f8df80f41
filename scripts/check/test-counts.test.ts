import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCounts, countPlaywright, countVitest } from '../test-counts.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'extracto-counts-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function write(report: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

const passed = { fullName: 'adds up', status: 'passed' };

test('a test that is not known to have passed has failed, and is named with the first line of its reason', () => {
  const report = write({
    testResults: [
      {
        name: '/folder/sums.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          passed,
          { fullName: 'takes away', status: 'failed', failureMessages: ['expected 1 to be 2\n    at sums'] },
          { fullName: 'divides', status: 'skipped', failureMessages: null },
        ],
      },
      {
        name: '/folder/rates.test.ts',
        status: 'failed',
        message: 'No such module\n    at rates',
        assertionResults: [],
      },
    ],
  });
  expect(countVitest(report, 1)).toEqual({
    passed: 1,
    failed: 3,
    remarks: [
      'Failed: takes away: expected 1 to be 2',
      'Skipped, which counts as failed: divides',
      'Did not load: rates.test.ts: No such module',
    ],
  });
});

test('browser tests that failed are named by file, line and title, in suites within suites', () => {
  const spec = {
    file: 'upload.spec.ts',
    line: 12,
    title: 'three statements are read',
    ok: false,
    tests: [{ status: 'unexpected' }],
  };
  const passing = { ...spec, ok: true, tests: [{ status: 'expected' }] };
  const report = write({
    stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 },
    suites: [{ specs: [passing], suites: [{ specs: [spec] }] }],
  });
  expect(countPlaywright(report, 1)).toEqual({
    passed: 3,
    failed: 3,
    remarks: [
      'Failed: upload.spec.ts:12: three statements are read',
      '2 browser tests were skipped, which counts as failed.',
    ],
  });
});

test('a browser test that passed at its second try has passed, and is named', () => {
  const spec = { file: 'upload.spec.ts', line: 12, title: 'one is read', ok: true, tests: [{ status: 'flaky' }] };
  const report = write({ stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 }, suites: [{ specs: [spec] }] });
  expect(countPlaywright(report, 0)).toEqual({
    passed: 4,
    failed: 0,
    remarks: ['Passed at the second try: upload.spec.ts:12: one is read'],
  });
});

test('an error outside of every test, and a runner without a report, count as one failure', () => {
  const report = write({ testResults: [{ name: 'a', status: 'passed', message: '', assertionResults: [passed] }] });
  const [ended, silent] = [countVitest(report, 1), countVitest(join(folder, 'none.json'), 0)];
  expect(addCounts(ended, silent, countVitest(report, 0))).toEqual({
    passed: 2,
    failed: 2,
    remarks: ['The unit tests ended with status 1.', 'The unit tests ended without a report.'],
  });
});
