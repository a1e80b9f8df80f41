import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly apiKey: string;
  readonly testApiKey: string;
}

/** A new customer with a confirmed address, signed in to the page's browser context without going through the forms. */
export async function signUp(page: Page, baseURL: string | undefined): Promise<Account> {
  const account = inventAccount();
  const headers = { Origin: baseURL ?? '' };
  const data = { ...account, firstName: 'Jane', lastName: 'Sample' };
  const answer = await page.request.post('/api/v1/auth/local/sign-up', { data, headers });
  if (!answer.ok()) throw new Error(`sign-up failed: ${answer.status()} ${await answer.text()}`);
  const { confirmationLink } = (await answer.json()) as { confirmationLink: string };
  const confirmationToken = new URL(confirmationLink).searchParams.get('confirm');
  const signedIn = await page.request.post('/api/v1/auth/local/sign-in', {
    data: { ...account, confirmationToken },
    headers,
  });
  if (!signedIn.ok()) throw new Error(`sign-in failed: ${signedIn.status()} ${await signedIn.text()}`);
  const created = await page.request.post('/api/v1/clients', { headers });
  const { apiKey, testApiKey } = (await created.json()) as { apiKey: string; testApiKey: string };
  return { ...account, apiKey, testApiKey };
}

export function inventAccount() {
  return { email: `${randomUUID()}@example.com`, password: randomUUID() };
}
