import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { signUp } from './steps/sign-up.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Write to us' });
const form = (page: Page) => page.frameLocator('iframe[title="Message to support"]');

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const address of ['/?help=1', '/?topic=helpdesk', '/terms?help', '/account/sign-in?help=1', '/console?help=1']) {
  test(`${address} opens help by itself`, async ({ page, baseURL }) => {
    await signUp(page, baseURL);
    await page.goto(address);
    await expect(dialog(page)).toBeVisible();
    await expect(form(page).getByLabel('Message')).toBeVisible();
  });
}

test('no page opens help unasked', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

for (const [path, width] of [
  ['/', 1280],
  ['/privacy', 1280],
  ['/account/sign-up', 1280],
  ['/', 390],
  ['/account/sign-up', 390],
] as const) {
  test(`the button for help covers nothing of ${path}, ${width} px wide, wherever one scrolls`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(path);
    const launcher = page.getByRole('button', { name: 'Help', exact: true });
    await expect(launcher).toBeVisible();
    const isInHeader = await launcher.evaluate((button) => {
      const floating = [button, ...button.querySelectorAll('*')].some(
        (part) => getComputedStyle(part).position === 'fixed',
      );
      return button.closest('header') !== null && !floating;
    });
    expect(isInHeader).toBe(true);
  });
}

test('a stranger writes from the landing page, which connects to nothing meanwhile', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Message Us Now' }).click();
  await form(page).getByLabel('Message').fill('How do I start?');
  await form(page).getByLabel('Email').fill('nobody');
  await form(page).getByRole('button', { name: 'Send message' }).click();
  await expect(form(page).getByText(/valid email/)).toBeVisible();
  await form(page).getByLabel('Email').fill('joe@example.com');
  await form(page).getByRole('button', { name: 'Send message' }).click();
  await expect(form(page).getByText('We received your message')).toBeVisible();
  const reached = await page.evaluate(() =>
    fetch('/health').then(
      () => true,
      () => false,
    ),
  );
  expect(reached).toBe(false);
});

test('the plan on request leads to help', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/?help=1');
  await expect(dialog(page)).toBeVisible();
});

test('a customer writes from the console by keyboard alone, and need not say who', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console/settings');
  const launcher = page.getByRole('button', { name: 'Help', exact: true });
  await launcher.focus();
  await page.keyboard.press('Enter');
  await expect(form(page).getByLabel('Message')).toBeVisible();
  await expect(form(page).getByLabel('Email')).toHaveCount(0);
  await form(page).getByLabel('Message').focus();
  const sent = page.waitForRequest('**/api/v1/support/messages');
  await page.keyboard.type('Where are my receipts?');
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('button', { name: 'Send message' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({
    text: 'Where are my receipts?',
    website: '',
    page: '/console/settings',
  });
  await expect(form(page).getByText('We received your message')).toBeVisible();
});

test('Escape closes help, inside the form and beside it, and leads back to the button', async ({ page }) => {
  await page.goto('/privacy');
  const launcher = page.getByRole('button', { name: 'Help', exact: true });
  for (const inside of [true, false]) {
    await launcher.click();
    if (inside) await form(page).getByLabel('Message').focus();
    else await page.getByRole('button', { name: 'Close help' }).focus();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(launcher).toBeFocused();
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`help has no accessibility finding, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/?help=1');
    await expect(form(page).getByLabel('Message')).toBeVisible();
    expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);
    const width = await form(page)
      .locator('body')
      .evaluate((body) => body.scrollWidth - body.clientWidth);
    expect(width).toBe(0);
  });
}

test.describe('with a chat of somebody else', () => {
  const SCRIPT = 'https://chat.example/us-1/x.js';

  test.beforeEach(async ({ page }) => {
    // The page as a service sends it whose operator chose one.
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const chat = `chat-script=${encodeURIComponent(SCRIPT)}, chat-id=us-1`;
      const body = (await answer.text()).replace(/(name="extracto-policy" content="[^"]*)"/, `$1, ${chat}"`);
      const headers = answer.headers();
      const policy = headers['content-security-policy']?.replace(
        "script-src 'self'",
        "script-src 'self' https://chat.example",
      );
      return route.fulfill({ status: 200, body, headers: { ...headers, 'content-security-policy': policy ?? '' } });
    });
  });

  test('nothing of it is loaded before help is asked for, and then its script with our name', async ({ page }) => {
    const asked: string[] = [];
    await page.route('https://chat.example/**', (route) => {
      asked.push(route.request().url());
      const body = 'document.body.dataset.chat = document.currentScript.dataset.id;';
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Message Us Now' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-chat', 'us-1');
    expect(asked).toEqual([SCRIPT]);
    await expect(dialog(page)).toBeHidden();
  });

  test('that does not load gives way to our own form', async ({ page }) => {
    await page.route('https://chat.example/**', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Message Us Now' }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(form(page).getByLabel('Message')).toBeVisible();
  });
});
