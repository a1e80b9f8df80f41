import type { Account } from '@extracto/contract';
import { type Chained, chainStatements, groupStatements } from '@extracto/model';
import type { Kysely } from 'kysely';
import type { Scope } from '../clients/index.ts';
import type { Database, Listing, PageRequest } from '../db/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import { listParts, type Part, partId } from './list-parts.ts';

/** The accounts whose statements are kept in a scope, the one that was submitted last first. */
export async function listAccounts(
  db: Kysely<Database>,
  box: SecretBox,
  scope: Scope,
  { page, pageSize }: PageRequest,
): Promise<Listing<Account>> {
  const accounts = groupStatements((await listParts(db, box, scope)).toReversed());
  const items = accounts.slice((page - 1) * pageSize, page * pageSize).map(describeAccount);
  return { items, total: accounts.length };
}

/** Named after the part that was submitted first. */
function describeAccount(parts: readonly Part[]): Account {
  const chain = chainStatements(parts);
  const newest = chain.at(-1)?.statement;
  const first = parts.at(-1);
  if (newest === undefined || first === undefined) throw new RangeError('an account has a statement');
  return {
    accountId: partId(first),
    bank: newest.bank,
    type: newest.account.type,
    number: newest.account.number,
    holder: newest.account.holder,
    currency: newest.account.currency,
    statements: chain.map(describePart),
  };
}

function describePart({ statement, from, to, link }: Chained<Part>): Account['statements'][number] {
  return {
    jobId: statement.jobId,
    label: statement.label,
    index: statement.index,
    from,
    to,
    openingBalance: statement.openingBalance,
    closingBalance: statement.closingBalance,
    transactions: statement.rows,
    verification: statement.verification.status,
    link,
  };
}
