import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const HOST_GROUPS = 4;

/** The addresses of one household or machine: an IPv4 address, or the /64 of an IPv6 one as `2001:db8:1:2`. */
export function nameNetwork(address: string): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return (parsed as ipaddr.IPv6).parts
    .slice(0, HOST_GROUPS)
    .map((group) => group.toString(16))
    .join(':');
}
