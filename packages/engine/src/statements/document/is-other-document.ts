/**
 * Invoices, payslips, price lists and letters have dates and amounts, too. What the arithmetic proves, and what shows a balance
 * or names two, is a statement whatever its words are; of the rest, papers that say to be something else are not.
 *
 *   Date        Description          Qty   Unit price   Amount     a header of goods: an invoice
 *   03/01/2025  1.0299  0.8290  161.94                             rows without a word: rates, readings
 */

import type { Field } from '../../fields/find-fields.ts';
import { CLOSINGS, OPENINGS } from '../../knowledge/language.ts';
import { normaliseWords } from '../../knowledge/normalise-words.ts';
import { INVOICE_MARKS, OTHER_TITLES, QUANTITIES, SALES_TAXES, UNIT_PRICES } from '../../knowledge/other-documents.ts';
import type { TokenLine } from '../../lines/reading.ts';
import { splitSegments } from '../../lines/segments.ts';
import type { MoneyRole } from '../interpret/assign-roles.ts';
import type { Table } from '../read-table.ts';
import { STATEMENTS } from '../thresholds.ts';

const { FEWEST_ROWS, MOST_WORDS } = STATEMENTS.isOtherDocument;

/** Besides a balance, what a statement without transactions says. */
const OF_AN_ACCOUNT: readonly string[] = ['account.number', 'period.from', 'period.to'];

/** What says as much where both are printed. */
const SIDES: readonly ReadonlySet<string>[] = [new Set(['totalCredits']), new Set(['totalDebits'])];

interface Reading {
  readonly statements: readonly ReadStatement[];
  readonly fields: readonly Field[];
  readonly lines: readonly TokenLine[];
  readonly tables: readonly Table[];
  /** Lines without transactions and without the headers above them. */
  readonly outside: readonly TokenLine[];
}

/** The parts of a statement that are examined. */
interface ReadStatement {
  readonly transactions: readonly {
    readonly description: string;
    readonly amount: string | null;
    readonly balance: string | null;
  }[];
  readonly sources: Readonly<Record<string, unknown>>;
  readonly verification: {
    readonly status: string;
    readonly checks: readonly { readonly name: string; readonly passed: boolean }[];
  };
}

export function isOtherDocument({ statements, fields, lines, tables, outside }: Reading): boolean {
  if (statements.some(({ verification }) => verification.status === 'verified')) return false;
  if (statements.some(isBalanced) || (tables.some(namesBalances) && statements.some(runsBothWays))) return false;
  const [before, after] = [names(fields, OPENINGS), names(fields, CLOSINGS)];
  if (before && after) return false;
  const printed = new Set(statements.flatMap(({ sources }) => Object.keys(sources)));
  const rows = statements.flatMap(({ transactions }) => transactions);
  const isWordless = rows.every(({ description }) => !/\p{L}{2}/u.test(description)) && !isOfAccount(rows, printed);
  if (statements.some(contradictsItself)) return rows.length > 0 && isWordless && printed.size === 0;
  const isTotalled = () => SIDES.every((side) => names(fields, side));
  if (rows.length === 0)
    return !((before || after) && (isTotalled() || OF_AN_ACCOUNT.some((field) => printed.has(field))));
  const showsBalances = rows.some(({ balance }) => balance !== null);
  const isBounded = printed.has('openingBalance') && printed.has('closingBalance');
  if (!(showsBalances && isBounded) && isWordless) return true;
  if (showsBalances) return false;
  return (rows.length < FEWEST_ROWS && printed.size === 0) || namesItself(outside) || listsGoods(lines);
}

/**
 * Several rows of an account lead from one printed balance to the other in a printed period, or from each balance to the next:
 * bills add up, but they cover no period.
 */
function isBalanced(statement: ReadStatement): boolean {
  const { transactions, sources } = statement;
  if (transactions.length < FEWEST_ROWS || !('account.number' in sources)) return false;
  const isBounded = 'period.from' in sources && 'period.to' in sources;
  return (
    holds(statement, 'running_balance_chain') || (isBounded && holds(statement, 'opening_plus_transactions_is_closing'))
  );
}

function holds({ verification: { checks } }: ReadStatement, name: string): boolean {
  return checks.some((check) => check.name === name && check.passed);
}

/** Each balance leads to the next one up as well as down: meters only rise, and plans of payments only fall. */
function runsBothWays(statement: ReadStatement): boolean {
  const { transactions } = statement;
  return transactions.length >= FEWEST_ROWS && goBothWays(transactions) && holds(statement, 'running_balance_chain');
}

function goBothWays(rows: ReadStatement['transactions']): boolean {
  const isOut = ({ amount }: (typeof rows)[number]) => amount?.startsWith('-') === true;
  return rows.some(isOut) && !rows.every(isOut);
}

/** By their name, or those of both sides: prices and what they changed by lead from line to line, too. */
function namesBalances({ columns, roles }: Table): boolean {
  const isNamed = (role: MoneyRole) =>
    columns.some(({ candidates }, at) => roles.get(at) === role && candidates.includes(role));
  return isNamed('balance') || (isNamed('debit') && isNamed('credit'));
}

/** Rates and readings lie on one side, and name no account with its period. */
function isOfAccount(rows: ReadStatement['transactions'], printed: ReadonlySet<string>): boolean {
  return OF_AN_ACCOUNT.every((field) => printed.has(field)) && goBothWays(rows);
}

/** Bills have totals, too: only figures of an account that contradict each other speak of one. */
function contradictsItself({ verification: { status, checks } }: ReadStatement): boolean {
  return status === 'mismatch' && checks.some(({ name, passed }) => !passed && name !== 'printed_figures');
}

function names(fields: readonly Field[], labels: ReadonlySet<string>): boolean {
  return fields.some((field) => labels.has(field.label) && field.money.length > 0 && isSetApart(field));
}

/** A title that is another paper's, or an invoice's mark and the tax on what it lists. A fee may bear a title's name beside its amount. */
function namesItself(lines: readonly TokenLine[]): boolean {
  const heads = (phrases: readonly string[]) => (line: TokenLine) =>
    cellsOf(line).some((cell) => phrases.some((phrase) => cell === phrase || cell.startsWith(`${phrase} `)));
  const isTaxed = (line: TokenLine) => line.money.length > 0 && heads(SALES_TAXES)(line);
  const titles = lines.filter(({ money }) => !money.some(({ strong }) => strong));
  return titles.some(heads(OTHER_TITLES)) || (lines.some(heads(INVOICE_MARKS)) && lines.some(isTaxed));
}

function listsGoods(lines: readonly TokenLine[]): boolean {
  return lines.some((line) => {
    const cells = cellsOf(line);
    return [QUANTITIES, UNIT_PRICES].every((names) => cells.some((cell) => names.includes(cell)));
  });
}

function cellsOf({ words }: TokenLine): string[] {
  return splitSegments(words).map((segment) => normaliseWords(segment.words).tokens.join(' '));
}

/** Tells "Opening balance   1,234.56" from a sentence that speaks of opening balances. */
function isSetApart({ line, from, textLine, textBox }: Field): boolean {
  const label = splitSegments(line.words).find((segment) => segment.to > from);
  const value = splitSegments(textLine.words).find((segment) => textBox === null || segment.box[2] > textBox[0]);
  return [label, value].every((segment) => (segment?.words.length ?? 0) <= MOST_WORDS);
}
