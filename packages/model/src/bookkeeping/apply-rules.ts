/**
 * Categories and payees of transactions, by a client's rules. A rule names words of the description; in their order, the
 * first rule with a category decides the category, and the first with a payee the payee. Nothing that was read is changed.
 *
 *     contains "green grocer" → category Groceries, payee Green Grocer
 *     POS PURCHASE GREEN  GROCER   -45.20   → Groceries, Green Grocer
 */
import type { ExtractionResult, Transaction } from '../result.ts';

export interface BookkeepingRule {
  /** Capitals and the width of blanks do not count. */
  readonly contains: string;
  /** `Expenses:Food` names a ledger account; `null`: this rule says nothing of it. */
  readonly category: string | null;
  readonly payee: string | null;
}

export function applyRules(result: ExtractionResult, rules: readonly BookkeepingRule[]): ExtractionResult {
  if (rules.length === 0) return result;
  const statements = result.statements.map((statement) => ({
    ...statement,
    transactions: bookTransactions(statement.transactions, rules),
  }));
  return { ...result, statements };
}

/** Rows that no rule fits stay the same objects. */
export function bookTransactions(
  transactions: readonly Transaction[],
  rules: readonly BookkeepingRule[],
): Transaction[] {
  const wanted = rules.map((rule) => ({ ...rule, words: plain(rule.contains) })).filter(({ words }) => words !== '');
  return transactions.map((transaction) => {
    const description = plain(transaction.description);
    const fitting = wanted.filter(({ words }) => description.includes(words));
    const category = fitting.find((rule) => rule.category !== null)?.category;
    const payee = fitting.find((rule) => rule.payee !== null)?.payee;
    if (category == null && payee == null) return transaction;
    return { ...transaction, ...(category != null && { category }), ...(payee != null && { payee }) };
  });
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
