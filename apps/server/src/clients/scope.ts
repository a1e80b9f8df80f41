import type { KeyMode } from '@extracto/contract';

/**
 * Whose objects a call may see. Every query that answers a call carries its scope in its own conditions: a foreign
 * object is not found, which is also how a missing one looks.
 */
export interface Scope {
  readonly userId: string;
  /** With an API key the one client it belongs to; `null` with a session: all clients of the user. */
  readonly clientId: string | null;
  /** With an API key its mode: test and live objects are kept apart. `null` with a session, which sees both. */
  readonly mode: KeyMode | null;
  /** The caller holds a named key, which never learns the client's own two: they reach further than it does. */
  readonly named?: boolean;
}
