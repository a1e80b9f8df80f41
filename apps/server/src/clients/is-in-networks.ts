import ipaddr from 'ipaddr.js';

/** True when the address lies in one of the networks, each an address or CIDR. An IPv4 address mapped into IPv6 counts as IPv4. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const caller = ipaddr.process(address);
  return networks.some((network) => {
    const [base, bits] = network.includes('/') ? ipaddr.parseCIDR(network) : [ipaddr.parse(network), null];
    return base.kind() === caller.kind() && caller.match(base, bits ?? (base.kind() === 'ipv4' ? 32 : 128));
  });
}
