/** The sessions of a person, and how they end. */
import type { Session } from '@extracto/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';

export interface OwnSession {
  readonly userId: string;
  /** The session of the call. */
  readonly sessionId: string;
}

/** Returns the open sessions, newest first. */
export async function listSessions(db: Kysely<Database>, own: OwnSession, now: Date): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'ip_address', 'user_agent', 'created_at', 'expires_at'])
    .where('user_id', '=', own.userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    sessionId: row.id,
    current: row.id === own.sessionId,
    address: row.ip_address || null,
    program: row.user_agent || null,
    startedAt: row.created_at.toISOString(),
    endsAt: row.expires_at.toISOString(),
  }));
}

/** Ends a session of the user. Returns false when the user has no such session. */
export async function endSession(db: Kysely<Database>, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

export async function endOtherSessions(db: Kysely<Database>, own: OwnSession): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', own.userId).where('id', '<>', own.sessionId).execute();
}
