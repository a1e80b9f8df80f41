/** Statements → names of ledger accounts, `Assets:Quay-Street-Bank:2051`: one name an account, whatever the document. */
import { groupStatements, OWED_ACCOUNTS, type Transaction } from '@extracto/model';
import anyAscii from 'any-ascii';

import type { IdentifiedStatement } from './identify-statements.ts';
import { valueFor } from './per-statement.ts';

/** Last digits of the account number that name the account; statements mask the rest. */
const TAIL_LENGTH = 4;

/** Returns one ledger account per statement, below `Liabilities` for a card or loan. */
export function nameLedgerAccounts(
  statements: readonly IdentifiedStatement[],
  ledgerAccount: string | undefined,
): readonly string[] {
  const names = new Map<IdentifiedStatement, string>();
  const taken = new Set<string>();
  for (const account of groupStatements(statements)) {
    const [first] = account;
    const name = freeName(describeAccount(first!, statements.indexOf(first!)), taken);
    taken.add(name);
    for (const statement of account) names.set(statement, name);
  }
  return statements.map((statement, index) => {
    const { currency } = statement.account;
    return valueFor(ledgerAccount, { index, currency, printed: null }) ?? names.get(statement)!;
  });
}

function describeAccount({ account, accountId, bank }: IdentifiedStatement, index: number): string {
  const root = OWED_ACCOUNTS.has(account.type) ? 'Liabilities' : 'Assets';
  const tail = (account.number ?? '').replace(/[^\p{L}\p{N}]/gu, '').slice(-TAIL_LENGTH);
  const currency = accountId === account.number ? [] : [account.currency];
  const own = [tail || `Account-${index + 1}`, ...currency].join('-');
  return [root, printComponent(bank.name ?? '') || 'Bank', printComponent(own)].join(':');
}

const ROOTS: ReadonlySet<string> = new Set(['Assets', 'Liabilities', 'Equity', 'Income', 'Expenses']);

/** Returns the account on the other side of a row: `Expenses:Food` for the category Food, or one for what is not known yet. */
export function nameOtherAccount({ category, type }: Transaction): string {
  const root = type === 'debit' ? 'Expenses' : 'Income';
  const parts = (category ?? '').split(':').map(printComponent).filter(Boolean);
  if (parts.length === 0) return `${root}:Unknown`;
  return parts.length > 1 && ROOTS.has(parts[0] ?? '') ? parts.join(':') : [root, ...parts].join(':');
}

/** Letters, digits and hyphens, with a capital or a digit in front, as Beancount wants it. */
function printComponent(text: string): string {
  const name = anyAscii(text)
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let copy = 1; ; copy++) {
    const candidate = copy === 1 ? name : `${name}-${copy}`;
    if (!taken.has(candidate)) return candidate;
  }
}
