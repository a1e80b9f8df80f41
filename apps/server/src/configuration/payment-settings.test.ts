import { describe, expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from './read-configuration.ts';

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_a1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_a1',
  STRIPE_WEBHOOK_SECRET: 'whsec_a1',
};

describe('the settings of payments', () => {
  test('nothing set means no payment provider', () => {
    expect(readConfiguration({}, '/')).toMatchObject({
      stripeSecretKey: null,
      stripePublishableKey: null,
      stripeWebhookSecret: null,
      stripeApiUrl: null,
      statementDescriptor: 'EXTRACTO',
    });
  });

  test('all keys together are taken', () => {
    const environment = { ...KEYS, STRIPE_API_URL: 'http://127.0.0.1:4009', EXTRACTO_STATEMENT_DESCRIPTOR: 'EX. XTS' };
    expect(readConfiguration(environment, '/')).toMatchObject({
      stripeSecretKey: 'sk_test_a1',
      stripeApiUrl: 'http://127.0.0.1:4009',
      statementDescriptor: 'EX. XTS',
    });
  });

  test.each([
    [
      { ...KEYS, STRIPE_WEBHOOK_SECRET: '' },
      'STRIPE_WEBHOOK_SECRET is not set: payments through Stripe need all three of its keys',
    ],
    [
      { ...KEYS, STRIPE_SECRET_KEY: 'pk_test_a1' },
      'STRIPE_SECRET_KEY is not usable: expected a key that starts with sk_ or rk_',
    ],
    [
      { ...KEYS, STRIPE_PUBLISHABLE_KEY: 'sk_test_a1' },
      'STRIPE_PUBLISHABLE_KEY is not usable: expected a key that starts with pk_',
    ],
    [
      { EXTRACTO_STATEMENT_DESCRIPTOR: 'EXTRACTO*' },
      'EXTRACTO_STATEMENT_DESCRIPTOR is "EXTRACTO*": expected 5 to 22 letters, digits, spaces, dots or hyphens',
    ],
    [
      { EXTRACTO_STATEMENT_DESCRIPTOR: 'EX' },
      'EXTRACTO_STATEMENT_DESCRIPTOR is "EX": expected 5 to 22 letters, digits, spaces, dots or hyphens',
    ],
  ])('%j is refused, and no secret is repeated', (environment, line) => {
    expect(() => readConfiguration(environment, '/')).toThrow(new ConfigurationError([line]));
  });
});
