import { readFile } from 'node:fs/promises';
import type { ExtractionResult } from '@extracto/model';
import { expect, type Page, test } from '@playwright/test';
import { chooseFiles } from './steps/choose-files.ts';
import { finishJob } from './steps/finish-job.ts';
import { makeLongStatement, makeProtectedStatement, makeShortStatement } from './steps/make-statement.ts';
import { signUp } from './steps/sign-up.ts';

const start = (page: Page) => page.getByRole('button', { name: 'Start extraction' });
const cardOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Jobs' }).getByRole('listitem').filter({ hasText: name });
/** By its name: the menu of the card before may still be closing. */
const menuOf = (page: Page, name: string) => page.getByRole('menu', { name: `Choose a format for ${name}` });

test('three statements, one of them protected, are read, downloaded and deleted', async ({ page, baseURL }) => {
  test.slow();
  const { apiKey } = await signUp(page, baseURL);
  const [short, long, locked] = await Promise.all([
    makeShortStatement(),
    makeLongStatement(),
    makeProtectedStatement(),
  ]);
  await page.goto('/console');
  await expect(start(page)).toBeDisabled();
  await chooseFiles(page, [short, long, locked]);
  const files = page.getByRole('list', { name: 'Selected files' });
  await expect(files.getByRole('listitem')).toHaveCount(3);
  await expect(files).toContainText('Password protected');
  await expect(files.getByText('Checking...')).toHaveCount(0);

  await start(page).click();
  const banner = page.getByRole('alert');
  await expect(banner).toContainText(`File "${locked.name}" is password protected. Please unlock it first.`);

  await page.getByRole('button', { name: `Unlock ${locked.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Unlock PDF' });
  await expect(dialog).toContainText('Please enter the password for the selected PDF.');
  await dialog.getByRole('button', { name: 'Unlock' }).click();
  await expect(dialog).toContainText(`File "${locked.name}" is password protected. Please enter the password.`);
  await dialog.getByLabel('Password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'Unlock' }).click();
  await expect(dialog).toContainText(`Incorrect password for file "${locked.name}".`);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(banner).toContainText(`Incorrect password for file "${locked.name}".`);
  await expect(page.getByRole('button', { name: `Unlock ${locked.name}` })).toHaveAttribute('data-invalid', 'true');
  await page.getByRole('button', { name: `Unlock ${locked.name}` }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(locked.password ?? '');
  await dialog.getByRole('button', { name: 'Unlock' }).click();
  await expect(dialog).toBeHidden();
  await expect(banner).toBeHidden();
  await expect(start(page)).toBeFocused();

  const pages = short.pages + long.pages + locked.pages;
  await expect(page.getByText(`${pages} XTS`, { exact: true })).toBeVisible();
  await start(page).click();
  await expect(page.getByText('3 files submitted successfully.')).toBeVisible();
  await expect(files).toBeHidden();
  await expect(page.getByText('Showing 3 job(s)')).toBeVisible();

  await expect(page.getByRole('button', { name: `Download ${short.name} as JSON` })).toBeVisible({ timeout: 60_000 });
  for (const { name, truth } of [short, long, locked]) {
    const card = cardOf(page, name);
    await expect(card.getByText('Completed')).toBeVisible({ timeout: 60_000 });
    const download = page.waitForEvent('download');
    await card.getByRole('button', { name: `Choose a format for ${name}` }).click();
    await menuOf(page, name).getByRole('menuitem', { name: 'JSON' }).click();
    const saved = await download;
    const jobId = /^result-([0-9A-Z]{26})\.json$/.exec(saved.suggestedFilename())?.[1];
    expect(jobId).toBeDefined();
    const bytes = await readFile(await saved.path());
    const served = await page.request.get(`/api/v1/jobs/${jobId}/result.json`, { headers: { 'X-API-KEY': apiKey } });
    expect(bytes.equals(await served.body())).toBe(true);
    const result = JSON.parse(bytes.toString()) as ExtractionResult;
    const amounts = (statements: ExtractionResult['statements'] | typeof truth.statements) =>
      statements.flatMap(({ transactions }) => transactions.map(({ date, amount }) => [date, amount]));
    expect(amounts(result.statements)).toEqual(amounts(truth.statements));

    const csvDownload = page.waitForEvent('download');
    await card.getByRole('button', { name: `Choose a format for ${name}` }).click();
    await menuOf(page, name).getByRole('menuitem', { name: 'CSV' }).click();
    const csv = await csvDownload;
    expect(csv.suggestedFilename()).toBe(`result-${jobId}.csv`);
    const lines = (await readFile(await csv.path(), 'utf8')).trim().split(/\r?\n/);
    expect(lines[0]).toBe(
      'account,date,transaction_date,value_date,description,reference,type,amount,currency,balance,page,id',
    );
    await expect(card.getByRole('button', { name: `Download ${name} as CSV` })).toBeVisible();
    expect(lines).toHaveLength(1 + truth.statements.flatMap(({ transactions }) => transactions).length);
  }
  await expect(page.getByRole('link', { name: `${25 - pages} XTS` })).toBeVisible();

  await page.getByRole('button', { name: `Delete ${short.name}` }).click();
  await expect(cardOf(page, short.name)).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByText('Showing 2 job(s)')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Showing 2 job(s)')).toBeVisible();
});

test('a PDF dropped anywhere on the dashboard is chosen, and elsewhere never replaces the console', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL);
  const drop = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['%PDF-1.7'], 'dropped.pdf', { type: 'application/pdf' }));
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
      return event.defaultPrevented;
    });
  await page.goto('/console');
  await expect(page.getByText('Showing 0 job(s)')).toBeVisible();
  expect(await drop('footer')).toBe(true);
  const files = page.getByRole('list', { name: 'Selected files' });
  await expect(files.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove dropped.pdf' }).click();
  await expect(page.getByRole('button', { name: /^Drop bank statements here/ })).toBeFocused();

  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('list', { name: 'Clients' })).toBeVisible();
  expect(await drop('footer')).toBe(true);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByText('Showing 0 job(s)')).toBeVisible();
  await expect(files).toHaveCount(0);
});

test('from the first job on the upload is a bar, and jobs are in sight without scrolling', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { apiKey } = await signUp(page, baseURL);
  await page.goto('/console');
  await expect(page.getByText('The default and the most accurate.')).toBeVisible();
  const { name, buffer } = await makeShortStatement();
  await finishJob(page, apiKey, name, buffer);
  await page.reload();
  await expect(cardOf(page, name)).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByText('The default and the most accurate.')).toHaveCount(0);
  const panel = await page.getByRole('region', { name: 'Start a new extraction job' }).boundingBox();
  expect(panel?.height).toBeLessThan(90);
  await expect(page.getByRole('button', { name: 'Choose photos or scans instead' })).toBeVisible();
});

test('images are chosen beside PDFs, and several are sent as the pages of one document when asked for', async ({
  page,
  baseURL,
}) => {
  const { apiKey } = await signUp(page, baseURL);
  await page.goto('/console');
  const buffer = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const images = ['1.png', '2.png'].map((name) => ({ name, mimeType: 'image/png', buffer }));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose photos or scans instead' }).click();
  await (await chooser).setFiles(images);
  await expect(page.getByRole('list', { name: 'Selected files' }).getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('Read the 2 images as pages of one document, in this order').check();
  await start(page).click();
  await expect(page.getByText('2 files submitted successfully.')).toBeVisible();
  await expect(page.getByText('Showing 1 job(s)')).toBeVisible();
  const listed = await page.request.get('/api/v1/jobs', { headers: { 'X-API-KEY': apiKey } });
  expect(await listed.json()).toMatchObject([{ label: '1.png', pages: 2 }]);
});

test('files that are no PDF are dropped without a word', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console');
  const statement = await makeShortStatement();
  const note = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no statement') };
  await chooseFiles(page, [note, statement]);
  await expect(page.getByRole('list', { name: 'Selected files' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('notes.txt')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const [what, buffer] of [
  ['truncated', null],
  ['empty', Buffer.alloc(0)],
  ['named like a PDF without being one', Buffer.from('%PDF-1.7 and then nothing of the kind')],
] as const) {
  test(`a file that is ${what} is refused before anything is sent`, async ({ page, baseURL }) => {
    await signUp(page, baseURL);
    await page.goto('/console');
    const whole = (await makeShortStatement()).buffer;
    const broken = { name: 'broken.pdf', mimeType: 'application/pdf', buffer: buffer ?? whole.subarray(0, 700) };
    await chooseFiles(page, [broken]);
    await expect(page.getByRole('alert')).toContainText('Error reading file broken.pdf');
    await start(page).click();
    await expect(page.getByRole('alert')).toContainText('Error reading file broken.pdf');
    await expect(page.getByText('Showing 0 job(s)')).toBeVisible();
    await page.getByRole('button', { name: 'Remove broken.pdf' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(start(page)).toBeDisabled();
  });
}

test('among thirty files the one that needs somebody comes first, and the reason stands beside the button', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signUp(page, baseURL);
  await page.goto('/console');
  const { buffer } = await makeShortStatement();
  const { name, buffer: locked } = await makeProtectedStatement();
  const many = Array.from({ length: 29 }, (_, index) => ({
    name: `month-${index}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([buffer, Buffer.from(`% ${index}`)]),
  }));
  await chooseFiles(page, [...many, { name, mimeType: 'application/pdf', buffer: locked }]);
  const files = page.getByRole('list', { name: 'Selected files' }).getByRole('listitem');
  await expect(files).toHaveCount(30);
  await expect(files.first()).toContainText(name);
  await expect(start(page)).toBeEnabled();
  await start(page).click();
  await expect(page.getByText('is password protected. Please unlock it first.')).toBeInViewport();
  await expect(start(page)).toBeInViewport();
});

