/**
 * A host's name → its addresses, asked of the DNS directly: the resolver of the system keeps a thread of the process until
 * it gives up, and a name server that never answers would keep them all. Files such as /etc/hosts, whose names are nobody
 * else's business, are not read.
 */
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

export interface HostAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Rejects with `NameUnknown` when there is no address, for whatever reason. */
export type ResolveHost = (host: string) => Promise<readonly HostAddress[]>;

export class NameUnknown extends Error {
  override readonly name = 'NameUnknown';
}

const LIMITS = { timeout: 2_000, tries: 2 };

const LOOPBACK: readonly HostAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/** `servers` as `127.0.0.1:5353`; those of the system when `null`. */
export function createResolver(servers: readonly string[] | null = null): ResolveHost {
  return async (host) => {
    const literal = host.replace(/^\[|\]$/g, '');
    const family = isIP(literal);
    if (family !== 0) return [{ address: literal, family: family === 4 ? 4 : 6 }];
    // RFC 6761, section 6.3: these never leave the machine, whatever a name server says.
    if (host === 'localhost' || host.endsWith('.localhost')) return LOOPBACK;
    const resolver = new Resolver(LIMITS);
    if (servers !== null) resolver.setServers(servers);
    const [four, six] = await Promise.all([
      resolver.resolve4(host).catch((): string[] => []),
      resolver.resolve6(host).catch((): string[] => []),
    ]);
    const found: HostAddress[] = [
      ...four.map((address): HostAddress => ({ address, family: 4 })),
      ...six.map((address): HostAddress => ({ address, family: 6 })),
    ];
    if (found.length === 0) throw new NameUnknown(`no address of ${host}`);
    return found;
  };
}
