import { type AddressPolicy, AddressRefused, findAddresses } from './find-addresses.ts';
import { NameUnknown } from './resolve-host.ts';

/** `malformed`: programs do not read it as an address with a host. `refused`: it leads to where no webhook may. */
export type UrlVerdict = 'accepted' | 'malformed' | 'refused';

/**
 * Decides whether a well-formed URL may be saved. Accepts a host that does not resolve yet: every delivery checks the
 * addresses again.
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
