/**
 * Lints and type-checks, then runs the unit tests and the browser tests and counts both. Nothing is run of a change that
 * the static part refuses. A test that was skipped is not a test that passed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { reportSteps, STATIC_STEPS } from './check/run-steps.ts';
import { findChromium } from './find-chromium.ts';
import { installChromium } from './install-chromium.ts';
import { installPrograms } from './install-programs.ts';
import { addCounts, type Counts, countPlaywright, countVitest } from './test-counts.ts';

const PROJECT_FOLDER = resolve(import.meta.dirname, '..');
/** Compiled code is kept where the program keeps it: the tests start it, and its services, hundreds of times. */
const COMPILED = join(PROJECT_FOLDER, 'node_modules', '.cache', 'extracto');
const reports = mkdtempSync(join(tmpdir(), 'extracto-reports-'));

try {
  const refused = await reportSteps(STATIC_STEPS, PROJECT_FOLDER);
  const { passed, failed, remarks } =
    refused.length > 0
      ? { passed: 0, failed: refused.length, remarks: refused.map(({ step }) => `Failed: ${step.name}`) }
      : runTests();
  for (const remark of remarks) console.log(remark);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}

function runTests(): Counts {
  installPrograms();
  return addCounts(runUnitTests(), runBrowserTests());
}

function runUnitTests(): Counts {
  const report = join(reports, 'vitest.json');
  const status = run('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return countVitest(report, status);
}

function runBrowserTests(): Counts {
  const browser = findChromium() ?? installChromium();
  if (browser === null) {
    const remark =
      'The browser tests did not run: there is no Chromium. Install one (Debian: apt-get install chromium-headless-shell), or set CHROME_PATH to one.';
    return { passed: 0, failed: 1, remarks: [remark] };
  }
  const report = join(reports, 'playwright.json');
  const status = run('@playwright/test/cli.js', ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json'], {
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return countPlaywright(report, status);
}

/** Runs a program of a dependency; its exit status. */
function run(program: string, args: string[], environment: NodeJS.ProcessEnv = {}): number {
  const { status } = spawnSync(process.execPath, [join(PROJECT_FOLDER, 'node_modules', program), ...args], {
    cwd: PROJECT_FOLDER,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...environment },
  });
  return status ?? 1;
}
