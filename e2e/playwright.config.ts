/** Browser tests over the running product. Chromium only: what is tested is the product, not the browsers. */
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';

const browser = findChromium();
if (browser === null) throw new Error('There is no Chromium. Install one, or set CHROME_PATH to one.');

/** Chromium's sandbox refuses to work for root; the rest keeps it from calling home. */
const ROOT_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './start-product.ts',
  // One product serves all tests, each of which is a customer of its own; more browsers than two would starve it.
  workers: Math.min(2, availableParallelism()),
  // A browser that hangs costs a try, not a run; scripts/test-counts.ts names whoever needed the second one.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...(process.env.EXTRACTO_E2E_URL ? { baseURL: process.env.EXTRACTO_E2E_URL } : {}),
    screenshot: 'only-on-failure',
    // `--trace on` records what happened; always doing so takes a fifth of all the time.
    trace: 'off',
    launchOptions: { executablePath: browser, args: process.getuid?.() === 0 ? ROOT_ARGS : ROOT_ARGS.slice(1) },
  },
});
