import { isIP } from 'node:net';

/**
 * The network that an address is usually rented out in: `203.0.113.7` → `203.0.113.0/24`, `2001:db8:1:2::3` →
 * `2001:db8:1::/48`. An IPv4 address inside IPv6 counts as itself.
 */
export function addressBlock(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIP(mapped) === 4) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  const [head = ''] = mapped.split('::');
  const groups = [...head.split(':').filter(Boolean), '0', '0', '0'].slice(0, 3);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`;
}
