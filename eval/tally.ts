/** Adds up document scores one by one and keeps no document, so that a set may be larger than memory. */
import type { DocumentScore } from './score.ts';

const COUNTED = [
  'trueRows',
  'readRows',
  'exactRows',
  'strictRows',
  'printedBalances',
  'exactBalances',
  'confidentRows',
  'confidentExactRows',
] as const;

export type Tally = { [Name in (typeof COUNTED)[number]]: number } & {
  documents: number;
  failed: number;
  perfect: number;
  verified: number;
  falselyVerified: number;
  readonly metadata: Map<string, { right: number; known: number }>;
};

export function emptyTally(): Tally {
  const counts = Object.fromEntries(COUNTED.map((name) => [name, 0])) as Record<(typeof COUNTED)[number], number>;
  return { ...counts, documents: 0, failed: 0, perfect: 0, verified: 0, falselyVerified: 0, metadata: new Map() };
}

export function addScore(tally: Tally, score: DocumentScore): void {
  for (const name of COUNTED) tally[name] += score[name];
  tally.documents += 1;
  tally.failed += Number(score.failure !== null);
  tally.perfect += Number(score.perfect);
  tally.verified += Number(score.verified);
  tally.falselyVerified += Number(score.falselyVerified);
  for (const [field, right] of score.metadata) {
    const entry = tally.metadata.get(field) ?? { right: 0, known: 0 };
    tally.metadata.set(field, { right: entry.right + Number(right), known: entry.known + 1 });
  }
}
