import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyPlan } from '../../../testing/purchase.ts';
import { type Customer, createTestService, type TestService } from '../../../testing/service.ts';

const UNKNOWN = '01JD3ZK4M8QW7V5T2R9N6B1XCY';

let service: TestService;
let jane: Customer;
let mallory: Customer;
let purchase: { clientId: string; transactionId: string };
let trial: { clientId: string; transactionId: string };
beforeAll(async () => {
  service = await createTestService();
  jane = await service.newCustomer();
  mallory = await service.newCustomer();
  const { clientId } = jane.client;
  purchase = { clientId, transactionId: await buyPlan(service, jane) };
  const { body: transactions } = await jane.api.listTransactions({ params: { clientId } });
  trial = { clientId, transactionId: transactions[1]!.transactionId };
});
afterAll(() => service.close());

describe('the receipt of a purchase', () => {
  test('is a page that can be printed, by session and by key', async () => {
    for (const caller of [jane.browser, jane.api]) {
      const { body, headers } = await caller.getPurchaseReceipt({ params: purchase });
      const page = await body.text();
      expect(page).toMatch(/<h1>Receipt TEST-\d{4}-000001<\/h1>/);
      expect(page).toContain('Test purchase: no money moved.');
      expect(page).toContain('5.00 USD');
      expect(page).toContain('100 XTS');
      expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
      expect(headers.get('Cache-Control')).toBe('no-store');
    }
  });

  test('is a PDF under a name of ours', async () => {
    const { body, headers } = await jane.browser.getPurchaseReceiptPdf({ params: purchase });
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="receipt-TEST-\d{4}-000001\.pdf"$/);
    expect(headers.get('Content-Type')).toBe('application/pdf');
    const bytes = new Uint8Array(await body.arrayBuffer());
    expect(await service.inspect(bytes, null)).toMatchObject({ pages: 1 });
  });

  test('is not there for somebody else, for other transactions, and for none', async () => {
    const missing = { status: 404, problem: { code: 'not_found' } };
    for (const call of ['getPurchaseReceipt', 'getPurchaseReceiptPdf'] as const) {
      await expect(mallory.browser[call]({ params: purchase })).rejects.toMatchObject(missing);
      const moved = { ...purchase, clientId: mallory.client.clientId };
      await expect(mallory.browser[call]({ params: moved })).rejects.toMatchObject(missing);
      await expect(jane.browser[call]({ params: trial })).rejects.toMatchObject(missing);
      const unknown = { ...purchase, transactionId: UNKNOWN };
      await expect(jane.browser[call]({ params: unknown })).rejects.toMatchObject(missing);
    }
  });
});

describe('the list of transactions', () => {
  test('has a page number and a size, and says how many there are', async () => {
    const { clientId } = jane.client;
    const second = await jane.browser.listTransactions({ params: { clientId }, query: { page: 2, pageSize: 1 } });
    expect(second.body.map(({ kind }) => kind)).toEqual(['Trial']);
    expect(second.headers.get('X-Total-Count')).toBe('2');
  });
});
