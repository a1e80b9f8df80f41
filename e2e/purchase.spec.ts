import { expect, type Page, test } from '@playwright/test';
import { expectSound } from './steps/expect-sound.ts';
import { signUp } from './steps/sign-up.ts';

const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /XTS/ });
const continueButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Continue' });

/** Counts what is really asked of the service; the calls go through. */
async function countCheckouts(page: Page): Promise<{ keys: string[] }> {
  const keys: string[] = [];
  await page.route('**/api/v1/payment/stripe/checkout', async (route) => {
    keys.push((await route.request().headerValue('idempotency-key')) ?? '');
    return route.fallback();
  });
  return { keys };
}

test('a plan is bought: cart, checkout, thanks, credits and a receipt', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console');
  await badge(page).click();
  await expect(page).toHaveURL('/console/purchase');
  const cart = page.getByRole('region', { name: 'Your cart' });
  await expect(cart).toContainText('Starter');
  await expect(cart).toContainText('100 extractions');
  await expect(cart).toContainText('Total (USD)$5');
  await expect(cart).toContainText('25 + 100 = 125 XTS');
  const { statementDescriptor } = await (await page.request.get('/api/v1/payment/stripe/key')).json();
  await expect(page.getByText(`The purchase appears on your bank statement as ${statementDescriptor}.`)).toBeVisible();

  await continueButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await page.getByRole('button', { name: /^Pay .*5\.00/ }).click();
  await expect(page).toHaveURL('/console/purchase/success');
  await expect(page.getByRole('heading', { name: 'Purchase successful' })).toBeVisible();
  await expect(badge(page)).toContainText('125');
  await page.getByRole('link', { name: 'Go to dashboard' }).click();
  await expect(page).toHaveURL('/console');

  await page.getByRole('link', { name: 'Receipts', exact: true }).click();
  const bought = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem').first();
  await expect(bought).toContainText('+100 XTS');
  await expect(bought).toContainText('Credit');
  const opened = page.waitForEvent('popup');
  await bought.getByRole('link', { name: /^Receipt of/ }).click();
  const receipt = await opened;
  await expect(receipt.getByRole('heading', { name: /Receipt/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await bought.getByRole('link', { name: /^PDF of the receipt/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  // Credits that were given have no receipt.
  await expect(page.getByRole('link', { name: /^Receipt of/ })).toHaveCount(1);
});

test('a declined card costs nothing, and one can pay after it', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console/purchase?plan=pro');
  await continueButton(page).click();
  await page.getByRole('button', { name: 'Decline the card (test)' }).click();
  await expect(page.getByRole('alert')).toContainText('The card was declined.');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Purchase successful' })).toBeVisible();
  await expect(badge(page)).toContainText('525');
});

test('cancelling returns to the plans with nothing bought, and Back skips the cancellation', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL);
  await page.goto('/console/purchase');
  await continueButton(page).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/console/purchase');
  await expect(continueButton(page)).toBeEnabled();
  await expect(badge(page)).toContainText('25');
  await page.goBack();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
});

test('the cancellation page is the purchase page, at once', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console/purchase/cancel');
  await expect(page).toHaveURL('/console/purchase');
});

test('a double click opens one checkout', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  const { keys } = await countCheckouts(page);
  await page.goto('/console/purchase');
  await expect(continueButton(page)).toBeEnabled();
  await continueButton(page).dblclick();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  expect(keys).toHaveLength(1);
});

test('the back button of the browser gives a page on which one can go on', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  const { keys } = await countCheckouts(page);
  await page.goto('/console/purchase');
  await continueButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await page.goBack();
  await expect(continueButton(page)).toBeEnabled();
  await continueButton(page).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(badge(page)).toContainText('125');
  // A purchase of its own: the first checkout may have been paid meanwhile.
  expect(new Set(keys).size).toBe(2);
});

test('a double click on Pay, and the back button after it, pay once', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console/purchase');
  await continueButton(page).click();
  await page.getByRole('button', { name: /^Pay/ }).dblclick();
  await expect(page).toHaveURL('/console/purchase/success');
  await page.goBack();
  await expect(page.getByText('This was paid.')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/console/purchase/success');
  await expect(badge(page)).toContainText('125');
  await page.goto('/console/profile');
  await expect(page.getByRole('link', { name: /^Receipt of/ })).toHaveCount(1);
});

