/** One result of several accounts → a result for each, with a name that tells them apart: `2051-EUR`. */
import { type ExtractionResult, groupStatements, type Statement } from '@extracto/model';

const TAIL_LENGTH = 4;

export interface AccountResult {
  /** The end of the account number, or its place, and the currency; for file names. */
  readonly name: string;
  readonly result: ExtractionResult;
}

export function splitAccounts(result: ExtractionResult): AccountResult[] {
  const taken = new Set<string>();
  return groupStatements(result.statements).map((statements, index) => {
    const base = describeAccount(statements[0]!, index);
    let name = base;
    for (let copy = 2; taken.has(name); copy++) name = `${base}-${copy}`;
    taken.add(name);
    return { name, result: { ...result, statements } };
  });
}

function describeAccount({ account }: Statement, index: number): string {
  const tail = (account.number ?? '').replace(/[^A-Za-z0-9]/g, '').slice(-TAIL_LENGTH) || `account${index + 1}`;
  return account.currency === null ? tail : `${tail}-${account.currency}`;
}
