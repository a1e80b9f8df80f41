import type { Kysely } from 'kysely';
import type { Database } from '../../db/index.ts';
import { postBySupport } from './post-by-support.ts';
import type { SupportCall } from './support-call.ts';

export interface SupportGrant extends SupportCall {
  readonly clientId: string;
  /** Whole XTS above 0. */
  readonly credits: number;
  /** A second grant for the same ticket is refused; `null` for one that may be repeated. */
  readonly ticket: string | null;
}

/** Gives credits: issued → available. Returns the id of the posting. Throws `SupportError`. */
export async function grantBySupport(db: Kysely<Database>, grant: SupportGrant): Promise<string> {
  const { clientId, credits, ticket } = grant;
  return await db.transaction().execute((trx) =>
    postBySupport(
      trx,
      {
        command: 'grant',
        clientId,
        key: ticket === null ? null : `ticket:${ticket}`,
        description: 'Credits from support',
        credits,
        from: 'issued',
        to: 'available',
        details: { credits, ticket },
      },
      grant,
    ),
  );
}
