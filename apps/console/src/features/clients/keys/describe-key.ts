import type { KeyScope, NamedKey } from '@extracto/contract';
import { formatInstant } from '../../../ui/format/format-instant.ts';

export const SCOPE_WORDS: Readonly<Record<KeyScope, string>> = {
  read: 'Reads jobs and results',
  submit: 'Reads, submits and deletes',
  manage: 'Everything, including webhook and retention',
};

/** One line: `Reads jobs and results · test · from 203.0.113.0/24 · never used`. */
export function describeKey({ scope, mode, addresses, expiresAt, lastUsedAt }: NamedKey, now: Date): string {
  const end = expiresAt === null ? null : new Date(expiresAt);
  return [
    SCOPE_WORDS[scope],
    mode === 'test' && 'test',
    addresses.length > 0 && `from ${addresses.join(', ')}`,
    end !== null && `${end <= now ? 'expired' : 'until'} ${formatInstant(end)}`,
    lastUsedAt === null ? 'never used' : `last used ${formatInstant(new Date(lastUsedAt))}`,
  ]
    .filter((part) => part !== false)
    .join(' · ');
}
