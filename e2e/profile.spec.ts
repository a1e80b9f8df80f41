/** The customer's own account: address, activity, export, deletion. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { signUp } from './steps/sign-up.ts';

const events = (page: Page) => page.getByRole('list', { name: 'Activity' }).getByRole('listitem');

test('the profile shows the confirmed address, and when it was confirmed', async ({ page, baseURL }) => {
  const { email } = await signUp(page, baseURL);
  await page.goto('/console/profile');
  const address = page.getByRole('region', { name: 'Address' });
  await expect(address).toContainText(email);
  await expect(address).toContainText('Confirmed');
  // The console's first use of the key may be told of before it or after.
  await expect(events(page).filter({ hasText: 'Address confirmed' })).toHaveCount(1);
});

test('the activity tells of sign-ins, wrong passwords, keys and deletions, newest first, in pages', async ({
  page,
  baseURL,
}) => {
  const { email, password, apiKey } = await signUp(page, baseURL);
  const origin = { Origin: baseURL ?? '' };
  const signIn = (data: { email: string; password: string }) =>
    page.request.post('/api/v1/auth/local/sign-in', { data, headers: origin });
  for (let guess = 1; guess <= 6; guess += 1) await signIn({ email, password: `a wrong one ${guess}` });
  await signIn({ email, password });
  await page.request.get('/api/v1/jobs', { headers: { 'X-API-KEY': apiKey } });
  await page.goto('/console/profile');
  await expect(events(page)).toHaveCount(9);
  await expect(events(page).nth(0)).toContainText(`API key used`);
  await expect(events(page).nth(0)).toContainText(`API key ending in ${apiKey.slice(-5)}, from `);
  await expect(events(page).nth(1)).toContainText('Signed in');
  await expect(events(page).nth(2)).toContainText('Wrong password');
  await expect(page.getByText(apiKey)).toHaveCount(0);
  const pages = page.getByRole('navigation', { name: 'Pages of activity' });
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(events(page)).toHaveCount(3);
  await expect(events(page).last()).toContainText('Account created');
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('the export is a file with all stored data, and without keys', async ({ page, baseURL }) => {
  const { email, apiKey } = await signUp(page, baseURL);
  await page.goto('/console/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^extracto-account-\w+\.json$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ user: { email }, jobs: [] });
  expect(text).not.toContain(apiKey);
});

test('an account is deleted only after its address and the password were entered, and is gone then', async ({
  page,
  baseURL,
}) => {
  const { email, password } = await signUp(page, baseURL);
  await page.goto('/console/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await expect(dialog).toContainText('and your remaining 25 XTS');
  const field = dialog.getByLabel('Your account’s email address, to confirm');
  await expect(dialog.getByRole('button', { name: 'Delete permanently' })).toBeDisabled();
  await field.fill('somebody@example.com');
  await expect(dialog.getByRole('button', { name: 'Delete permanently' })).toBeDisabled();
  const confirmation = dialog.getByLabel('Your password');
  await confirmation.fill('not my password');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(field).toHaveAccessibleDescription('Enter the email address of your account to confirm.');
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await page.request.get('/api/v1/auth/user')).status()).toBe(200);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(field).toHaveValue('');
  await field.fill(email);
  await confirmation.fill('not my password');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(confirmation).toHaveAccessibleDescription('The password is incorrect.');
  await confirmation.fill(password);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(dialog.getByRole('status')).toContainText('Your account, your documents and your results were deleted.');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/console');
  await expect(page).toHaveURL('/account/login');
  const headers = { Origin: baseURL ?? '' };
  const again = await page.request.post('/api/v1/auth/local/sign-in', { data: { email, password }, headers });
  expect(again.status()).toBe(401);
});

test('the password is changed with the present one, which signs out everywhere else', async ({
  page,
  baseURL,
  playwright,
}) => {
  const { email, password } = await signUp(page, baseURL);
  const phone = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { Origin: baseURL ?? '' },
  });
  await phone.post('/api/v1/auth/local/sign-in', { data: { email, password } });
  await page.goto('/console/profile');
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  const section = page.getByRole('region', { name: 'Password' });
  await section.getByLabel('Current password').fill('not my password');
  await section.getByLabel('New password').fill('a new long password');
  await section.getByRole('button', { name: 'Change password' }).click();
  await expect(section.getByLabel('Current password')).toHaveAccessibleDescription('The password is incorrect.');
  await section.getByLabel('Current password').fill(password);
  await section.getByRole('button', { name: 'Change password' }).click();
  await expect(section.getByRole('status')).toContainText('Your new password is set');
  await expect(sessions).toHaveCount(1);
  expect((await phone.get('/api/v1/auth/user')).status()).toBe(401);
  await phone.dispose();
});