test('the first refusal stops the rest and says what was accepted and what was not sent', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  const statement = await makeShortStatement();
  const files = ['first.pdf', 'second.pdf', 'third.pdf'].map((name) => ({ ...statement, name }));
  let submissions = 0;
  await page.route('**/api/v1/jobs', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    submissions += 1;
    if (submissions !== 2) return route.fallback();
    const problem = { message: 'The document cannot be opened.', code: 'unreadable_pdf', errors: [] };
    return route.fulfill({ status: 422, contentType: 'application/problem+json', json: problem });
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/console');
  await chooseFiles(page, files);
  await start(page).click();
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('second.pdf was not submitted, and nothing was charged for it.');
  await expect(banner).toContainText('The document cannot be opened.');
  await expect(banner).toContainText('Already accepted: first.pdf.');
  await expect(banner).toContainText('Not sent yet: third.pdf.');
  await expect(page.getByRole('list', { name: 'Selected files' }).getByRole('listitem')).toHaveCount(2);
  expect(submissions).toBe(2);
  expect(logged).toContain('Failed to submit the form for second.pdf');
});

test('without credits nothing is sent', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.route('**/api/v1/clients', async (route) => {
    const clients = (await (await route.fetch()).json()) as { credits: number }[];
    return route.fulfill({ json: clients.map((client) => ({ ...client, credits: 0 })) });
  });
  await page.goto('/console');
  await chooseFiles(page, [await makeShortStatement()]);
  await start(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'Insufficient extraction credits for your job. Please add extractions.',
  );
  await expect(page.getByText('Showing 0 job(s)')).toBeVisible();
});

