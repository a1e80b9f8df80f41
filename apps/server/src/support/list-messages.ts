import type { Kysely, Selectable } from 'kysely';
import type { Database, SupportMessageTable } from '../db/index.ts';

/** Oldest first; those that are answered only when they are asked for. */
export async function listMessages(
  db: Kysely<Database>,
  { answered }: { readonly answered: boolean },
): Promise<readonly Selectable<SupportMessageTable>[]> {
  const all = db.selectFrom('support_messages').selectAll().orderBy('message_id');
  return await (answered ? all : all.where('answered_at', 'is', null)).execute();
}
