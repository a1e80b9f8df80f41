import { expect, test } from 'vitest';
import { isInNetworks } from './is-in-networks.ts';

test.each([
  ['203.0.113.7', ['203.0.113.7'], true],
  ['203.0.113.8', ['203.0.113.7'], false],
  ['203.0.113.8', ['198.51.100.0/24', '203.0.113.0/29'], false],
  ['203.0.113.8', ['203.0.113.0/28'], true],
  ['::ffff:203.0.113.8', ['203.0.113.0/28'], true],
  ['2001:db8::5', ['2001:db8::/64'], true],
  ['2001:db8:1::5', ['2001:db8::/64'], false],
  ['2001:db8::5', ['203.0.113.0/0'], false],
  ['unknown', ['0.0.0.0/0'], false],
])('%s in %j: %s', (address, networks, inside) => expect(isInNetworks(address, networks)).toBe(inside));
