/** The documentation, followed word by word: every command on it is run, every file is written, what is printed is compared. */
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listPages, PROJECT_FOLDER } from '../scripts/pages/list-pages.ts';
import { followPage, type Place } from './steps/follow-page.ts';
import { signUp } from './steps/sign-up.ts';

const PROGRAM = join(PROJECT_FOLDER, 'apps', 'cli', 'src', 'bin.mjs');

/** Pages whose blocks are run by a test of their own. */
const ELSEWHERE = {
  'docs/operations.md': 'apps/launcher/src/operations-guide.alone.test.ts',
  'packages/engine/README.md': 'e2e/library.spec.ts',
};

const PAGES = listPages().filter(
  (name) => !Object.hasOwn(ELSEWHERE, name) && readFileSync(join(PROJECT_FOLDER, name), 'utf8').includes('\n```'),
);

let folder = '';
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extracto-page-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

for (const name of PAGES) {
  test(`${name} works as it is printed`, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const { testApiKey } = await signUp(page, baseURL);
    const place = await settle(baseURL!, testApiKey);
    expect(await followPage(await readFile(join(PROJECT_FOLDER, name), 'utf8'), place)).toBeGreaterThan(0);
  });
}

/** A home with a clone in it, the program on the path, and an empty folder to work in. */
async function settle(origin: string, apiKey: string): Promise<Place> {
  const [home, work] = [join(folder, 'home'), join(folder, 'work')];
  for (const made of [join(home, 'bin'), work]) await mkdir(made, { recursive: true });
  await symlink(PROJECT_FOLDER, join(home, 'extracto'));
  const script = `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`;
  await writeFile(join(home, 'bin', 'extracto'), script, { mode: 0o755 });
  const path = [join(home, 'bin'), join(PROJECT_FOLDER, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const environment = {
    PATH: path,
    HOME: home,
    EXTRACTO: origin,
    EXTRACTO_BASE_URL: origin,
    EXTRACTO_API_KEY: apiKey,
    npm_config_offline: 'true',
    // The load test would take minutes, and write its figures into the page.
    EXTRACTO_TRIAL: '1',
  };
  return { folder: work, environment };
}
