import { createHash } from 'node:crypto';
import { recordKeyUse } from '../clients/index.ts';
import { type AuditedCall, audit } from './audit.ts';
import type { KeyCaller } from './caller.ts';

const HOUR_MS = 60 * 60 * 1000;
const REMEMBERED = 10_000;
/** Uses that this process recorded; a call that is not remembered here is still recorded once only. */
const recorded = new Set<string>();

/** Records that a key was used, in the audit log and at a named key, once an hour for each key and address: every call would bury the rest. */
export async function auditKeyUse(call: AuditedCall, caller: KeyCaller, apiKey: string): Promise<void> {
  const hour = Math.floor(call.service.clock().getTime() / HOUR_MS);
  const once = createHash('sha256').update(`key.used ${apiKey} ${call.request.ip} ${hour}`).digest('base64url');
  if (recorded.has(once)) return;
  await audit(call, { action: 'key.used', by: caller, once });
  if (recorded.size >= REMEMBERED) recorded.clear();
  if (caller.keyId !== null) await recordKeyUse(call.service.db, caller.keyId, call.service.clock());
  recorded.add(once);
}
