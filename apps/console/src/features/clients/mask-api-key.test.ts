import { expect, test } from 'vitest';
import { maskApiKey } from './mask-api-key.ts';

test.each([
  ['ext_live_abcdefghijklmnop12345', '**********12345'],
  ['abcdefgh', '***defgh'],
  ['12345', '12345'],
  ['', ''],
])('%j is shown as %j', (apiKey, shown) => {
  expect(maskApiKey(apiKey)).toBe(shown);
});
