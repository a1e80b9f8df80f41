/**
 * The lists of one statement in printed order: which postings stand in which list, and the rows around them that are no
 * transactions (opening, closing, totals).
 */
import { sumMinor } from '@extracto/model';
import { isDebt, type Ledger, type Posting } from '../ledger/ledger.ts';
import type { PostingKind } from '../locales/locale.ts';
import { balanceRow, headingRow, totalRow, totalRows } from './label-rows.ts';
import { type ListedRow, listPostings, unlisted } from './list-postings.ts';
import { nameMonth, type Plan } from './plan.ts';
import type { Switches } from './switches.ts';

export interface StatementList {
  /** `null` when the list stands under the title of the whole statement. */
  readonly title: string | null;
  readonly rows: readonly ListedRow[];
}

interface Section {
  readonly title: string;
  readonly holds: (posting: Posting) => boolean;
}

type ListSections = (plan: Plan, ledger: Ledger) => readonly Section[];

/** Sections that a statement prints as lists of their own. */
const SECTIONS: Record<Exclude<Switches['groups'], 'none' | 'holder'>, ListSections> = {
  sign: listSigns,
  month: (plan, { postings }) =>
    [...new Set(postings.map(({ date }) => date.slice(0, 7)))].map((month) => ({
      title: nameMonth(plan, month),
      holds: ({ date }) => date.startsWith(month),
    })),
  kind: ({ locale }, { postings }) => {
    const nameOf = (kind: PostingKind) => locale.language.types[kind];
    const isCredit = ({ amount }: Posting) => amount > 0;
    // One name may stand for what comes in and what goes out; those are two sections.
    const keys = new Map(postings.map((posting) => [`${nameOf(posting.kind)}/${isCredit(posting)}`, posting]));
    return [...keys.values()].map((first) => ({
      title: nameOf(first.kind),
      holds: (posting) => nameOf(posting.kind) === nameOf(first.kind) && isCredit(posting) === isCredit(first),
    }));
  },
};

/** `printed` are the postings as they will be printed: the ledger's, unless the document is damaged on purpose. */
export function listStatement(plan: Plan, ledger: Ledger, printed: readonly Posting[]): StatementList[] {
  const { groups, checkGrid } = plan.switches;
  const listed = checkGrid === 0 ? printed : printed.filter(({ kind }) => kind !== 'check');
  if (groups === 'holder') return [{ title: null, rows: listByHolder(plan, ledger, listed) }];
  if (groups !== 'none') return listSections(plan, ledger, listed, SECTIONS[groups](plan, ledger));
  const rows = listPostings(plan, ledger, listed);
  return [{ title: null, rows: frameRows(plan, ledger, rows) }];
}

function listSigns({ words }: Plan, { account }: Ledger): readonly Section[] {
  const card = isDebt(account.type);
  const isFee = ({ kind }: Posting) => kind === 'fee';
  return [
    { title: card ? words.cardPayments : words.creditSection, holds: ({ amount }) => amount > 0 },
    { title: card ? words.cardPurchases : words.debitSection, holds: (p) => p.amount <= 0 && !isFee(p) },
    { title: words.feeSection, holds: (posting) => posting.amount <= 0 && isFee(posting) },
  ];
}

function listSections(
  plan: Plan,
  ledger: Ledger,
  postings: readonly Posting[],
  sections: readonly Section[],
): StatementList[] {
  const { switches, words } = plan;
  return sections.flatMap(({ title, holds }) => {
    const part = postings.filter(holds);
    if (part.length === 0) return [];
    const rows = listPostings(plan, ledger, part);
    // The total is the bank's, so it comes from the books and not from what a damaged document shows.
    const total = sumMinor(
      ledger.postings.filter((p) => holds(p) && !(switches.checkGrid > 0 && p.kind === 'check')).map((p) => p.amount),
    );
    // A month's total has a sign, and a column of magnitudes cannot show it.
    if (!switches.subtotals || switches.groups === 'month') return [{ title, rows }];
    return [{ title, rows: [...rows, unlisted(totalRow(plan, ledger, `${words.total} ${title}`, total))] }];
  });
}

function listByHolder(plan: Plan, ledger: Ledger, postings: readonly Posting[]): ListedRow[] {
  return ledger.cardHolders.flatMap(({ name, number }, holderIndex) => {
    const part = postings.filter((posting) => posting.holderIndex === holderIndex);
    if (part.length === 0) return [];
    const total = sumMinor(ledger.postings.filter((p) => p.holderIndex === holderIndex).map((p) => p.amount));
    const rows = [unlisted(headingRow(`${name} ${number}`)), ...listPostings(plan, ledger, part)];
    const label = `${plan.words.total} ${number}`;
    return plan.switches.subtotals ? [...rows, unlisted(totalRow(plan, ledger, label, total))] : rows;
  });
}

/** Opening and closing rows around the list, and totals at its foot. */
function frameRows(plan: Plan, ledger: Ledger, rows: readonly ListedRow[]): ListedRow[] {
  const { switches, words } = plan;
  const inTable = switches.endpoints === 'rows' || switches.endpoints === 'both';
  const [from, to] = isDebt(ledger.account.type) ? [words.cardPrevious, words.cardNew] : [words.opening, words.closing];
  const opening = inTable ? [balanceRow(plan, ledger, from, ledger.opening, ledger.period.from)] : [];
  const closing = inTable ? [balanceRow(plan, ledger, to, ledger.closing, ledger.period.to)] : [];
  const [first, last] = switches.order === 'newestFirst' ? [closing, opening] : [opening, closing];
  const foot = switches.totals === 'foot' && rows.length > 0 ? totalRows(plan, ledger) : [];
  return [...first.map(unlisted), ...rows, ...[...foot, ...last].map(unlisted)];
}
