/**
 * The lists of one statement in printed order: which postings stand in which list, and the rows around them that are no
 * transactions (opening, closing, totals).
 */
import { type Minor, sumMinor } from '@extracto/model';
import { isDebt, type Ledger, type Posting } from '../ledger/ledger.ts';
import type { ColumnRole } from '../locales/locale.ts';
import { type ListedRow, listHeading, listPostings } from './list-postings.ts';
import { type Plan, printDate, printMagnitude } from './plan.ts';
import { printBalance } from './print-money.ts';
import type { TableRow } from './table.ts';

export interface StatementList {
  /** `null` when the list stands under the title of the whole statement. */
  readonly title: string | null;
  readonly rows: readonly ListedRow[];
}

/** `printed` are the postings as they will be printed: the ledger's, unless the document is damaged on purpose. */
export function listStatement(plan: Plan, ledger: Ledger, printed: readonly Posting[]): StatementList[] {
  const { groups, checkGrid } = plan.switches;
  const listed = checkGrid === 0 ? printed : printed.filter(({ kind }) => kind !== 'check');
  if (groups === 'sign') return listBySign(plan, ledger, listed);
  if (groups === 'holder') return [{ title: null, rows: listByHolder(plan, ledger, listed) }];
  const rows = listPostings(plan, ledger, listed);
  return [{ title: null, rows: frameRows(plan, ledger, rows) }];
}

function listBySign(plan: Plan, ledger: Ledger, postings: readonly Posting[]): StatementList[] {
  const { words, switches } = plan;
  const card = isDebt(ledger.account.type);
  const isFee = ({ kind }: Posting) => kind === 'fee';
  const parts = [
    { title: card ? words.cardPayments : words.creditSection, holds: (posting: Posting) => posting.amount > 0 },
    { title: card ? words.cardPurchases : words.debitSection, holds: (p: Posting) => p.amount <= 0 && !isFee(p) },
    { title: words.feeSection, holds: (posting: Posting) => posting.amount <= 0 && isFee(posting) },
  ];
  return parts.flatMap(({ title, holds }) => {
    const part = postings.filter(holds);
    if (part.length === 0) return [];
    const rows = listPostings(plan, ledger, part);
    // The total is the bank's, so it comes from the books and not from what a damaged document shows.
    const total = sumMinor(
      ledger.postings.filter((p) => holds(p) && !(switches.checkGrid > 0 && p.kind === 'check')).map((p) => p.amount),
    );
    return [
      { title, rows: switches.subtotals ? [...rows, totalRow(plan, ledger, `${words.total} ${title}`, total)] : rows },
    ];
  });
}

function listByHolder(plan: Plan, ledger: Ledger, postings: readonly Posting[]): ListedRow[] {
  return ledger.cardHolders.flatMap(({ name, number }, holderIndex) => {
    const part = postings.filter((posting) => posting.holderIndex === holderIndex);
    if (part.length === 0) return [];
    const total = sumMinor(ledger.postings.filter((p) => p.holderIndex === holderIndex).map((p) => p.amount));
    const rows = [listHeading(`${name} ${number}`), ...listPostings(plan, ledger, part)];
    return plan.switches.subtotals ? [...rows, totalRow(plan, ledger, `${plan.words.total} ${number}`, total)] : rows;
  });
}

/** Opening and closing rows around the list, and totals at its foot. */
function frameRows(plan: Plan, ledger: Ledger, rows: readonly ListedRow[]): ListedRow[] {
  const { switches, words } = plan;
  const inTable = switches.endpoints === 'rows' || switches.endpoints === 'both';
  const debt = isDebt(ledger.account.type);
  const [from, to] = debt ? [words.cardPrevious, words.cardNew] : [words.opening, words.closing];
  const opening = inTable ? [balanceRow(plan, ledger, from, ledger.opening, ledger.period.from)] : [];
  const closing = inTable ? [balanceRow(plan, ledger, to, ledger.closing, ledger.period.to)] : [];
  const [first, last] = switches.order === 'newestFirst' ? [closing, opening] : [opening, closing];
  const foot = switches.totals === 'foot' && rows.length > 0 ? totalRows(plan, ledger) : [];
  return [...first, ...rows, ...foot, ...last];
}

export function balanceRow(plan: Plan, ledger: Ledger, text: string, balance: Minor, date: string | null): ListedRow {
  const money: ColumnRole = plan.columns.includes('balance') ? 'balance' : moneyColumn(plan, balance);
  const dated = date !== null && plan.style.rowGapPt > 1; // some banks date these rows, some do not
  return label(
    plan,
    text,
    { [money]: printBalance(plan, balance, ledger.account), ...(dated ? { date: printDate(plan, date) } : {}) },
    balance,
  );
}

function moneyColumn({ columns }: Plan, balance: Minor): ColumnRole {
  if (columns.includes('amount')) return 'amount';
  return balance < 0 ? 'debit' : 'credit';
}

function totalRow(plan: Plan, ledger: Ledger, text: string, total: Minor): ListedRow {
  const { currency, decimals } = ledger.account;
  return label(plan, text, { [moneyColumn(plan, total)]: printMagnitude(plan, total, decimals, currency) }, null);
}

function totalRows(plan: Plan, ledger: Ledger): ListedRow[] {
  const { credits, debits } = sumSides(ledger);
  const { currency, decimals } = ledger.account;
  if (plan.columns.includes('debit')) {
    const cells = {
      debit: printMagnitude(plan, debits, decimals, currency),
      credit: printMagnitude(plan, credits, decimals, currency),
    };
    return [label(plan, plan.words.total, cells, null)];
  }
  return [
    totalRow(plan, ledger, plan.words.totalCredits, credits),
    totalRow(plan, ledger, plan.words.totalDebits, debits),
  ];
}

/** Magnitudes of both sides of the ledger. */
export function sumSides({ postings }: Ledger): {
  credits: Minor;
  debits: Minor;
  creditCount: number;
  debitCount: number;
} {
  const credits = postings.filter(({ amount }) => amount > 0);
  const debits = postings.filter(({ amount }) => amount < 0);
  return {
    credits: sumMinor(credits.map(({ amount }) => amount)),
    debits: -sumMinor(debits.map(({ amount }) => amount)),
    creditCount: credits.length,
    debitCount: debits.length,
  };
}

function label(
  plan: Plan,
  text: string,
  cells: Partial<Record<ColumnRole, string>>,
  balanceAfter: Minor | null,
): ListedRow {
  const filled = Object.fromEntries(plan.columns.map((role) => [role, [cells[role] ?? '']]));
  const row: TableRow = { kind: 'label', cells: { ...filled, description: [text] }, balanceAfter };
  return { row, printed: null };
}
