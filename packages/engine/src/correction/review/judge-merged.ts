/**
 * Decides whether a merged list is verified. Its sums alone are not enough: an uncovered day, or balances that do not meet,
 * may hide bookings that cancel. A merged list is no surer than its statements.
 */
import type { Chained, ExtractionResult, MergedStatements, StatementHead } from '@extracto/model';
import { judgeStatement } from '../../verify/judge-statement.ts';

/** The merged result with its verdict, and with a warning that says how it came about. */
export function judgeMerged({ result, parts, repeatedRows }: MergedStatements): ExtractionResult {
  const message = `Merged from ${parts.length} statements. Rows that stood in two of them and were taken once: ${repeatedRows}.`;
  const warnings = [...result.warnings, { code: 'merged_statements', message, page: null }];
  const statements = result.statements.map((statement) => {
    const judged = judgeStatement(statement);
    const { verification } = judged;
    const missing = [...verification.missing, ...parts.flatMap(describeReason)];
    const status = verification.status === 'verified' && missing.length > 0 ? 'unverifiable' : verification.status;
    return { ...judged, verification: { ...verification, status, missing } };
  });
  return { ...result, warnings, statements };
}

function describeReason({ statement, from, to, link }: Chained<StatementHead>): string[] {
  const name = `The statement ${from ?? '…'} to ${to ?? '…'}`;
  const meets = link?.difference !== null && !/[1-9]/.test(link?.difference ?? '');
  return [
    ...(statement.verification.status === 'verified' ? [] : [`${name} is not proved by itself.`]),
    ...(link?.kind === 'gap' ? [`${name} begins after days that no statement covers.`] : []),
    ...(link?.kind === 'joined' && !meets ? [`${name} does not open with the balance before it.`] : []),
    ...(link?.kind === 'unknown' ? [`${name} prints too little to tell where it belongs.`] : []),
  ];
}
