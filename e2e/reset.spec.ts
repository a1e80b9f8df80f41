import { expect, type Page, test } from '@playwright/test';
import { readMailedLink } from './steps/read-mailed-link.ts';
import { inventAccount, signUp } from './steps/sign-up.ts';

const NEW_PASSWORD = 'a new long password';

async function askForLink(page: Page, email: string) {
  await page.goto('/account/sign-in');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The page that one leaves has an address field too: wait for the one that has this button.
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText(`If there is an account for ${email}`);
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
}

async function signIn(page: Page, email: string, password: string) {
  // The password first: the page that one may still be leaving has an address field too.
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a forgotten password is replaced through the link of a mail, which works once', async ({ page, baseURL }) => {
  const { email, password } = await signUp(page, baseURL);
  await page.context().clearCookies();
  await askForLink(page, email);
  const link = await readMailedLink(email, '/account/reset-password');

  await page.goto(link);
  await setPassword(page, 'short');
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /Use at least 12 characters/,
  );
  await setPassword(page, NEW_PASSWORD);
  await expect(page.getByRole('status')).toContainText('Your new password is set');
  await page.getByRole('link', { name: 'Go to sign-in' }).click();

  await signIn(page, email, password);
  await expect(page.getByRole('alert')).toContainText('Email or password is wrong.');
  await signIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL('/console');

  await page.goto(link);
  await setPassword(page, 'another long password');
  await expect(page.getByRole('alert')).toContainText('This link has expired or was already used.');
});

test('with a wrong token nothing is set, and the way to another link is shown', async ({ page, baseURL }) => {
  const { email, password } = await signUp(page, baseURL);
  await page.context().clearCookies();
  await page.goto('/account/reset-password?token=wrong');
  await setPassword(page, NEW_PASSWORD);
  await expect(page.getByRole('alert')).toContainText('This link has expired or was already used.');
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await signIn(page, email, password);
  await expect(page).toHaveURL('/console');
});

for (const query of ['', '?token=', `?token=${'x'.repeat(3000)}`]) {
  test(`a link that ends in ${JSON.stringify(query.slice(0, 10))} is said to be incomplete`, async ({ page }) => {
    await page.goto(`/account/reset-password${query}`);
    if (query.length > 10) await setPassword(page, NEW_PASSWORD);
    await expect(page.getByRole('alert')).toContainText('This link is incomplete.');
    await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
  });
}

test('an address that has no account is answered in the same way', async ({ page }) => {
  await askForLink(page, inventAccount().email);
});

test('an invalid address is refused at the field', async ({ page }) => {
  await page.goto('/account/forgot-password');
  await page.getByLabel('Email').fill('jane');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter a valid email address');
});

for (const [code, sentence] of [
  ['issuer_unavailable', 'The sign-in service is not responding.'],
  ['link_expired', 'This link has expired or was already used.'],
  ['account_not_linked', 'was never confirmed'],
  ['what%20else', 'You could not be signed in.'],
]) {
  test(`the login screen explains ${code}`, async ({ page }) => {
    await page.goto(`/account/login?error=${code}`);
    await expect(page.getByRole('alert')).toContainText(`${sentence}`);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  });
}

test('the link of the mail confirms the address with the password, and the dashboard says so', async ({ page }) => {
  const { email, password } = inventAccount();
  await page.request.post('/api/v1/auth/local/sign-up', { data: { email, password, firstName: 'Jane' } });
  await page.goto(await readMailedLink(email, '/account/sign-in'));
  await signIn(page, email, password);
  await expect(page.getByText(`your address ${email} is confirmed.`)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await expect(page).toHaveURL('/console');
  await expect(page.getByText('is confirmed.')).toHaveCount(0);
});

test('the address bar alone confirms nothing', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.context().clearCookies();
  await page.goto('/console?verified=1');
  await expect(page.getByText('is confirmed.')).toHaveCount(0);
});
