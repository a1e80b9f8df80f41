/** Scores as text: a table per family, the sums, and the documents that need a look, worst first. */
import type { DocumentScore } from './score.ts';
import { summariseScores } from './summarise-scores.ts';

export function reportScores(scores: readonly DocumentScore[], worstCount: number): string {
  return [...reportFamilies(scores), ...reportSums(scores), ...reportWorst(scores, worstCount)].join('\n');
}

function reportFamilies(scores: readonly DocumentScore[]): string[] {
  const families = Map.groupBy(scores, ({ family }) => family);
  if (families.size < 2) return [];
  const lines = [...families].map(([family, members]) => {
    const { documents, perfect, verified, falselyVerified, exactRows, trueRows } = summariseScores(members);
    return [
      (family ?? 'other').padEnd(22),
      `${perfect}/${documents}`.padStart(9),
      share(exactRows, trueRows).padStart(9),
      `${verified}`.padStart(9),
      `${falselyVerified}`.padStart(7),
    ].join('');
  });
  return [`${'family'.padEnd(22)}  perfect     rows verified  false`, ...lines, ''];
}

function reportSums(scores: readonly DocumentScore[]): string[] {
  const all = summariseScores(scores);
  const metadata = [...all.metadata].map(([field, { right, known }]) => `${field} ${share(right, known)}`);
  return [
    `rows exact          ${share(all.exactRows, all.trueRows)} of ${all.trueRows}, read ${all.readRows}, precision ${share(all.exactRows, all.readRows)}`,
    `rows strict         ${share(all.strictRows, all.trueRows)}, balances ${share(all.exactBalances, all.printedBalances)} of ${all.printedBalances}`,
    `documents perfect   ${share(all.perfect, all.documents)} (${all.perfect} of ${all.documents}, ${all.failed} without a result)`,
    `verified            ${share(all.verified, all.documents)}`,
    `falsely verified    ${all.falselyVerified}`,
    `confident rows      ${share(all.confidentExactRows, all.confidentRows)} exact of ${all.confidentRows} with confidence 0.99 and more`,
    `metadata            ${metadata.join(', ')}`,
  ];
}

function reportWorst(scores: readonly DocumentScore[], worstCount: number): string[] {
  const badness = (score: DocumentScore) =>
    (score.falselyVerified ? 2 : 0) +
    (score.trueRows === 0 ? Number(!score.perfect) : 1 - score.exactRows / score.trueRows);
  const bad = scores
    .filter(({ perfect, falselyVerified }) => !perfect || falselyVerified)
    .sort((left, right) => badness(right) - badness(left));
  if (bad.length === 0) return [];
  const lines = bad
    .slice(0, worstCount)
    .flatMap((score) => [
      `${score.name}: ${score.exactRows} of ${score.trueRows} rows, read ${score.readRows}${score.falselyVerified ? ', FALSELY VERIFIED' : ''}`,
      `    ${score.failure === null ? (score.firstDifference ?? 'perfect rows') : `no result: ${score.failure}`}`,
    ]);
  return ['', `worst ${Math.min(worstCount, bad.length)} of ${bad.length}`, ...lines];
}

function share(part: number, whole: number): string {
  return whole === 0 ? 'n/a' : `${((100 * part) / whole).toFixed(1)} %`;
}
