/** Gets a Chromium where there is none: Playwright's download, then, for root on Debian, the system's package. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { installPackages } from './install-programs.ts';

const PLAYWRIGHT = join(resolve(import.meta.dirname, '..'), 'node_modules', '@playwright', 'test', 'cli.js');

/** null when none can be had. */
export function installChromium(): string | null {
  console.log('No Chromium is installed; downloading one …');
  spawnSync(process.execPath, [PLAYWRIGHT, 'install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const downloaded = findChromium();
  if (downloaded !== null || process.getuid?.() !== 0) return downloaded;
  console.log('Trying the package of the system …');
  installPackages(['chromium-headless-shell']);
  return findChromium();
}
