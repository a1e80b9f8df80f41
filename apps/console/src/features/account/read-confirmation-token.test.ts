import { expect, test } from 'vitest';
import { readConfirmationToken } from './read-confirmation-token.ts';

test.each([
  ['http://localhost:3000/account/sign-in?confirm=a.b%2Bc.d', 'a.b+c.d'],
  ['http://localhost:3000/account/sign-in', null],
  ['no link', null],
  [null, null],
])('%s carries %s', (link, token) => expect(readConfirmationToken(link)).toBe(token));
