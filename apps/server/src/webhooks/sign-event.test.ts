import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { signEvent } from './sign-event.ts';
import { generateWebhookSecret } from './webhook-secret.ts';

const body = '{"label":"März – Kontoauszug 🙂.pdf"}';
const [current, previous, foreign] = [generateWebhookSecret(), generateWebhookSecret(), generateWebhookSecret()];
const sign = (secrets: readonly string[], now = new Date()) => signEvent({ deliveryId: 'evt_1', body, secrets, now });

test('a secret is 32 random bytes', () => {
  expect(current).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(Buffer.from(current.slice(6), 'base64')).toHaveLength(32);
  expect(current).not.toBe(previous);
});

test('a receiver that follows the specification believes it, with the old and with the new secret', () => {
  const headers = sign([current, previous]);
  for (const secret of [current, previous]) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
});

test('and no other secret, changed text, changed id or old time', () => {
  const headers = sign([current]);
  const refused = WebhookVerificationError;
  expect(() => new Webhook(foreign).verify(body, headers)).toThrow(refused);
  expect(() => new Webhook(current).verify(body.replace('z', 's'), headers)).toThrow(refused);
  expect(() => new Webhook(current).verify(body, { ...headers, 'webhook-id': 'evt_2' })).toThrow(refused);
  const old = sign([current], new Date(Date.now() - 301_000));
  expect(() => new Webhook(current).verify(body, old)).toThrow(refused);
});

test('the example of the specification', () => {
  const signed = signEvent({
    deliveryId: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    body: '{"test": 2432232314}',
    secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    now: new Date(1_614_265_330_000),
  });
  expect(signed).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});
