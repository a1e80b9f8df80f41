import type { Kysely } from 'kysely';
import type { Database } from '../../db/index.ts';
import { postBySupport } from './post-by-support.ts';
import type { SupportCall } from './support-call.ts';

export interface Adjustment extends SupportCall {
  readonly clientId: string;
  /** Whole XTS, not 0; below 0 takes them away, as far as they are there. */
  readonly credits: number;
}

/** Corrects a balance in either direction. Returns the id of the posting. Throws `SupportError`. */
export async function adjustCredits(db: Kysely<Database>, adjustment: Adjustment): Promise<string> {
  const { clientId, credits } = adjustment;
  const given = credits > 0;
  return await db.transaction().execute((trx) =>
    postBySupport(
      trx,
      {
        command: 'adjust',
        clientId,
        key: null,
        description: 'Adjustment by support',
        credits: Math.abs(credits),
        from: given ? 'issued' : 'available',
        to: given ? 'available' : 'issued',
        details: { credits },
      },
      adjustment,
    ),
  );
}
