import { expect, test } from '@playwright/test';
import { readAppCode } from '../apps/server/testing/authenticator.ts';
import { inventAccount, signUp } from './steps/sign-up.ts';

test('a stranger signs up through the login screen, signs out and signs in again', async ({ page }) => {
  const { email, password } = inventAccount();
  await page.goto('/account/login');
  await expect(page.getByText('Start converting in minutes')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Create one' }).click();
  await page.getByLabel('First name').fill('Jane');
  await page.getByLabel('Last name').fill('Sample');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: `Confirm ${email}` }).click();
  await expect(page).toHaveURL('/console?verified=1');
  await expect(page.getByText('No jobs found. Please upload a bank statement to start a job.')).toBeVisible();
  await expect(page.getByRole('link', { name: '25 XTS' })).toBeVisible();

  await page.getByRole('button', { name: 'Account of Jane Sample' }).click();
  await expect(page.getByRole('menu').getByText(email)).toBeVisible();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.goto('/console');
  await expect(page).toHaveURL('/account/login');

  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/console');
});

test('signing in with an unconfirmed address shows how to confirm it', async ({ page }) => {
  const { email, password } = inventAccount();
  await page.goto('/account/sign-up');
  await page.getByLabel('First name').fill('Jane');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible();
  const signIn = async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await page.goto('/account/sign-in');
  await signIn();
  await expect(page.getByRole('alert')).toContainText('Your address is not confirmed yet.');
  await page.getByRole('link', { name: 'Open the link' }).click();
  await expect(page.getByText('Sign in with your password to confirm your address.')).toBeVisible();
  await signIn();
  await expect(page).toHaveURL('/console?verified=1');
  await expect(page.getByText(`your address ${email} is confirmed.`)).toBeVisible();
});

test('a wrong password is refused without saying which of the two was wrong', async ({ page, baseURL }) => {
  const { email } = await signUp(page, baseURL);
  await page.context().clearCookies();
  await page.goto('/account/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Email or password is wrong.');
});

test('the rules of sign-up are shown at their fields', async ({ page }) => {
  await page.goto('/account/sign-up');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Enter your first name');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter a valid email address');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Use at least 12 characters/);
});

for (const path of [
  '/console',
  '/console/settings',
  '/console/purchase?plan=pro',
  '/console/profile',
  '/console/nowhere',
]) {
  test(`an unauthenticated visit to ${path} goes to the login screen and leaves no history entry`, async ({ page }) => {
    await page.goto('/terms');
    await page.goto(path);
    await expect(page).toHaveURL(/\/account\/login/);
    await page.goBack();
    await expect(page).toHaveURL('/terms');
  });
}

test('after signing in one arrives where one wanted to go', async ({ page, baseURL }) => {
  const { email, password } = await signUp(page, baseURL);
  await page.context().clearCookies();
  await page.goto('/console/settings');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/console/settings');
});

test('the login screen leads to terms and privacy, at any address below /account', async ({ page }) => {
  await page.goto('/account/whatever');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await page.getByRole('link', { name: 'terms' }).click();
  await expect(page).toHaveURL('/terms');
  await page.goBack();
  await page.getByRole('link', { name: 'privacy policy' }).click();
  await expect(page).toHaveURL('/privacy');
});

test('a signed-in user is redirected from the login screen to the address they came for', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/account/login?returnTo=%2Fconsole%2Fsettings');
  await expect(page).toHaveURL('/console/settings');
  await page.goto('/account/sign-in');
  await expect(page).toHaveURL('/console');
});

test('with an authenticator app one signs in with its code, or once with a recovery code', async ({
  page,
  baseURL,
}) => {
  const { email, password } = await signUp(page, baseURL);
  await page.goto('/console/profile');
  const section = page.getByRole('region', { name: 'Authenticator app' });
  await section.getByRole('button', { name: 'Add an app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
  await dialog.getByLabel('Your password').fill('not my password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription('The password is incorrect.');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  const uri = `otpauth://totp/x?secret=${await section.locator('code').textContent()}`;
  await section.getByLabel('Code from the app').fill('000000');
  await section.getByRole('button', { name: 'Switch on' }).click();
  await expect(section.getByLabel('Code from the app')).toHaveAccessibleDescription(/This code is wrong/);
  await section.getByLabel('Code from the app').fill(readAppCode(uri));
  await section.getByRole('button', { name: 'Switch on' }).click();
  await expect(section).toContainText('Signing in needs your password and a code from your app.');
  const recoveryCode =
    (await section.getByRole('list', { name: 'Recovery codes' }).locator('li').first().textContent()) ?? '';

  const signIn = async (code: string) => {
    await page.context().clearCookies();
    await page.goto('/account/sign-in');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await signIn(readAppCode(uri, 1));
  await expect(page).toHaveURL('/console');
  await signIn(recoveryCode);
  await expect(page).toHaveURL('/console');
  await signIn(recoveryCode);
  await expect(page.getByRole('alert')).toContainText('This code is wrong or was already used.');
});
