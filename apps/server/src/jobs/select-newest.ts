import type { KeyMode } from '@extracto/contract';
import { sql } from 'kysely';

export interface OwnJobs {
  /** At least one. */
  readonly clientIds: readonly string[];
  /** At least one. */
  readonly modes: readonly KeyMode[];
  /** Only those whose result is kept. */
  readonly withResult?: boolean;
}

export interface Slice {
  readonly skipped: number;
  readonly limit: number;
}

/**
 * The ids of some clients' jobs, newest first. Those of each client and mode come in the order of an index, and what is
 * passed over is counted there; only the newest of each have to be put in one order.
 */
export function selectNewest(own: OwnJobs, { skipped, limit }: Slice) {
  const kept = own.withResult === true ? KEPT : sql`TRUE`;
  const newest = (clientId: unknown, mode: unknown, count: number) => sql`
    SELECT j.job_id FROM jobs j WHERE j.client_id = ${clientId} AND j.mode = ${mode} AND ${kept}
    ORDER BY j.job_id DESC LIMIT ${count}`;
  const [clientId, mode] = [own.clientIds[0], own.modes[0]];
  if (own.clientIds.length === 1 && own.modes.length === 1)
    return sql<{ job_id: string }>`${newest(clientId, mode, limit)} OFFSET ${skipped}`;
  return sql<{ job_id: string }>`
    SELECT newest.job_id
    FROM unnest(${sql.val([...own.clientIds])}::text[]) AS owner (client_id)
      CROSS JOIN unnest(${sql.val([...own.modes])}::text[]) AS kind (mode)
      CROSS JOIN LATERAL (${newest(sql`owner.client_id`, sql`kind.mode`, skipped + limit)}) newest
    ORDER BY newest.job_id DESC LIMIT ${limit} OFFSET ${skipped}`;
}

const KEPT = sql`j.status = 'Succeeded' AND EXISTS (SELECT FROM job_results r WHERE r.job_id = j.job_id)`;
