import { isAllowedAddress } from './is-allowed-address.ts';
import type { HostAddress, ResolveHost } from './resolve-host.ts';

/** Decides which addresses a webhook may reach. */
export interface AddressPolicy {
  readonly resolve: ResolveHost;
  /** True when loopback addresses are allowed, for development. */
  readonly loopback: boolean;
}

export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/**
 * The addresses of a host, all of them allowed; whoever connects must connect to one of these and not ask again, or a name
 * server could say something else the second time. Rejects with `AddressRefused` when any is not allowed, because it is
 * chance which one is tried, and with `NameUnknown` when there is none.
 */
export async function findAddresses(
  { resolve, loopback }: AddressPolicy,
  host: string,
): Promise<readonly HostAddress[]> {
  const addresses = await resolve(host);
  const refused = addresses.find(({ address }) => !isAllowedAddress(address, { loopback }));
  if (refused !== undefined) throw new AddressRefused(`${host} leads to ${refused.address}`);
  return addresses;
}
