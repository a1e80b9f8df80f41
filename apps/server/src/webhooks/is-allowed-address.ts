/**
 * Allows the addresses that a webhook may lead to: those of the public internet, by the registries of special-purpose addresses
 * (RFC 6890 and its updates, as ipaddr.js has them). An address that embeds an IPv4 address (mapped, NAT64, 6to4, Teredo) is
 * refused: a translator that we do not see decides where it leads.
 */
import ipaddr from 'ipaddr.js';

/** Public by its number, but the platform's own: Azure answers virtual machines there. */
const METADATA = new Set(['168.63.129.16']);
/** All that is assigned of IPv6 unicast (RFC 4291, section 2.4). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** `address` without a zone. False for what is no address. `loopback`: whether this machine itself counts as allowed. */
export function isAllowedAddress(address: string, { loopback }: { readonly loopback: boolean }): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (range === 'loopback') return loopback;
  if (range !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_UNICAST) : !METADATA.has(parsed.toString());
}