test('the start button says Starting... while a file is sent, and sending goes on while one looks elsewhere', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v1/jobs', async (route) => {
    if (route.request().method() === 'POST') await held;
    return route.fallback();
  });
  await page.goto('/console');
  await chooseFiles(page, [await makeShortStatement()]);
  await start(page).click();
  await expect(page.getByRole('button', { name: 'Starting...' })).toBeDisabled();
  await page.getByRole('link', { name: 'Settings' }).click();
  release();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByText('1 file submitted successfully.')).toBeVisible();
  await expect(page.getByText('Showing 1 job(s)')).toBeVisible();
});

test('a file that was extracted before is said to be, costs nothing, and is run again by choice', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { apiKey } = await signUp(page, baseURL);
  const statement = await makeShortStatement();
  const jobId = await finishJob(page, apiKey, statement.name, statement.buffer);
  await page.goto('/console');
  await chooseFiles(page, [statement, { ...statement, name: 'copy.pdf' }]);
  const files = page.getByRole('list', { name: 'Selected files' }).getByRole('listitem');
  await expect(files.filter({ hasText: 'Already extracted on' })).toHaveCount(2);
  await expect(files.first().getByRole('link', { name: 'Open' })).toHaveAttribute('href', `/console/jobs/${jobId}`);
  await expect(page.getByText('0 XTS', { exact: true })).toBeVisible();
  await files.first().getByRole('button', { name: 'Run again' }).click();
  await expect(page.getByText(`${statement.pages} XTS`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove copy.pdf' }).click();
  await start(page).click();
  await expect(page.getByText('Showing 2 job(s)')).toBeVisible();
});

test('the mode that was chosen is the mode of the job', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console');
  await page.getByRole('combobox', { name: 'Extraction mode' }).click();
  await page.getByRole('option', { name: 'Page' }).click();
  const statement = await makeShortStatement();
  await chooseFiles(page, [statement]);
  await start(page).click();
  await expect(cardOf(page, statement.name)).toContainText('Page mode');
  // The next files are a new choice.
  await expect(page.getByRole('combobox', { name: 'Extraction mode' })).toHaveValue('Document');
});

test('somebody without a statement tries the invented one, and it is proved', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console');
  await page.getByRole('button', { name: 'Add a sample statement' }).click();
  await expect(page.getByRole('list', { name: 'Selected files' })).toContainText('1 page');
  await start(page).click();
  const card = cardOf(page, 'sample-statement.pdf');
  await expect(card.getByText('Completed')).toBeVisible({ timeout: 60_000 });
  await expect(card).toContainText('Verified');
});
