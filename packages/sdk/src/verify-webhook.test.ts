import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebhookVerificationError } from './errors.ts';
import { signWebhook } from './sign-webhook.ts';
import { verifyWebhook } from './verify-webhook.ts';

/** The example of the specification, which the service's own signing is tested with too. */
const EXAMPLE = {
  payload: '{"test": 2432232314}',
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  headers: {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
};
const atExample = (offsetSeconds = 0) =>
  vi.useFakeTimers({ now: (1_614_265_330 + offsetSeconds) * 1_000, toFake: ['Date'] });
afterEach(() => vi.useRealTimers());
const { payload, secret, headers } = EXAMPLE;

describe('believes the example of the specification', () => {
  test.each([
    ['as text', payload, headers],
    ['as bytes', new TextEncoder().encode(payload), headers],
    ['as a buffer', Buffer.from(payload), headers],
    ['with headers as fetch has them', payload, new Headers(headers)],
    [
      'with headers in capitals',
      payload,
      Object.fromEntries(Object.entries(headers).map(([k, v]) => [k.toUpperCase(), v])),
    ],
    [
      'beside another signature',
      payload,
      { ...headers, 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` },
    ],
  ])('%s', (_, body, sent) => {
    atExample();
    expect(verifyWebhook(body, sent, secret)).toEqual({ test: 2432232314 });
  });

  test.each([-299, 299])('%d s off', (offset) => {
    atExample(offset);
    expect(verifyWebhook(payload, headers, secret)).toEqual({ test: 2432232314 });
  });
});

test('a test signature is accepted until it is old', () => {
  const at = new Date('2026-03-01T00:00:00Z');
  const event = { type: 'webhook.test', timestamp: at.toISOString(), data: { clientId: 'c', mode: 'test' } } as never;
  const signed = signWebhook(event, secret, { id: 'msg_1', at });
  vi.useFakeTimers({ now: at, toFake: ['Date'] });
  expect(verifyWebhook(signed.payload, signed.headers, secret)).toEqual(event);
  vi.useFakeTimers({ now: at.getTime() + 301_000, toFake: ['Date'] });
  expect(() => verifyWebhook(signed.payload, signed.headers, secret)).toThrow(WebhookVerificationError);
});

describe('refuses', () => {
  const changed = (change: object) => ({ ...headers, ...change });
  test.each<[string, string | Uint8Array, Record<string, string>, string]>([
    ['another body', payload.replace('4', '5'), headers, secret],
    ['another id', payload, changed({ 'webhook-id': 'msg_2' }), secret],
    ['another time', payload, changed({ 'webhook-timestamp': '1614265331' }), secret],
    ['a time that is none', payload, changed({ 'webhook-timestamp': 'soon' }), secret],
    [
      'another version',
      payload,
      changed({ 'webhook-signature': headers['webhook-signature'].replace('v1', 'v2') }),
      secret,
    ],
    ['no signature', payload, changed({ 'webhook-signature': '' }), secret],
    ['no header', payload, {}, secret],
    ['another secret', payload, headers, 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['no secret', payload, headers, ''],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe]), headers, secret],
  ])('%s', (_, body, sent, key) => {
    atExample();
    expect(() => verifyWebhook(body, sent, key)).toThrow(WebhookVerificationError);
  });

  test.each([-301, 301])('an event that is %d s off', (offset) => {
    atExample(offset);
    expect(() => verifyWebhook(payload, headers, secret)).toThrow(WebhookVerificationError);
  });

  test('any changed byte of any event', () => {
    const event = fc.record({ label: fc.string({ unit: 'binary' }), at: fc.nat() });
    fc.assert(
      fc.property(event, fc.nat(), fc.integer({ min: 1, max: 255 }), (body, place, difference) => {
        const bytes = new TextEncoder().encode(JSON.stringify(body));
        const now = new Date();
        const signature = new Webhook(secret).sign('evt_1', now, new TextDecoder().decode(bytes));
        const timestamp = String(Math.floor(now.getTime() / 1_000));
        const sent = { 'webhook-id': 'evt_1', 'webhook-timestamp': timestamp, 'webhook-signature': signature };
        expect(verifyWebhook(bytes, sent, secret)).toEqual(JSON.parse(JSON.stringify(body)));
        bytes[place % bytes.length]! ^= difference;
        expect(() => verifyWebhook(bytes, sent, secret)).toThrow(WebhookVerificationError);
      }),
      { numRuns: 40 },
    );
  });
});
