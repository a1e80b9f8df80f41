import { type AddressPolicy, AddressRefused, findAddresses } from './find-addresses.ts';
import { NameUnknown } from './resolve-host.ts';

/** `malformed`: programs do not read it as an address with a host. `refused`: it leads to where no webhook may;
 * `port-refused`: by its port. */
export type UrlVerdict = 'accepted' | 'malformed' | 'refused' | 'port-refused';

/** Ports of mail, shells, files and databases: a webhook to one of them speaks to something else. */
const REFUSED_PORTS = new Set([
  ...[0, 20, 21, 22, 23, 25, 53, 69, 110, 111, 135, 137, 139, 143, 389, 445, 465, 512, 513, 514, 515, 587, 636, 873],
  ...[993, 995, 1433, 1521, 2049, 2525, 3306, 3389, 5432, 5900, 5985, 5986, 6379, 11_211, 27_017],
]);

/**
 * Decides whether a well-formed URL may be saved. Accepts a host that does not resolve yet: every delivery checks the
 * addresses again.
 */
export async function checkUrl(policy: AddressPolicy, url: string): Promise<UrlVerdict> {
  const parsed = URL.parse(url);
  if (parsed === null || !/^https?:$/.test(parsed.protocol) || parsed.username !== '' || parsed.password !== '') {
    return 'malformed';
  }
  if (parsed.port !== '' && REFUSED_PORTS.has(Number(parsed.port))) return 'port-refused';
  try {
    await findAddresses(policy, parsed.hostname);
    return 'accepted';
  } catch (error) {
    if (error instanceof AddressRefused) return 'refused';
    if (error instanceof NameUnknown) return 'accepted';
    throw error;
  }
}
