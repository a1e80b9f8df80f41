import type { AuditAction, AuditEvent } from '@extracto/contract';

const WORDS: Readonly<Record<AuditAction, string>> = {
  'account.created': 'Account created',
  'account.verified': 'Address confirmed',
  'account.signed_in': 'Signed in',
  'account.sign_in_failed': 'Wrong password or code',
  'account.locked': 'Locked after too many wrong passwords',
  'account.suspended': 'Account suspended by support',
  'account.resumed': 'Account active again',
  'account.signed_out': 'Signed out',
  'account.password_reset': 'Password reset',
  'account.password_changed': 'Password changed',
  'account.second_factor_added': 'Authenticator app added',
  'account.second_factor_removed': 'Authenticator app removed',
  'account.recovery_codes_renewed': 'Recovery codes replaced',
  'account.session_ended': 'Signed out elsewhere',
  'account.exported': 'Data exported',
  'account.deleted': 'Account deleted',
  'client.created': 'Client created',
  'client.webhook_changed': 'Webhook URL changed',
  'webhook.secret_rotated': 'Webhook secret replaced',
  'webhook.enabled': 'Webhook enabled',
  'webhook.disabled': 'Webhook disabled by Extracto',
  'webhook.tested': 'Test event sent',
  'webhook.redelivered': 'Event resent',
  'client.retention_changed': 'Data retention changed',
  'client.rules_changed': 'Categories and payees changed',
  'key.used': 'API key used',
  'key.rotated': 'API key replaced',
  'key.created': 'API key created',
  'key.revoked': 'API key revoked',
  'job.cancelled': 'Job cancelled',
  'job.reviewed': 'Corrections saved',
  'job.deleted': 'Job deleted',
};

/** Events that deserve a look when one did not cause them. */
const ALARMING: ReadonlySet<AuditAction> = new Set([
  'account.sign_in_failed',
  'account.locked',
  'account.suspended',
  'webhook.disabled',
]);

export interface EventWords {
  readonly what: string;
  /** The actor, and the network address. */
  readonly who: string;
  readonly alarming: boolean;
}

export function describeEvent({ action, actor, keyHint, address }: AuditEvent): EventWords {
  const doer = actor === 'key' ? `API key ending in ${keyHint}` : actor === 'person' ? null : 'Extracto';
  const from = address === null ? null : `from ${address}`;
  const who = [doer, from].filter((part) => part !== null).join(', ');
  return { what: WORDS[action], who, alarming: ALARMING.has(action) };
}
