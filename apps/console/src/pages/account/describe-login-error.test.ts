import { expect, test } from 'vitest';
import { describeLoginError } from './describe-login-error.ts';

test.each([
  ['issuer_unavailable', /is not responding/],
  ['link_expired', /has expired or was already used/],
  ['account_not_linked', /was never confirmed/],
  ['access_denied', /cancelled/],
])('%s is explained', (code, sentence) => {
  expect(describeLoginError(code)).toMatch(sentence);
});

test.each(['toString', '__proto__', 'Call this number', '<b>x</b>'])('the code %j is not repeated', (code) => {
  expect(describeLoginError(code)).toBe('You could not be signed in. Please try again.');
});

test.each([null, ''])('there is nothing to say about %j', (code) => {
  expect(describeLoginError(code)).toBeNull();
});
