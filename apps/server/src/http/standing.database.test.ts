import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '../../testing/documents.ts';
import { type Customer, createTestService, type TestService } from '../../testing/service.ts';
import { changeStanding } from '../accounts/change-standing.ts';
import type { Standing } from '../accounts/find-standing.ts';

let service: TestService;
let customer: Customer;
let other: Customer;
let email: string;
beforeAll(async () => {
  service = await createTestService();
  [customer, other] = [await service.newCustomer(), await service.newCustomer()];
  ({ email } = (await customer.browser.getUser()).body);
});
afterAll(() => service.close());

async function change(standing: Partial<Standing>): Promise<void> {
  const call = { operator: 'ann', reason: 'ticket 7', now: new Date(), newId: () => ulid() };
  await changeStanding(service.db, { email: email.toUpperCase(), standing, ...call });
}

const REFUSED = { status: 403, problem: { code: 'account_suspended' } };

describe('a suspended customer', () => {
  beforeAll(() => change({ suspended: true }));

  test('is refused by key and by session, and told whom to ask', async () => {
    await expect(customer.api.listJobs()).rejects.toMatchObject(REFUSED);
    await expect(customer.api.submitJob({ body: { pdf: makePdf(1) } })).rejects.toMatchObject(REFUSED);
    const refused = await customer.browser.listJobs().catch((error: Error) => error.message);
    expect(refused).toMatch(/suspended\. Write to \S+@\S+ to find out why/);
  });

  test('may see who they are, and take their data away', async () => {
    expect((await customer.browser.getUser()).status).toBe(200);
    expect((await customer.browser.exportAccount()).status).toBe(200);
  });

  test('does not keep others out', async () => {
    expect((await other.api.listJobs()).status).toBe(200);
  });

  test('goes on when it is resumed, and finds both in the audit trail', async () => {
    await change({ suspended: false });
    expect((await customer.api.listJobs()).status).toBe(200);
    const { body } = await customer.browser.listAuditEvents();
    const actions = body.map(({ action }) => action);
    expect(actions).toContain('account.suspended');
    expect(actions).toContain('account.resumed');
  });

  test('each decision is recorded with its operator and reason', async () => {
    const actions = await service.db.selectFrom('support_actions').select(['command', 'operator', 'reason']).execute();
    expect(actions).toContainEqual({ command: 'suspend', operator: 'ann', reason: 'ticket 7' });
  });
});

describe('limits of one customer', () => {
  test('hold in place of the service’s, and no longer when they are taken back', async () => {
    await change({ callsPerMinute: 1 });
    const calls = [1, 2, 3].map(() =>
      customer.api.listJobs().then(
        ({ status }) => status,
        ({ status }) => status,
      ),
    );
    expect((await Promise.all(calls)).toSorted()).not.toEqual([200, 200, 200]);
    expect((await other.api.listJobs()).status).toBe(200);
    await change({ callsPerMinute: null });
    expect((await customer.api.listJobs()).status).toBe(200);
  });

  test('count what is stored', async () => {
    await change({ storageMb: 1 });
    const large = new Blob([
      new Uint8Array(await makePdf(1).arrayBuffer()),
      new Uint8Array(1.1 * 1024 ** 2).fill(0x20),
    ]);
    await expect(customer.api.submitJob({ body: { pdf: large } })).rejects.toMatchObject({
      status: 507,
      problem: { code: 'quota_used_up' },
    });
  });
});
