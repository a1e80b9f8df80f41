/** Adds up document scores. Shares are null when there is nothing to take a share of. */
import type { DocumentScore } from './score.ts';

export interface Summary {
  readonly documents: number;
  readonly failed: number;
  readonly perfect: number;
  readonly verified: number;
  readonly falselyVerified: number;
  readonly trueRows: number;
  readonly readRows: number;
  readonly exactRows: number;
  readonly strictRows: number;
  readonly printedBalances: number;
  readonly exactBalances: number;
  readonly confidentRows: number;
  readonly confidentExactRows: number;
  readonly metadata: ReadonlyMap<string, { readonly right: number; readonly known: number }>;
}

export function summariseScores(scores: readonly DocumentScore[]): Summary {
  const sum = (count: (score: DocumentScore) => number) => scores.reduce((total, score) => total + count(score), 0);
  const metadata = new Map<string, { right: number; known: number }>();
  for (const [field, right] of scores.flatMap((score) => score.metadata)) {
    const entry = metadata.get(field) ?? { right: 0, known: 0 };
    metadata.set(field, { right: entry.right + Number(right), known: entry.known + 1 });
  }
  return {
    documents: scores.length,
    failed: sum(({ failure }) => Number(failure !== null)),
    perfect: sum(({ perfect }) => Number(perfect)),
    verified: sum(({ verified }) => Number(verified)),
    falselyVerified: sum(({ falselyVerified }) => Number(falselyVerified)),
    trueRows: sum(({ trueRows }) => trueRows),
    readRows: sum(({ readRows }) => readRows),
    exactRows: sum(({ exactRows }) => exactRows),
    strictRows: sum(({ strictRows }) => strictRows),
    printedBalances: sum(({ printedBalances }) => printedBalances),
    exactBalances: sum(({ exactBalances }) => exactBalances),
    confidentRows: sum(({ confidentRows }) => confidentRows),
    confidentExactRows: sum(({ confidentExactRows }) => confidentExactRows),
    metadata,
  };
}
