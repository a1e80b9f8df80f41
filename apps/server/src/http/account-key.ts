import { createHash } from 'node:crypto';

/** Names the counter of an account: a hash, so that the table of counters is no list of our customers. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}
