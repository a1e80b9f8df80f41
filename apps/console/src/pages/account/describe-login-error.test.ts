import { expect, test } from 'vitest';
import { describeLoginError } from './describe-login-error.ts';

test.each([
  ['issuer_unavailable', /does not answer at the moment/],
  ['link_expired', /was used already or has expired/],
  ['account_not_linked', /it was not proved that it is yours/],
  ['access_denied', /cancelled/],
])('%s is explained', (code, sentence) => {
  expect(describeLoginError(code)).toMatch(sentence);
});

test.each(['toString', '__proto__', 'Call this number', '<b>x</b>'])('the code %j is not repeated', (code) => {
  expect(describeLoginError(code)).toBe('Signing in did not work. Please try again.');
});

test.each([null, ''])('there is nothing to say about %j', (code) => {
  expect(describeLoginError(code)).toBeNull();
});
