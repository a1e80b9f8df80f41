/** A result → what the checker found, whatever it claims. */
import { judgeStatement } from '@extracto/engine/verify';
import type { ExtractionResult, Verification } from '@extracto/model';

export interface AccountVerdict {
  /** 1-based, in printed order. */
  readonly account: number;
  /** The verdict in the result itself. */
  readonly claimed: Verification['status'];
  readonly status: Verification['status'];
  readonly transactions: number;
  readonly checks: Verification['checks'];
  readonly breaks: Verification['breaks'];
  readonly missing: readonly string[];
}

export function judgeResult({ statements }: ExtractionResult): AccountVerdict[] {
  return statements.map((statement, index) => {
    const { verification } = judgeStatement(statement);
    return {
      account: index + 1,
      claimed: statement.verification.status,
      status: verification.status,
      transactions: statement.transactions.length,
      checks: verification.checks,
      breaks: verification.breaks,
      missing: verification.missing,
    };
  });
}
