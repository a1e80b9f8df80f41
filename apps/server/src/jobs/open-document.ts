import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { DocumentStorage } from '../adapters/storage/index.ts';
import { ownedClients, type Scope, visibleModes } from '../clients/index.ts';
import type { Database } from '../db/index.ts';

/** The uploaded PDF: `null` when there is no such job in the scope, `'deleted'` when the document is no longer kept. */
export async function openDocument(
  db: Kysely<Database>,
  storage: DocumentStorage,
  scope: Scope,
  jobId: string,
): Promise<Readable | 'deleted' | null> {
  const row = await db
    .selectFrom('jobs')
    .select('document_key')
    .where('job_id', '=', jobId)
    .where('client_id', 'in', ownedClients(db, scope))
    .where('mode', 'in', visibleModes(scope))
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.document_key === null) return 'deleted';
  return (await storage.getStream(row.document_key)) ?? 'deleted';
}
