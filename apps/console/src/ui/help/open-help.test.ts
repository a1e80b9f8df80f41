import { expect, test } from 'vitest';
import { asksForHelp } from './open-help.ts';

test.each([
  ['?help=1', true],
  ['?topic=Help', true],
  ['?plan=pro&need-help', true],
  ['', false],
  ['?plan=pro', false],
])('%j asks for help: %j', (search, asks) => {
  expect(asksForHelp(search)).toBe(asks);
});
