import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { makeShortStatement } from './steps/make-statement.ts';
import { signUp } from './steps/sign-up.ts';

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('the reference holds every operation that the service describes', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console');
  await page.getByRole('link', { name: 'Developer API' }).click();
  await expect(page).toHaveURL('/console/docs/reference');
  const { paths } = (await (await page.request.get('/api/v1/openapi.json')).json()) as {
    paths: Record<string, Record<string, { summary: string }>>;
  };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const shown = async () => (await page.getByRole('article').getByRole('heading').allInnerTexts()).sort();
  await expect.poll(shown).toEqual(described.sort());
});

test('a path is copied, and Copied belongs to one button for five seconds', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.clock.install();
  await page.goto('/console/docs/reference');
  await page.getByRole('button', { name: 'Copy path of GET /api/v1/jobs/{jobId}', exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('/api/v1/jobs/{jobId}');
  await expect(page.getByRole('button', { name: /^Copied: / })).toHaveText('Copied');
  await page.getByRole('button', { name: 'Copy path of POST /api/v1/jobs', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Copied: / })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Copied: path of POST /api/v1/jobs' })).toBeVisible();
  await page.clock.runFor(5100);
  await expect(page.getByRole('button', { name: /^Copied: / })).toHaveCount(0);
});

test('requests are shown and copied in the language that was chosen', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console/docs/reference');
  const entry = page.getByRole('article', { name: 'POST /api/v1/jobs', exact: true });
  await expect(entry).toContainText(`curl --fail-with-body ${baseURL}/api/v1/jobs`);
  await expect(entry).toContainText('"status": "NotStarted"');
  await expect(entry).toContainText('Errors: 400, 401, 402');
  await expect(entry.getByRole('row', { name: /^pdf body, required/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Errors' })).toContainText('credits_missing');
  await page.getByRole('radio', { name: 'TypeScript' }).check();
  await expect(entry).toContainText(`await fetch('${baseURL}/api/v1/jobs'`);
  await entry.getByRole('button', { name: /^Copy request/ }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("form.set('pdf'");
});

test('webhooks are explained, the status of the API is shown, and a message can be written', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL);
  await page.goto('/console/docs/reference');
  await expect(page.getByRole('region', { name: 'Webhooks' })).toContainText('job.status_changed');
  const badge = page.getByRole('img', { name: 'Status of the API' });
  await expect(badge).toHaveJSProperty('complete', true);
  expect(await badge.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Message Us' }).click();
  await expect(page.getByRole('dialog', { name: 'Write to us' })).toBeVisible();
});

test('an address with an anchor opens at its entry', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console/docs/reference#getResultCsv');
  await expect(page.getByRole('article', { name: /result\.csv$/ })).toBeInViewport();
});

test('an operation is tried with the test key, free of charge and apart from live jobs', async ({ page, baseURL }) => {
  const { apiKey } = await signUp(page, baseURL);
  await page.goto('/console/docs/reference');
  const entry = page.getByRole('article', { name: 'POST /api/v1/jobs', exact: true });
  await entry.getByRole('button', { name: 'Try it: POST /api/v1/jobs' }).click();
  const trial = entry.getByRole('form', { name: 'Send POST /api/v1/jobs' });
  await expect(trial.getByRole('radio', { name: /^Test key/ })).toBeChecked();
  await trial.locator('input[type="file"]').setInputFiles(await makeShortStatement());
  await trial.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(trial).toContainText('202 Accepted');
  await expect(trial).toContainText('"status": "NotStarted"');
  const live = await page.request.get('/api/v1/jobs', { headers: { 'X-API-KEY': apiKey } });
  expect(await live.json()).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).include('#submitJob').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('a refused trial shows the whole answer, and a file is offered to be kept', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console/docs/reference#getJob');
  const job = page.getByRole('article', { name: 'GET /api/v1/jobs/{jobId}', exact: true });
  await job.getByRole('button', { name: /^Try/ }).click();
  await job.getByRole('textbox', { name: 'jobId' }).fill('01KJ2Z9V6M4T8Q0XW3RBN5CYDE');
  await job.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(job.getByRole('form')).toContainText('404 Not Found');
  await expect(job.getByRole('form')).toContainText('"code": "not_found"');

  const sample = page.getByRole('article', { name: 'GET /api/v1/samples/{sample}', exact: true });
  await sample.getByRole('button', { name: /^Try/ }).click();
  await sample.getByRole('textbox', { name: 'sample' }).fill('succeeded');
  await sample.getByRole('button', { name: 'Send', exact: true }).click();
  const download = page.waitForEvent('download');
  await sample.getByRole('button', { name: 'Save succeeded.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('succeeded.pdf');
});
