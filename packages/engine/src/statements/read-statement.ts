/**
 * Tables and labelled fields of one account → its statement. Chains the interpretation: dates, signs, balances, totals,
 * metadata, and last the independent checker, whose verdict is taken as it is.
 */
import {
  type AccountType,
  AMBIGUITIES,
  type Control,
  currencyDecimals,
  type DraftStatement,
  type DraftTransaction,
  type Minor,
  OWED_ACCOUNTS,
  type Source,
  type Warning,
} from '@extracto/model';
import { onlyOnce } from '../geometry/only-once.ts';
import { codedType } from '../knowledge/coded-type.ts';
import type { TokenLine } from '../lines/reading.ts';
import { resolveDate } from '../tokens/resolve-dates.ts';
import { judgeStatement } from '../verify/judge-statement.ts';
import { addFees } from './compose/add-fees.ts';
import { chooseBlocks, leftOutBlock } from './compose/choose-blocks.ts';
import { collectColumns } from './compose/collect-columns.ts';
import { collectPrinted, type PrintedMoney, soleTotal } from './compose/collect-printed.ts';
import { collectSources, readCounts, toSourceBox, unassignedMoney } from './compose/collect-sources.ts';
import { dateRows, isDescending } from './compose/date-rows.ts';
import { dropAnnexes } from './compose/drop-annexes.ts';
import { exchangeUnnamed } from './compose/exchange-sides.ts';
import { findInterimBalances } from './compose/find-interim-balances.ts';
import { findRunningBalances } from './compose/find-running-balances.ts';
import { findSectionTotals } from './compose/find-section-totals.ts';
import { inferType } from './compose/infer-type.ts';
import { keepBetweenEnds } from './compose/keep-between-ends.ts';
import { isCertainTotal } from './compose/label-strength.ts';
import { leanFirstRow } from './compose/lean-first-row.ts';
import { leavePartTotals } from './compose/leave-part-totals.ts';
import { leavePending } from './compose/leave-pending.ts';
import { listAmbiguities } from './compose/list-ambiguities.ts';
import { listControls } from './compose/list-controls.ts';
import { listEndControls } from './compose/list-end-controls.ts';
import { listRanges } from './compose/list-ranges.ts';
import { namesInstruments } from './compose/names-instruments.ts';
import { openWithZeroRow } from './compose/open-with-zero-row.ts';
import { isCheckpoint, placeRows } from './compose/place-rows.ts';
import { moneyPrinter } from './compose/print-money.ts';
import { settleLiabilitySign } from './compose/settle-liability-sign.ts';
import { settleRows } from './compose/settle-rows.ts';
import type { DatedRow, PlacedRow, StatementParts } from './compose/statement-parts.ts';
import { takeByBalance } from './compose/take-by-balance.ts';
import { takeOtherAmounts } from './compose/take-other-amounts.ts';
import { toTransaction } from './compose/to-transaction.ts';
import type { LabelledMoney } from './interpret/select-labelled.ts';
import { isSure, type Settlement } from './interpret/settle-amounts.ts';

export interface ReadStatement {
  readonly statement: DraftStatement;
  readonly warnings: readonly Warning[];
  /** Signs and ends as taken, with all readings that were tried. */
  readonly settled: Settlement;
}

/**
 * With the amounts of another column, or with the sides that no name tells apart exchanged, where these alone lead from the opening to
 * the closing balance.
 */
export function readStatement(parts: StatementParts): ReadStatement {
  const told = readParts(parts);
  if (told.settled.holds) return told;
  for (const turn of [() => takeOtherAmounts(parts.tables, parts.notation), () => exchangeUnnamed(parts.tables)]) {
    const tables = turn();
    const other = tables === null ? null : readParts({ ...parts, tables });
    if (other !== null && isSure(other.settled)) return other;
  }
  return told;
}

