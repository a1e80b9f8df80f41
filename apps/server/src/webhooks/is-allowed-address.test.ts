import { expect, test } from 'vitest';
import { isAllowedAddress } from './is-allowed-address.ts';

const allowed = (address: string, loopback = false) => isAllowedAddress(address, { loopback });

test.each([
  '1.1.1.1',
  '93.184.216.34',
  '100.63.255.255',
  '100.128.0.1',
  '172.32.0.1',
  '2606:4700:4700::1111',
  '2a00:1450:4001:81b::200e',
])('%s is public', (address) => {
  expect(allowed(address)).toBe(true);
});

test.each([
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['loopback', '::1'],
  ['link-local', '169.254.1.1'],
  ['link-local', 'fe80::1'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['carrier-grade NAT', '100.127.255.255'],
  ['unspecified', '0.0.0.0'],
  ['unspecified', '0.1.2.3'],
  ['unspecified', '::'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['protocol assignments', '192.0.0.192'],
  ['documentation', '192.0.2.1'],
  ['documentation', '198.51.100.7'],
  ['documentation', '203.0.113.9'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff::1'],
  ['benchmarking', '198.18.0.1'],
  ['6to4 relay', '192.88.99.1'],
  ['metadata', '169.254.169.254'],
  ['metadata', '100.100.100.200'],
  ['metadata', '168.63.129.16'],
  ['metadata', 'fd00:ec2::254'],
  ['unique local', 'fc00::1'],
  ['unique local', 'fd12:3456:789a::1'],
  ['site-local', 'fec0::1'],
  ['IPv4-mapped', '::ffff:127.0.0.1'],
  ['IPv4-mapped', '::ffff:1.1.1.1'],
  ['IPv4-mapped', '::ffff:a00:1'],
  ['IPv4-translated', '::ffff:0:10.0.0.1'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['IPv4-compatible', '::a00:1'],
  ['NAT64', '64:ff9b::10.0.0.1'],
  ['NAT64', '64:ff9b::101:101'],
  ['local NAT64', '64:ff9b:1::a00:1'],
  ['6to4', '2002:7f00:1::'],
  ['6to4', '2002:101:101::1'],
  ['Teredo', '2001:0:a00:1::1'],
  ['discard', '100::1'],
  ['segment routing', '5f00::1'],
  ['not assigned', '4000::1'],
  ['no address', 'example.com'],
  ['no address', ''],
])('%s %s is not', (_, address) => {
  expect(allowed(address)).toBe(false);
});

test('a switch allows this machine, and nothing else', () => {
  expect(['127.0.0.1', '127.8.8.8', '::1'].map((address) => allowed(address, true))).toEqual([true, true, true]);
  expect(['10.0.0.1', '169.254.169.254', '::ffff:127.0.0.1', '0.0.0.0'].map((one) => allowed(one, true))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
