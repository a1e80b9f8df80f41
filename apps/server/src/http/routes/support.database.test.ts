import { ApiError } from '@extracto/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Customer, createTestService, NO_LIMITS, ORIGIN, type TestService } from '../../../testing/service.ts';
import { describeMessages } from '../../admin/messages/describe-messages.ts';
import { deleteExpired } from '../../retention/delete-expired.ts';
import { answerMessage } from '../../support/answer-message.ts';
import { listMessages } from '../../support/list-messages.ts';

let service: TestService;
let jane: Customer;
beforeAll(async () => {
  service = await createTestService({
    rateLimits: { ...NO_LIMITS, 'support-account': { points: 3, seconds: 60 } },
  });
  jane = await service.newCustomer();
});
afterAll(() => service.close());

const send = (body: object, headers: Record<string, string> = {}) =>
  service.send('/api/v1/support/messages', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const messages = () => service.db.selectFrom('support_messages').selectAll().orderBy('message_id').execute();
const mailsTo = (recipient: string) =>
  service.db.selectFrom('mails').select(['template', 'params']).where('recipient', '=', recipient).execute();
const newest = async () => (await messages()).at(-1)!;

describe('a message to support', () => {
  test('of a stranger is kept, mailed, and thanked for', async () => {
    const answer = await send({ text: ' Hello\nthere ', email: 'joe@example.com', page: '/privacy' });
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { message: expect.stringContaining('We received your message') },
    ]);
    const kept = await newest();
    expect(kept).toMatchObject({
      user_id: null,
      email: 'joe@example.com',
      page: '/privacy',
      text: 'Hello\nthere',
      answered_at: null,
    });
    expect((await mailsTo('support@extracto.example')).at(-1)).toEqual({
      template: 'support-message',
      params: {
        messageId: kept.message_id,
        email: 'joe@example.com',
        userId: null,
        page: '/privacy',
        text: 'Hello\nthere',
      },
    });
  });

  test('of somebody who is signed in says who, whatever address was typed', async () => {
    const { body: user } = await jane.browser.getUser();
    const headers = { cookie: jane.cookie, origin: ORIGIN };
    expect((await send({ text: 'Hello', email: 'evil@example.com' }, headers)).status).toBe(201);
    expect(await newest()).toMatchObject({ user_id: user.userId, email: user.email, page: '/' });
  });

  test.each([
    [{ email: 'joe@example.com' }, '/text'],
    [{ text: '  ', email: 'joe@example.com' }, '/text'],
    [{ text: 'x'.repeat(4001), email: 'joe@example.com' }, '/text'],
    [{ text: 'Hello' }, '/email'],
    [{ text: 'Hello', email: 'joe' }, '/email'],
    [{ text: 'Hello', email: 'a@example.com\r\nBcc: b@example.com' }, '/email'],
    [{ text: 'Hello', email: 'joe@example.com', page: 'https://evil.example' }, '/page'],
    [{ text: 'Hello', email: 'joe@example.com', page: '/jobs?label=secret' }, '/page'],
  ])('%j is refused, and says what is wrong', async (body, pointer) => {
    const before = (await messages()).length;
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer);
    expect(await messages()).toHaveLength(before);
  });

  test('that another site makes a browser send is refused', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await send({ text: 'Hello', email: 'joe@example.com' }, headers)).status).toBe(403);
  });

  test('of a program that fills every field is thanked for, and forgotten', async () => {
    const before = (await messages()).length;
    const answer = await send({ text: 'Buy', email: 'spam@example.com', website: 'https://spam.example' });
    expect(answer.status).toBe(201);
    expect(await messages()).toHaveLength(before);
  });

  test('is one of few: of an account, and of an address', async () => {
    const flood = { text: 'Hello', email: 'flood@example.com' };
    for (let count = 0; count < 3; count += 1) expect((await send(flood)).status).toBe(201);
    const refused = await send({ ...flood, email: 'FLOOD@example.com' });
    expect([refused.status, refused.headers.has('Retry-After')]).toEqual([429, true]);
    expect((await send({ ...flood, email: 'other@example.com' })).status).toBe(201);

    const narrow = await createTestService({
      rateLimits: { ...NO_LIMITS, 'support-address': { points: 1, seconds: 60 } },
    });
    const call = (email: string) =>
      narrow.send('/api/v1/support/messages', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ text: 'Hello', email }),
      });
    expect((await call('a@example.com')).status).toBe(201);
    expect((await call('b@example.com')).status).toBe(429);
    await narrow.close();
  });

  test('stands in no log', async () => {
    const text = 'Lucinda-Marbury-owes';
    await send({ text, email: 'quiet@example.com' });
    expect(service.logged.join()).not.toContain(text);
    expect(service.logged.join()).not.toContain('quiet@example.com');
  });
});

