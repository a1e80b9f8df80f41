import { type AddressPolicy, AddressRefused, findAddresses } from './find-addresses.ts';
import { NameUnknown } from './resolve-host.ts';

/** `malformed`: programs do not read it as an address with a host. `refused`: it leads to where no webhook may. */
export type UrlVerdict = 'accepted' | 'malformed' | 'refused';

/**
 * Whether an address that has the form of one may be saved. A host that is not known now may be tomorrow, and is accepted:
 * the addresses are checked again whenever something is sent.
 */
export async function checkUrl(policy: AddressPolicy, url: string): Promise<UrlVerdict> {
  const parsed = URL.parse(url);
  if (parsed === null || !/^https?:$/.test(parsed.protocol) || parsed.username !== '' || parsed.password !== '') {
    return 'malformed';
  }
  try {
    await findAddresses(policy, parsed.hostname);
    return 'accepted';
  } catch (error) {
    if (error instanceof AddressRefused) return 'refused';
    if (error instanceof NameUnknown) return 'accepted';
    throw error;
  }
}
