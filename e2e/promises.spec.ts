/** Promises of the pages about money and keeping, compared with each other and with the service's behaviour. */
import { expect, type Page, test } from '@playwright/test';
import { signUp } from './steps/sign-up.ts';

const text = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  return ((await page.getByRole('main').textContent()) ?? '').replaceAll(/\s+/g, ' ');
};

test('every page that speaks of credits says that they never expire', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  for (const path of ['/', '/refund', '/terms', '/console/purchase']) {
    const words = await text(page, path);
    expect([path, /credits(?: \(XTS\)| that you bought)? never expire/i.test(words)]).toEqual([path, true]);
    expect([path, /expire (?:after|in|within)|valid (?:for|until)/i.test(words)]).toEqual([path, false]);
  }
});

test('every page that sells says that sales are final, and none promises money back', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  for (const path of ['/refund', '/terms', '/console/purchase']) {
    expect([path, (await text(page, path)).includes('All sales are final')]).toEqual([path, true]);
  }
  for (const path of ['/', '/refund', '/terms', '/console/purchase']) {
    expect([path, /money.?back|full refund|refundable/i.test(await text(page, path))]).toEqual([path, false]);
  }
});

test('the receipt repeats both', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console/purchase');
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Purchase successful' })).toBeVisible();
  await page.goto('/console/profile');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Receipt of/ }).click();
  await expect((await opened).locator('body')).toContainText('Credits never expire. All sales are final.');
});

test('the plans of the landing page are those that are sold', async ({ page, request }) => {
  const plans = (await (await request.get('/api/v1/clients/plans')).json()) as {
    name: string;
    price: number;
    credits: number;
  }[];
  expect(plans.length).toBeGreaterThan(1);
  await page.goto('/');
  for (const { name, price, credits } of plans) {
    const card = page
      .getByRole('list', { name: 'Plans' })
      .getByRole('listitem')
      .filter({ hasText: `Start with ${name}` });
    await expect(card).toContainText(`$${price}`);
    await expect(card).toContainText(`${credits} extractions`);
  }
});

test('the free credits that are promised are those that are given', async ({ page, baseURL }) => {
  const promised = /the first (\d+) are free/.exec(await text(page, '/'))?.[1];
  await signUp(page, baseURL);
  const clients = (await (await page.request.get('/api/v1/clients')).json()) as { credits: number }[];
  expect(clients[0]?.credits).toBe(Number(promised));
});
