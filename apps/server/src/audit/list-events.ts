import type { AuditEvent } from '@extracto/contract';
import type { Kysely } from 'kysely';
import type { Database, Listing, PageRequest } from '../db/index.ts';

/** Events of a person's account, newest first. */
export async function listEvents(
  db: Kysely<Database>,
  userId: string,
  { page, pageSize }: PageRequest,
): Promise<Listing<AuditEvent>> {
  const owned = db.selectFrom('audit_events').where('user_id', '=', userId);
  const rows = await owned
    .selectAll()
    .orderBy('event_id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const count = await owned.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const items = rows.map(
    (row): AuditEvent => ({
      eventId: row.event_id,
      action: row.action,
      actor: row.actor,
      keyHint: row.key_hint,
      clientId: row.client_id,
      subject: row.subject,
      address: row.address,
      at: row.created_at.toISOString(),
    }),
  );
  return { items, total: count.total };
}
