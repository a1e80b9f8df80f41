import { expect, test } from '@playwright/test';
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

test('the landing page does not shift', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(shift).toBeLessThan(0.05);
});

const MOST_SENT_BYTES = {
  '/': 160_000,
  '/private': 160_000,
  '/console': 255_000,
  '/console/settings': 255_000,
  '/console/docs/reference': 250_000,
} as const;

test('a first visit is sent little JavaScript, whichever page it begins with', async ({ page, baseURL, browser }) => {
  await signUp(page, baseURL);
  const storageState = await page.context().storageState();
  for (const [path, most] of Object.entries(MOST_SENT_BYTES)) {
    const context = await browser.newContext({ storageState });
    const visit = await context.newPage();
    const sent: Promise<number>[] = [];
    visit.on('requestfinished', (request) => {
      if (!/\.m?js$/.test(new URL(request.url()).pathname)) return;
      sent.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await visit.goto(new URL(path, baseURL).href, { waitUntil: 'networkidle' });
    const sizes = await Promise.all(sent);
    expect(sizes.length).toBeGreaterThan(0);
    expect(
      sizes.reduce((sum, size) => sum + size),
      path,
    ).toBeLessThan(most);
    await context.close();
  }
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
