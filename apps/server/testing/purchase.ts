import { type Customer, ORIGIN, type TestService } from './service.ts';

/** Buys a plan in the test checkout. Returns the transaction, which is the newest one. */
export async function buyPlan(service: TestService, { browser, client }: Customer, planId = 'start'): Promise<string> {
  const { clientId } = client;
  const { body: checkout } = await browser.startCheckout({ body: { clientId, planId } });
  await service.send(checkout.url, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'outcome=pay',
  });
  const { body: transactions } = await browser.listTransactions({ params: { clientId } });
  return transactions[0]!.transactionId;
}