function readParts(parts: StatementParts): ReadStatement {
  const type = parts.account.type?.type ?? null;
  const rowsOfTables = addFees(
    takeByBalance(placeRows(parts, type !== null && OWED_ACCOUNTS.has(type)), parts.notation),
    parts.notation,
  );
  const opened = findRunningBalances(openWithZeroRow(rowsOfTables, parts), parts);
  const between = keepBetweenEnds(findInterimBalances(opened));
  const asPrinted = leavePending(between);
  const pending = between.filter((place, at) => asPrinted[at] !== place);
  const { reading, dropped } = dropAnnexes(asPrinted, (some) => settlePlaced(some, pending, parts));
  const { placed, printed, turned, dated, rows, leftOut, newestFirst, warnings } = reading;
  const settled = leanFirstRow(rows, reading.settled);
  const [out] = [...leftOut, ...dropped];
  if (out !== undefined) warnings.push(leftOutBlock(out.row.pageNumber));
  const money = moneyPrinter(parts.notation.scale, currencyDecimals(parts.account.currency));
  const { transactions, indexOf } = listTransactions({ parts, placed, rows, dated, settled, money });
  const findRanges = onlyOnce(() => listRanges(placed, indexOf));
  const listAmounts = () => settled.amounts.filter((_, index) => indexOf(rows[index]!) >= 0) as Minor[];
  const labelled = [...printed.credits, ...printed.debits];
  const ofSections = findSectionTotals(placed, indexOf, findRanges, listAmounts, parts.notation, labelled);
  const found = { parts, placed, printed, indexOf, findRanges, transactions, money };
  const controls = listControls(found, listEndControls(found, settled, newestFirst));
  const draft: Omit<DraftStatement, 'verification'> = {
    bank: parts.bank,
    account: describeAccount(parts, type, settled.polarity === -1),
    period: { from: parts.period.from, to: parts.period.to },
    openingBalance: settled.opening === null ? null : money(settled.opening),
    closingBalance: settled.closing === null ? null : money(settled.closing),
    totals: printTotals(settled, printed, ofSections, money),
    counts: readCounts(parts.fields),
    transactions,
    unassigned: listUnassigned(
      leftOut.length === 0 ? placed : without(placed, leftOut),
      parts,
      newestFirst,
      listRepeated(controls, transactions),
    ),
    ambiguities: listAmbiguities({ parts, placed, rows, leftOut, dated, printed, settled, turned, controls }),
    sources: collectSources(parts, printed, settled),
    controls,
    columns: collectColumns(placed, indexOf),
  };
  return { statement: judgeStatement(nameType(draft, isMoneyHeld(settled), rows, parts)), warnings, settled };
}

/** Rows and printed figures → the rows that are of the list, with dates and signs. */
function settlePlaced(asPrinted: readonly PlacedRow[], pending: readonly PlacedRow[], parts: StatementParts) {
  const warnings: Warning[] = [];
  const { type } = parts.account;
  const found = leavePartTotals(collectPrinted(parts, asPrinted), asPrinted, pending, parts);
  const { placed, printed, turned } = settleLiabilitySign(type, asPrinted, found);
  const dated = dateRows(placed, parts, warnings);
  const newestFirst = isDescending(dated);
  const listed = placed.every(isListed) ? placed : placed.filter(isListed);
  const settle = (some: readonly PlacedRow[]) => settleRows(some, { type, printed, isDescending: newestFirst });
  const chosen = chooseBlocks(listed, settle, printed);
  return { placed, printed, turned, dated, newestFirst, warnings, ...chosen };
}

function without(placed: readonly PlacedRow[], leftOut: readonly PlacedRow[]): readonly PlacedRow[] {
  const out = new Set(leftOut);
  return placed.filter((place) => !out.has(place));
}

function nameType<Draft extends Omit<DraftStatement, 'verification'>>(
  draft: Draft,
  isHeld: boolean,
  placed: readonly PlacedRow[],
  parts: StatementParts,
): Draft {
  const { account, ambiguities, transactions: rows } = draft;
  if (account.type !== null) return draft;
  const isOfApp = draft.openingBalance === null && draft.closingBalance === null && namesInstruments(placed);
  const coded = codedType(account.number ?? '') ?? (isOfApp ? 'other' : null);
  // a bill is of no account that holds money, whichever way its balances are signed
  const isOpen = ambiguities.includes(AMBIGUITIES.liability_sign_open) || parts.account.type?.isBill === true;
  const type = coded ?? (isOpen ? null : inferType({ ...account, rows, isHeld }));
  return { ...draft, account: { ...account, type } };
}