describe('an answer', () => {
  const answer = (messageId: string, now = new Date()) =>
    answerMessage(service.db, { messageId, answer: 'Because.', operator: 'ops', now, newId: service.newId });

  test('is mailed once, with what was asked; the message waits no longer', async () => {
    await send({ text: 'Why?', email: 'why@example.com' });
    const { message_id: messageId } = await newest();
    const waiting = async () => (await listMessages(service.db, { answered: false })).map((row) => row.message_id);
    expect(await waiting()).toContain(messageId);
    const both = await Promise.all([answer(messageId), answer(messageId)]);
    expect(both.sort()).toEqual(['answered', 'answered-before']);
    expect(await mailsTo('why@example.com')).toEqual([
      { template: 'support-answer', params: { messageId, answer: 'Because.', text: 'Why?' } },
    ]);
    expect(await waiting()).not.toContain(messageId);
    expect((await listMessages(service.db, { answered: true })).map((row) => row.message_id)).toContain(messageId);
  });

  test('to a message that is not there is none', async () => {
    expect(await answer('01JD3ZK4M8QW7V5T2R9N6B1XCY')).toBe('not-found');
  });
});

test('the list for operators shows who wrote what, without letting a stranger write to the terminal', async () => {
  await send({ text: 'first\n\u001b[2Jsecond\u202e', email: 'term@example.com', page: '/terms' });
  const shown = describeMessages([await newest()]);
  expect(shown).toMatch(/^[0-9A-Z]{26} {2}\S+Z {2}waits for an answer\n {2}from {2}term@example\.com {2}on \/terms\n/);
  expect(shown).toContain('  | first\n  | [2Jsecond');
  for (const sign of ['\u001b', '\u202e']) expect(shown).not.toContain(sign);
  expect(describeMessages([])).toBe('There are no unanswered messages.');
});

test('messages go after a year, and with the account', async () => {
  const customer = await service.newCustomer();
  const { body: user } = await customer.browser.getUser();
  const own = async () => (await messages()).filter(({ user_id }) => user_id === user.userId);
  await send({ text: 'Mine' }, { cookie: customer.cookie, origin: ORIGIN });
  expect(await own()).toHaveLength(1);
  const exported = JSON.parse(await (await customer.browser.exportAccount()).body.text());
  expect(exported.messages).toMatchObject([{ text: 'Mine', answer: null }]);
  await customer.browser.deleteAccount({ body: { email: user.email, password: 'correct horse battery' } });
  expect(await own()).toEqual([]);

  const yearLater = (days: number) => new Date(Date.now() + days * 86_400_000);
  const count = (await messages()).length;
  await deleteExpired(service.db, { now: yearLater(364), newId: service.newId });
  expect(await messages()).toHaveLength(count);
  await deleteExpired(service.db, { now: yearLater(365), newId: service.newId });
  expect(await messages()).toEqual([]);
});

test('a refused message tells its sender why', async () => {
  const error = await jane.browser.sendSupportMessage({ body: { text: '' } }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).problem?.errors[0]?.detail).toBe('Write what this is about');
});
