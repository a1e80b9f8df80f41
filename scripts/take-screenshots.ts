/**
 * Screenshots of the running product with generated statements, for README, docs and the landing page.
 *
 *   node scripts/take-screenshots.ts http://localhost:3000
 *
 * Makes a customer of its own; writes docs/images/*.png and the review in both colour schemes for the landing page.
 */
import { join } from 'node:path';
import { generateSample } from '@extracto/samples';
import { chromium } from '@playwright/test';
import { signUp } from '../e2e/steps/sign-up.ts';
import { findChromium } from './find-chromium.ts';

const SAMPLES = [
  { name: 'harborline-march.pdf', seed: 12, family: 'running-balance' },
  { name: 'carta-visa.pdf', seed: 13, family: 'card-abroad' },
  { name: 'savings-quarter.pdf', seed: 14, family: 'debit-credit' },
];
const baseURL = process.argv[2] ?? 'http://localhost:3000';
const folder = join(import.meta.dirname, '..', 'docs', 'images');
const landing = join(import.meta.dirname, '..', 'apps', 'console', 'src', 'pages', 'landing', 'images');
const executablePath = findChromium();
if (executablePath === null) throw new Error('There is no Chromium. Install one, or set CHROME_PATH to one.');

const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 1120 }, deviceScaleFactor: 1 });
const page = await context.newPage();
await signUp(page, baseURL);
await page.goto('/console');
const files = await Promise.all(
  SAMPLES.map(async ({ name, seed, family }) => {
    const sample = await generateSample(seed, { family });
    return { name, mimeType: 'application/pdf', buffer: Buffer.from(sample.pdf) };
  }),
);
await page.locator('input[type=file]').first().setInputFiles(files);
await page.getByRole('button', { name: 'Start extraction' }).click();
const jobs = page.getByRole('list', { name: 'Jobs' });
await jobs
  .getByText('Completed')
  .nth(files.length - 1)
  .waitFor({ timeout: 60_000 });
await page.screenshot({ path: join(folder, 'dashboard.png') });
await page.setViewportSize({ width: 1280, height: 860 });
await page.getByRole('link', { name: `Review ${SAMPLES[0]?.name}` }).click();
for (const colorScheme of ['light', 'dark'] as const) {
  await page.emulateMedia({ colorScheme });
  await page.getByRole('grid', { name: 'Transactions' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(1500); // the page beside the rows is drawn, and moves to the chosen one
  await page.screenshot({ path: join(landing, `review-${colorScheme}.jpg`), type: 'jpeg', quality: 82 });
}
await page.emulateMedia({ colorScheme: 'light' });
await page.goto('/');
await page.getByText('Verified').first().waitFor();
await page.waitForTimeout(6000); // the scene on the landing page plays once
await page.setViewportSize({ width: 1280, height: 900 });
await page.screenshot({ path: join(folder, 'landing.png') });
await browser.close();
