/** Rows of the list that are its ends. */
import type { Minor } from '@extracto/model';
import type { Field } from '../../fields/find-fields.ts';
import { CLOSINGS, OPENINGS } from '../../knowledge/language.ts';
import { lookupPhrase } from '../../knowledge/lexicon.ts';
import { mentions } from '../../knowledge/mentions.ts';
import type { MoneyToken } from '../../lines/reading.ts';
import type { Row } from '../../tables/rows/row.ts';
import { resolveDate } from '../../tokens/resolve-dates.ts';
import { isBare } from '../interpret/amounts.ts';
import type { LabelledMoney } from '../interpret/select-labelled.ts';
import { dateToken, isDescending } from './date-rows.ts';
import { findLine } from './find-line.ts';
import type { PlacedRow, StatementParts } from './statement-parts.ts';

const NONE: readonly LabelledMoney[] = [];

/**
 * Rows of the list that open or close it, by their label or by their place. A figure without a label does not close the list
 * below a row that prints another balance: "Transactions  25 charged at $1.25". Nor do words without a meaning open it where
 * the first row starts from another balance.
 */
export function findEndRows(
  parts: StatementParts,
  placed: readonly PlacedRow[],
  isMoney: (token: MoneyToken) => boolean,
) {
  const first = placed.findIndex(({ row }) => row.kind === 'transaction');
  const last = placed.findLastIndex(({ row }) => row.kind === 'transaction');
  const balanced = placed.findLastIndex(({ row, entry }) => row.kind === 'transaction' && entry.balance !== null);
  const end = placed[balanced]?.entry.balance;
  const descending = isDescendingPlaced(placed, parts);
  const [byPlace, overdrawn]: [Minor[], Minor[]] = [[], []];
  const [oldest, newest] = descending ? [last, first] : [first, last];
  const [before, own] = [balancesBefore(placed[oldest]), placed[newest]?.entry.balance ?? null];
  const starts = listStarts(placed, descending ? [last + 1, Infinity] : [0, first], before);
  const rowsAs = (label: string, edge: (index: number) => boolean, isOther: (row: Row, balance: Minor) => boolean) =>
    placed.flatMap(({ row, table, entry }, index): readonly LabelledMoney[] => {
      if (row.kind === 'transaction' || row.kind === 'left' || entry.balance === null) return NONE;
      const isUnnamed = row.label === 'none' && !isOther(row, entry.balance);
      const bare = row.kind === 'balance' && (isUnnamed || row.label === 'carried');
      // another list without balances may stand below the total of the list
      const isBehind = edge(index) || (label === 'closing' && !descending && index > balanced && balanced >= 0);
      const ends = isBehind && endsList(row, entry.balance, end);
      const summed = row.kind === 'total' && ((edge(index) && row.label === 'none') || ends);
      const isStart = starts.has(row);
      const isNamed = row.label === label && !(label === 'opening' ? isCarriedOver(placed, index) : isStart);
      if (!(isNamed || (bare && edge(index)) || summed || (isStart && label === 'opening'))) return NONE;
      // beside the balance may stand a figure of a panel at the edge of the page
      const figures = [...row.money];
      const [column, token] = figures.find(([at]) => at === table.use.balance) ?? figures.at(-1)!;
      // "0850 724 0 724" in a footer
      if (row.label === 'none' && !isMoney(token)) return NONE;
      if (row.label === 'none') byPlace.push(entry.balance);
      // "CARRIED OVER" above the first row is where it starts from
      const isOtherEnd = names(parts.fields, token, label === 'opening' ? CLOSINGS : OPENINGS);
      if (row.label !== 'carried' && !isStart && isOtherEnd) return NONE;
      // books print the closing balance on the side that lacks it
      const isBelowDebits = table.roles.get(column) === 'debit' && table.columns[column]!.candidates.length > 0;
      const mayLack = isBelowDebits || (table.ofBook !== undefined && label === 'closing');
      if (entry.balance > 0 && mayLack && isBare(token)) overdrawn.push(entry.balance);
      const words = row.texts.values().join(' ');
      return [{ value: entry.balance, token, line: findLine(table, row.firstLine)!, label: words }];
    });
  const [atStart, atEnd] = [
    (index: number) => first < 0 || index < first,
    (index: number) => index > last && last >= 0,
  ];
  return {
    openingRows: rowsAs(
      'opening',
      descending ? atEnd : atStart,
      ({ texts }, balance) => texts.size > 0 && before !== null && !before.includes(balance),
    ),
    closingRows: rowsAs('closing', descending ? atStart : atEnd, (_, balance) => own !== null && own !== balance),
    byPlace,
    overdrawn,
  };
}

/**
 * Rows in front of the list, called as its end is, from whose balance the first row starts: "Kontostand" or "Balance" where no
 * other row is called an opening one. `range`: the indexes where such rows may stand.
 */
function listStarts(
  placed: readonly PlacedRow[],
  [from, to]: readonly [number, number],
  before: readonly Minor[] | null,
): ReadonlySet<Row> {
  const edge = placed.filter((_, index) => index >= from && index < to);
  if (before === null || edge.some(({ row }) => row.label === 'opening')) return new Set();
  const isStart = ({ row, entry }: PlacedRow) =>
    row.kind === 'balance' && row.label === 'closing' && entry.balance !== null && before.includes(entry.balance);
  return new Set(edge.filter(isStart).map(({ row }) => row));
}

/** The balance of the row above once more, at the head of a page. */
function isCarriedOver(placed: readonly PlacedRow[], at: number): boolean {
  const above = placed.slice(0, at);
  const last = above.findLast(({ entry }) => entry.balance !== null)?.entry.balance;
  return above.some(({ row }) => row.kind === 'transaction') && last === placed[at]!.entry.balance;
}

/** What the balance may have been before a row, whichever way it moved money; `null` where the row does not print both. */
function balancesBefore(placed: PlacedRow | undefined): readonly Minor[] | null {
  const { amount = null, balance = null } = placed?.entry ?? {};
  return amount === null || balance === null ? null : [balance - amount.magnitude, balance + amount.magnitude];
}

/** "Opening balance : 18,420.55   Closing balance : 85,395.54" below the list: the second figure is not what the line begins with. */
function names(fields: readonly Field[], token: MoneyToken, labels: ReadonlySet<string>): boolean {
  return fields.some((field) => labels.has(field.label) && field.money.includes(token));
}

/** The total of the whole list repeats its last balance, or names it; that of a page says nothing of the list's end. */
function endsList({ label, texts }: Row, balance: Minor, end: Minor | null | undefined): boolean {
  if (label !== 'total' || balance !== end) return false;
  const text = texts.values().join(' ');
  return namesWholeTotal(text) || mentions(text, 'closingBalance');
}

export function namesWholeTotal(label: string): boolean {
  const meanings = lookupPhrase(label).map(({ value }) => value);
  return meanings.includes('total') && !meanings.includes('subtotal');
}

function isDescendingPlaced(placed: readonly PlacedRow[], parts: StatementParts): boolean {
  const dated = placed.flatMap((row) => {
    const token = dateToken(row);
    const date = token === null ? null : resolveDate(token, parts.order, parts.years);
    return date === null ? [] : [{ date }];
  });
  return isDescending(dated);
}