test.describe('the test checkout on a phone, in light and dark', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('has no finding, open, declined and paid', async ({ page, baseURL }) => {
    await signUp(page, baseURL);
    await page.goto('/console/purchase');
    await continueButton(page).click();
    await expect(page.getByText('Test checkout: no card, no money.')).toBeVisible();
    await expectSound(page, 'checkout-open');
    await page.getByRole('button', { name: 'Decline the card (test)' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectSound(page, 'checkout-declined');
    const checkout = page.url();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page).toHaveURL('/console/purchase/success');
    await page.goto(checkout);
    await expect(page.getByText('This was paid.')).toBeVisible();
    await expectSound(page, 'checkout-paid');
  });
});

test('a refused checkout gives the button back, says so, and tries again under the same key', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL);
  const keys: string[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v1/payment/stripe/checkout', async (route) => {
    keys.push((await route.request().headerValue('idempotency-key')) ?? '');
    if (keys.length > 1) return route.fallback();
    await held;
    const problem = {
      message: 'The payment provider did not respond.',
      code: 'payment_provider_failed',
      errors: [],
    };
    return route.fulfill({ status: 502, contentType: 'application/problem+json', json: problem });
  });
  await page.goto('/console/purchase');
  await continueButton(page).click();
  await expect(continueButton(page)).toBeDisabled();
  await expect(continueButton(page)).toHaveAttribute('data-loading', 'true');
  release();
  await expect(page.getByRole('alert')).toContainText('Nothing was charged. The payment provider did not respond.');
  await expect(continueButton(page)).toBeEnabled();
  await continueButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  expect(keys[0]).not.toBe('');
  expect(keys[1]).toBe(keys[0]);
});

for (const [address, name, price] of [
  ['/console/purchase', 'Starter', '$5'],
  ['/console/purchase?plan=start', 'Starter', '$5'],
  ['/console/purchase?plan=pro', 'Professional', '$20'],
  ['/console/purchase?plan=other', 'Starter', '$5'],
] as const) {
  test(`${address} preselects ${name}`, async ({ page, baseURL }) => {
    await signUp(page, baseURL);
    await page.goto(address);
    await expect(page.getByRole('combobox', { name: 'Plan' })).toHaveValue(`${name} - ${price}`);
    await expect(page.getByRole('region', { name: 'Your cart' })).toContainText(`Total (USD)${price}`);
  });
}

test('another plan changes the cart, and is what is bought', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console/purchase');
  await page.getByRole('combobox', { name: 'Plan' }).click();
  await page.getByRole('option', { name: 'Professional - $20' }).click();
  await expect(page.getByRole('region', { name: 'Your cart' })).toContainText('500 extractions');
  await continueButton(page).click();
  await expect(page.getByRole('button', { name: /^Pay .*20\.00/ })).toBeVisible();
});

test('the promo code is shown and cannot be used', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console/purchase');
  const field = page.getByLabel('Promo code');
  await expect(field).toHaveValue('BANKR');
  await expect(field).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Redeem' })).toBeDisabled();
  await expect(page.getByText('50% off. Not available yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your cart' })).toContainText('Total (USD)$5');
});

test('without a client nothing is asked for, and the customer learns why', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.route('**/api/v1/clients', (route) =>
    route.fulfill({ status: 403, contentType: 'application/problem+json', json: { message: 'No.', errors: [] } }),
  );
  const { keys } = await countCheckouts(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/console/purchase');
  await continueButton(page).click();
  await expect(page.getByRole('alert')).toContainText('nothing was bought');
  expect(logged).toContain('No clients found.');
  expect(keys).toEqual([]);
});

test('plans that cannot be loaded are said to be so, with the answer in the log', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  const problem = { message: 'The request is malformed.', errors: [] };
  await page.route('**/api/v1/clients/plans', (route) =>
    route.fulfill({ status: 400, contentType: 'application/problem+json', json: problem }),
  );
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/console/purchase');
  await expect(page.getByRole('alert')).toContainText('The plans could not be loaded. The request is malformed.');
  expect(logged).toContain(`Failed to Fetch Data: ${JSON.stringify(problem)}`);
});

test('the pricing cards lead to their plan, through the login screen', async ({ page, baseURL }) => {
  const { email, password } = await signUp(page, baseURL);
  await page.context().clearCookies();
  await page.goto('/');
  await page.getByRole('link', { name: 'Start with Professional' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/console/purchase?plan=pro');
  await expect(page.getByRole('combobox', { name: 'Plan' })).toHaveValue('Professional - $20');
});

test('navigation and user menu lead to Add Extractions', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console/settings');
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Add Extractions' }).click();
  await expect(page).toHaveURL('/console/purchase');
  await page.goto('/console/settings');
  await page.getByRole('button', { name: 'Account of Jane Sample' }).click();
  await page.getByRole('menuitem', { name: 'Add Extractions' }).click();
  await expect(page).toHaveURL('/console/purchase');
});
