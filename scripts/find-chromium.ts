/** A Chromium that runs on this machine: the one named, one that is installed, or the one Playwright downloaded before. */
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';

const PROGRAMS = [
  // No windows, so that opening a page takes a third of the time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A path or a name to run; null when there is none. `CHROME_PATH` stands before everything else. */
export function findChromium(): string | null {
  const named = process.env.CHROME_PATH;
  const candidates = named ? [named] : [...PROGRAMS, chromium.executablePath()];
  for (const candidate of candidates) {
    const path = candidate.includes('/') ? candidate : lookUp(candidate);
    if (path !== null && runs(path)) return path;
  }
  return null;
}

function lookUp(name: string): string | null {
  const { status, stdout } = spawnSync('/bin/sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Present is not enough: Ubuntu's is a stub that asks for a snap, and a download may lack libraries. */
function runs(path: string): boolean {
  return spawnSync(path, ['--headless', '--no-sandbox', '--version'], { stdio: 'ignore' }).status === 0;
}
