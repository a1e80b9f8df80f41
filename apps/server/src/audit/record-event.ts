import type { AuditAction, AuditActor } from '@extracto/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';

export interface NewAuditEvent {
  readonly eventId: string;
  /** Whose account it concerns. */
  readonly userId: string;
  readonly action: AuditAction;
  readonly actor: AuditActor;
  /** The last characters of the key; `null` when none was used. */
  readonly keyHint: string | null;
  readonly clientId: string | null;
  /** The id of the object; `null` when the account itself is meant. Never a name or content. */
  readonly subject: string | null;
  /** Network address of the caller. */
  readonly address: string | null;
  /** An event with the same text is recorded once; `null` records every one. */
  readonly once: string | null;
  readonly now: Date;
}

export async function recordEvent(db: Kysely<Database>, event: NewAuditEvent): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({
      event_id: event.eventId,
      user_id: event.userId,
      action: event.action,
      actor: event.actor,
      key_hint: event.keyHint,
      client_id: event.clientId,
      subject: event.subject,
      address: event.address,
      once_key: event.once,
      created_at: event.now,
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .execute();
}
