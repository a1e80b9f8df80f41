import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePdf } from '../../../testing/documents.ts';
import { type Customer, createTestService, type TestService } from '../../../testing/service.ts';

let service: TestService;
let customer: Customer;
beforeAll(async () => {
  service = await createTestService();
  customer = await service.newCustomer();
  const params = { clientId: customer.client.clientId };
  await customer.browser.setWebhook({ params, body: { webHookUrl: 'https://hooks.example.com/' } });
  // Whoever looks first makes the secret.
  await customer.browser.getWebhook({ params });
  await customer.api.submitJob({ body: { pdf: makePdf(1) } });
  await sql`
    CREATE FUNCTION refuse_event() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no room'; END $$`.execute(
    service.db,
  );
  await sql`
    CREATE TRIGGER refused BEFORE INSERT ON audit_events FOR EACH ROW
      WHEN (NEW.action <> 'key.used') EXECUTE FUNCTION refuse_event()`.execute(service.db);
});
afterAll(() => service.close());

/** Everything that the calls below change. */
async function readState(): Promise<unknown> {
  const tables = ['clients', 'api_keys', 'webhook_endpoints', 'webhook_deliveries', 'jobs', 'ledger_transactions'];
  const rows = tables.map((table) => sql`SELECT * FROM ${sql.table(table)} ORDER BY 1, 2`.execute(service.db));
  return (await Promise.all(rows)).map((result) => result.rows);
}

type Act = (customer: Customer, params: { readonly clientId: string }, jobId: string) => Promise<unknown>;

test.each<[string, Act]>([
  ['a key is not replaced', ({ browser }, params) => browser.rotateApiKey({ params })],
  ['a webhook is not changed', ({ browser }, params) => browser.setWebhook({ params, body: { webHookUrl: '' } })],
  ['its secret is not replaced', ({ browser }, params) => browser.rotateWebhookSecret({ params })],
  ['no test event is sent', ({ browser }, params) => browser.sendTestEvent({ params })],
  [
    'days are not changed',
    ({ browser }, params) =>
      browser.setRetention({ params, body: { documentDays: 1, resultDays: 2, deleteResultOnDownload: false } }),
  ],
  ['no client is created', ({ browser }) => browser.createClient()],
  ['a job is not cancelled', ({ api }, _, jobId) => api.cancelJob({ params: { jobId } })],
  ['a job is not deleted', ({ api }, _, jobId) => api.deleteJob({ params: { jobId } })],
])('what cannot be recorded is not done: %s', async (_, act) => {
  const { body: jobs } = await customer.api.listJobs();
  const before = await readState();
  const { clientId } = customer.client;
  await expect(act(customer, { clientId }, jobs[0]!.jobId)).rejects.toMatchObject({ status: 500 });
  expect(await readState()).toEqual(before);
});
