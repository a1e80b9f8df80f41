import { expect, test } from '@playwright/test';
import { KEPT_DAYS } from './start-product.ts';
import { expectSound } from './steps/expect-sound.ts';
import { signUp } from './steps/sign-up.ts';

const PAGES = ['/', '/privacy', '/refund', '/terms', '/nowhere', '/account/login', '/account/sign-in'];

test('the landing page has its sections, anchors, plans and legal links', async ({ page }) => {
  await page.goto('/');
  for (const id of ['example', 'features', 'pricing', 'developers', 'contact']) {
    await expect(page.locator(`#${id}`)).toHaveCount(1);
  }
  const features = page.locator('#features');
  for (const said of [
    'Free to try',
    'A simple REST API',
    'Accurate AI-based extraction',
    'keeps only what is necessary',
  ]) {
    await expect(features).toContainText(said);
  }
  const menu = page.getByRole('navigation', { name: 'Site' });
  await expect(menu.getByRole('link')).toHaveText(['Home', 'Features', 'Pricing', 'Developer API', 'Contact', 'Login']);
  const plans = page.getByRole('list', { name: 'Plans' });
  await expect(plans).toContainText('$5');
  await expect(plans).toContainText('100 extractions');
  await expect(plans).toContainText('$20');
  await expect(plans).toContainText('500 extractions');
  await expect(plans).toContainText('Unlimited extractions');
  await expect(page.getByRole('row', { name: /^Priority support/ }).getByRole('cell')).toHaveText(['No', 'Yes', 'Yes']);
  await expect(page.getByRole('row', { name: /^Custom integration/ }).getByRole('cell')).toHaveText([
    'No',
    'No',
    'Yes',
  ]);
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} Extracto`);
  await expect(page.getByRole('list', { name: 'Accepted cards' }).getByRole('img')).toHaveCount(5);
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { name: /Prepaid/ })).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is read in full, with what this service keeps and gives', async ({ page, baseURL }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bank statements in, proved transactions out');
    await expect(page.getByText(`PDFs deleted within ${KEPT_DAYS.documents} days`)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Plans' })).toContainText('$20');
    await expect(page.getByText(`curl ${baseURL}/api/v1/jobs`)).toBeVisible();
    await expect(page.locator('body')).not.toContainText('{{');
    await page.getByRole('link', { name: 'Start Your Free Trial' }).click();
    await expect(page).toHaveURL(/\/console\?/);
  });
});

test('a button that is pressed before the scripts arrive works as soon as they do', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/landing-*.js', (route) => arrived.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Message Us Now' }).click();
  await expect(page.getByRole('dialog', { name: 'Write to us' })).toBeHidden();
  arrive();
  await expect(page.getByRole('dialog', { name: 'Write to us' })).toBeVisible();
});

test('the scripts take over the printed page and leave it as it is', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { printed: document.querySelector('h1'), text: document.body.textContent }),
    );
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Message Us Now' }).click();
  await expect(page.getByRole('dialog', { name: 'Write to us' })).toBeVisible();
  await page.keyboard.press('Escape');
  const kept = await page.evaluate(() => {
    const { printed, text } = window as unknown as { printed: Element; text: string };
    return [printed.isConnected, document.body.textContent === text];
  });
  expect(kept).toEqual([true, true]);
});

test('the trial button leads strangers to the login screen and customers to their console', async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Your Free Trial' }).click();
  await expect(page).toHaveURL('/account/login?create=true');
  await signUp(page, baseURL);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/console');
});

test('unknown addresses say so and lead home, to the console inside it', async ({ page, baseURL }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go back to Home' }).click();
  await expect(page).toHaveURL('/');
  await signUp(page, baseURL);
  await page.goto('/console/nowhere');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go back to Home' }).click();
  await expect(page).toHaveURL('/console');
});

test('no page breaks the content policy, logs an error, or asks another host for anything', async ({
  page,
  baseURL,
}) => {
  const complaints: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => {
    // a page that does not exist answers 404, which the browser reports itself
    if (message.type() === 'error' && !message.location().url.endsWith('/nowhere')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (request.url().startsWith('http')) hosts.add(new URL(request.url()).origin);
  });
  await signUp(page, baseURL);
  for (const path of [
    ...PAGES,
    '/console',
    '/console/settings',
    '/console/purchase',
    '/console/docs/reference',
    '/console/profile',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(complaints).toEqual([]);
  expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
});

test('the chosen colours stay, on public pages and in the console', async ({ page, baseURL }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.getByRole('button', { name: 'Use dark colours' }).click();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await signUp(page, baseURL);
  await page.goto('/console');
  await expect(page.getByText('Showing 0 job(s)')).toBeVisible();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('button', { name: 'Use light colours' }).click();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test('the tour fills the window with the demo in a frame, and leads to an account and home', async ({ page }) => {
  await page.goto('/tour');
  const size = await page.evaluate(() => [document.documentElement.clientHeight, window.innerHeight]);
  expect(size[0]).toBe(size[1]);
  const demo = page.frameLocator('iframe[title^="Demo"]');
  await expect(demo.getByRole('status').filter({ hasText: 'Verified' })).toBeVisible({ timeout: 30_000 });
  await expect(demo.getByRole('grid', { name: 'Transactions' })).toBeVisible();
  await expectSound(page, 'tour');
  await demo.getByRole('link', { name: 'Extracto, home page' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/tour');
  await page.getByRole('link', { name: 'Start Your Free Trial' }).click();
  await expect(page).toHaveURL(/\/account\//);
});

test('the trial leads to a new account, the login to the one that is there', async ({ page }) => {
  for (const [link, title] of [
    ['Start Your Free Trial', 'Create account'],
    ['Login', 'Sign in'],
  ] as const) {
    await page.goto('/');
    await page.getByRole('link', { name: link }).first().click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: title, exact: true })).toBeVisible();
  }
});
