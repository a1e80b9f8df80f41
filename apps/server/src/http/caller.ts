/** The caller. A key acts for its client, a session for all clients of its person; both are the same `Scope`. */
import type { KeyMode, KeyScope, User } from '@extracto/contract';
import type { Scope } from '../clients/index.ts';

export interface KeyCaller extends Scope {
  readonly kind: 'key';
  readonly clientId: string;
  readonly mode: KeyMode;
  /** `null` for the two keys that each client has. */
  readonly keyId: string | null;
  readonly keyScope: KeyScope;
  /** The last characters of the key, as the console shows them. */
  readonly keyHint: string;
}

export interface SessionCaller extends Scope {
  readonly kind: 'session';
  readonly clientId: null;
  readonly mode: null;
  readonly sessionId: string;
  readonly user: User;
}

export type Caller = KeyCaller | SessionCaller;