/** Money in raises the printed balances. */
function isMoneyHeld({ polarity, chained, holds, amounts, conjectured }: Settlement): boolean {
  return polarity === 1 && (chained || (holds && !conjectured)) && amounts.some((amount) => amount !== null);
}

/** Money moves, or a balance is printed on the way. */
function isListed({ row, entry }: PlacedRow): boolean {
  return row.kind === 'transaction' ? entry.amount !== null : isCheckpoint(row, entry);
}

interface SettledRows {
  readonly parts: StatementParts;
  readonly placed: readonly PlacedRow[];
  /** Rows of the list, each with its amount in `settled`. */
  readonly rows: readonly PlacedRow[];
  readonly dated: readonly DatedRow[];
  readonly settled: Settlement;
  readonly money: (value: Minor) => string;
}

/** `indexOf`: the transaction of a row, −1 where it is none. */
function listTransactions({ parts, placed, rows, dated, settled, money }: SettledRows) {
  const indexes = new Int32Array(placed.length).fill(-1);
  const transactions: DraftTransaction[] = [];
  let next = 0;
  rows.forEach((place, index) => {
    const amount = settled.amounts[index] ?? null;
    while (next < dated.length && dated[next]!.at < place.at) next++;
    if (place.row.kind !== 'transaction' || amount === null || dated[next]?.at !== place.at) return;
    indexes[place.at] = transactions.length;
    transactions.push(toTransaction(place, dated[next]!.date, amount, parts, settled, money));
  });
  return { transactions, indexOf: ({ at }: PlacedRow) => indexes[at]! };
}

/** A liability that only the arithmetic reveals is a card: the signs of the balances depend on it. */
function describeAccount(
  { account }: StatementParts,
  type: AccountType | null,
  isOwed: boolean,
): DraftStatement['account'] {
  const fits = (kind: AccountType | null | undefined) => kind != null && OWED_ACCOUNTS.has(kind) === isOwed;
  const fitting = [type, account.type?.otherSide].find(fits) ?? null;
  return {
    type: fitting ?? (isOwed ? 'credit_card' : null),
    number: account.number?.value ?? null,
    holder: account.holder?.value ?? null,
    currency: account.currency,
  };
}

/** The printed totals that the rows come to, else those that are certainly totals of all rows. */
function printTotals(
  settled: Settlement,
  printed: PrintedMoney,
  ofSections: { readonly has: (line: number) => boolean },
  money: (value: Minor) => string,
): DraftStatement['totals'] {
  const ofAll = (totals: readonly LabelledMoney[]) =>
    soleTotal(totals.filter(({ line }) => !ofSections.has(line.index)).filter(isCertainTotal));
  const credits = settled.credits ?? ofAll(printed.credits);
  const debits = settled.debits ?? ofAll(printed.debits);
  if (credits === null && debits === null) return null;
  return {
    credits: credits === null ? null : money(credits),
    debits: debits === null ? null : money(Math.abs(debits)),
  };
}

function listUnassigned(
  placed: readonly PlacedRow[],
  parts: StatementParts,
  newestFirst: boolean,
  repeated: readonly Source[],
): DraftStatement['unassigned'] {
  const unread = parts.unread
    .filter(({ line }) => !isLater(line, parts))
    .map(({ token, line }) => ({
      page: line.pageNumber,
      box: toSourceBox(token.box),
      text: token.text,
    }));
  const isRepeated = ({ page, box }: Source) =>
    repeated.some((other) => other.page === page && other.box.join() === box.join());
  return [...unassignedMoney(placed, parts, newestFirst), ...unread.filter((figure) => !isRepeated(figure))];
}

/** "02.07.  ENERGY LTD  55.07" of a statement until 30.06.: what is to come is in no balance that it prints. */
function isLater({ dates }: TokenLine, { period, order, years }: StatementParts): boolean {
  const day = dates[0] === undefined ? null : resolveDate(dates[0], order, years);
  return day !== null && period.to !== null && day > period.to;
}

/** Amounts of rows that the page prints again, as those of checks in a list of checks: no rows that were missed. */
function listRepeated(controls: readonly Control[], transactions: readonly DraftTransaction[]): Source[] {
  return controls.flatMap(({ kind, value, rows, source }) =>
    kind === 'copy' && rows.some(([from]) => transactions[from]?.amount.replace('-', '') === value) ? [source] : [],
  );
}
