/**
 * Tables and labelled facts of one account → its statement. Chains the interpretation: dates, signs, balances, totals,
 * metadata, and last the independent checker, whose verdict is taken as it is.
 */
import {
  type AccountType,
  type Box,
  currencyDecimals,
  formatMinor,
  type Minor,
  type PlainDate,
  roundBox,
  type Source,
  type Statement,
  type Transaction,
  type Warning,
} from '@extracto/model';
import type { Notation } from './notation.ts';
import type { Table } from './read-table.ts';
import type { DateOrder, DateToken, MoneyToken, TokenLine } from './reading.ts';
import { readAmount, readBalance, signedMinor } from './stages/interpret/read-ledger.ts';
import { resolveDate, UNKNOWN_YEAR, type YearContext } from './stages/interpret/resolve-dates.ts';
import { type LabelledMoney, selectLabelled } from './stages/interpret/select-labelled.ts';
import { type LedgerEntry, type Settlement, settleAmounts } from './stages/interpret/settle-amounts.ts';
import type { Fact } from './stages/metadata/find-facts.ts';
import type { Found } from './stages/metadata/read-account.ts';
import type { WeighedType } from './stages/metadata/weigh-account-type.ts';
import type { Row } from './stages/rows/build-rows.ts';
import { verifyStatement } from './stages/verify/verify-statement.ts';

export interface StatementParts {
  readonly tables: readonly Table[];
  readonly facts: readonly Fact[];
  /** Amounts printed outside of the lists, in printed order. */
  /** Amounts on lines that look like rows and that no table took. */
  readonly unread: readonly { readonly token: MoneyToken; readonly line: TokenLine }[];
  readonly figures: readonly { readonly token: MoneyToken; readonly line: TokenLine }[];
  readonly notation: Notation;
  readonly order: DateOrder;
  readonly years: YearContext;
  readonly period: {
    readonly from: PlainDate | null;
    readonly to: PlainDate | null;
    readonly sources: Readonly<Record<string, Source>>;
  };
  /** Readings of the document that nothing printed decides. */
  readonly doubts: readonly string[];
  readonly bank: { readonly id: string | null; readonly name: string | null };
  readonly account: {
    readonly type: WeighedType | null;
    readonly number: Found<string> | null;
    readonly holder: Found<string> | null;
    readonly currency: string | null;
  };
}

interface PlacedRow {
  readonly row: Row;
  readonly table: Table;
  readonly entry: LedgerEntry;
}

interface DatedRow extends PlacedRow {
  readonly date: PlainDate;
  readonly inherited: boolean;
}

const OWED: ReadonlySet<AccountType> = new Set(['credit_card', 'loan']);

export function readStatement(parts: StatementParts): { statement: Statement; warnings: Warning[] } {
  const warnings: Warning[] = [];
  const type = parts.account.type?.type ?? null;
  const owed = type !== null && OWED.has(type);
  const placed = placeRows(parts, owed);
  const dated = dateRows(placed, parts, warnings);
  const printed = collectPrinted(parts, placed);
  const descending = isDescending(dated);
  const polarities = type === null || type === 'other' ? ([1, -1] as const) : owed ? ([-1] as const) : ([1] as const);
  const settle = (rows: readonly PlacedRow[]) =>
    settleAmounts(
      rows.map(({ entry }) => entry),
      {
        openings: printed.openings.map(({ value }) => value),
        closings: printed.closings.map(({ value }) => value),
        creditTotals: printed.credits.map(({ value }) => Math.abs(value)),
        debitTotals: printed.debits.map(({ value }) => Math.abs(value)),
        loose: printed.loose.map(({ value }) => value),
      },
      polarities,
      descending,
    );
  const listed = placed.filter(({ row, entry }) =>
    row.kind === 'transaction' ? entry.amount !== null : isCheckpoint(row, entry),
  );
  const { rows: ledgerRows, settled, leftOut } = chooseBlocks(listed, settle);
  if (leftOut !== null) warnings.push(leftOutBlock(leftOut.row.pageNumber));
  const decimals = currencyDecimals(parts.account.currency);
  const money = (value: Minor) => printMinor(value, parts.notation.scale, decimals);
  const dates = new Map(dated.map((row) => [row.row, row]));
  const transactions: Transaction[] = [];
  ledgerRows.forEach((placedRow, index) => {
    const amount = settled.amounts[index];
    const date = dates.get(placedRow.row);
    if (placedRow.row.kind !== 'transaction' || amount === null || amount === undefined || date === undefined) return;
    transactions.push(toTransaction(placedRow, date.date, amount, parts, settled, money));
  });
  const credits = settled.credits ?? soleTotal(printed.credits);
  const debits = settled.debits ?? soleTotal(printed.debits);
  const isOwed = settled.polarity === -1;
  const draft: Omit<Statement, 'verification'> = {
    bank: parts.bank,
    account: {
      type: type ?? (isOwed ? 'credit_card' : 'checking'),
      number: parts.account.number?.value ?? null,
      holder: parts.account.holder?.value ?? null,
      currency: parts.account.currency,
    },
    period: { from: parts.period.from, to: parts.period.to },
    openingBalance: settled.opening === null ? null : money(settled.opening),
    closingBalance: settled.closing === null ? null : money(settled.closing),
    totals:
      credits === null && debits === null
        ? null
        : {
            credits: credits === null ? null : money(credits),
            debits: debits === null ? null : money(Math.abs(debits)),
          },
    counts: readCounts(parts.facts),
    transactions,
    unassigned: [
      ...strayMoney(placed),
      ...parts.unread.map(({ token, line }) => ({ page: line.pageNumber, box: mutable(token.box), text: token.text })),
    ],
    ambiguities: [
      ...parts.doubts,
      ...(isDateMissing(dated) ? ['the dates of some rows were not found'] : []),
      ...(settled.convention !== 'bySection' && isSignGuessed(parts.account.type, ledgerRows)
        ? ['the amounts are signed as for money held or as for money owed']
        : []),
      ...(settled.conjectured
        ? ['opening and closing balance carry no label that is known; only their difference fits']
        : []),
      ...(settled.tied ? ['the signs of the amounts can be read in two ways'] : []),
    ],
    sources: collectSources(parts, printed, settled),
  };
  const { verification, coveredRows } = verifyStatement(draft);
  const rows = transactions.map((row, index) => ({
    ...row,
    verified: coveredRows[index] ?? false,
    confidence: rowConfidence(verification.status, coveredRows[index] ?? false),
  }));
  return { statement: { ...draft, transactions: rows, verification }, warnings };
}

/**
 * With one column of amounts and no plus, mark or debit column, the same figures fit an account that holds money and one
 * that owes it, with all signs reversed. Only the kind of account tells, and a guess about it proves nothing.
 */
function isSignGuessed(type: WeighedType | null, rows: readonly PlacedRow[]): boolean {
  if (type !== null && (type.certainty === 'stated' || !OWED.has(type.type))) return false;
  const amounts = rows.flatMap(({ entry }) =>
    entry.amount === null || entry.amount.magnitude === 0 ? [] : [entry.amount],
  );
  const isFree = amounts.every(
    ({ columnRole, token }) => columnRole === 'amount' && token.marker === null && token.sign !== 1,
  );
  return amounts.length > 0 && isFree;
}

/**
 * Lists that print a day's date once leave many rows undated. Where nearly all rows have a date a missing one was not
 * read, and where hardly any has one the dates of all were not.
 */
function isDateMissing(rows: readonly DatedRow[]): boolean {
  const inherited = rows.filter((row) => row.inherited).length;
  return inherited > 0 && (inherited < rows.length * 0.1 || inherited > rows.length * 0.85);
}

const MOST_BLOCKS = 12;

/**
 * Look-alikes (pending rows, summaries, the same list again) stand in blocks of their own. When the whole does not add up
 * and leaving out exactly one block makes it, that block is no part of the list; two such blocks decide nothing. Rows that print a running balance are of the list.
 */
function chooseBlocks(listed: readonly PlacedRow[], settle: (rows: readonly PlacedRow[]) => Settlement) {
  const whole = { rows: listed, settled: settle(listed), leftOut: null as PlacedRow | null };
  const blocks = [
    ...Map.groupBy(listed, ({ row, table }) => `${table.region.lines[0]?.index ?? 0}:${row.block}`).values(),
  ];
  if (whole.settled.holds || blocks.length < 2 || blocks.length > MOST_BLOCKS) return whole;
  const fits = blocks
    .filter((block) => block.length * 2 < listed.length && block.every(({ entry }) => entry.balance === null))
    .map((block) => ({ rows: listed.filter((row) => !block.includes(row)), leftOut: block[0]! }))
    .map((choice) => ({ ...choice, settled: settle(choice.rows) }))
    .filter(({ settled }) => settled.named);
  return fits.length === 1 ? fits[0]! : whole;
}

function leftOutBlock(page: number): Warning {
  return {
    code: 'list_left_out',
    message:
      'A list on this page is not part of the account activity: without it the printed balances agree, with it they do not.',
    page,
  };
}

/** Calibrated classes, not a formula: proven statements, rows under a holding check, and the rest. */
function rowConfidence(status: string, covered: boolean): number {
  if (status === 'verified') return 0.999;
  if (covered) return 0.99;
  return status === 'mismatch' ? 0.7 : 0.9;
}

/** Amounts are kept at the notation's scale; the result prints the currency's own decimals, or more when they matter. */
function printMinor(value: Minor, scale: number, decimals: number): string {
  if (decimals >= scale) return formatMinor(value * 10 ** (decimals - scale), decimals);
  const factor = 10 ** (scale - decimals);
  return value % factor === 0 ? formatMinor(value / factor, decimals) : formatMinor(value, scale);
}

function placeRows(parts: StatementParts, owed: boolean): PlacedRow[] {
  return parts.tables.flatMap((table) =>
    table.rows.map((row) => ({
      row,
      table,
      entry: {
        amount: row.kind === 'transaction' ? readAmount(row, table.roles, parts.notation, owed) : null,
        balance:
          readBalance(row, table.roles, parts.notation) ??
          (row.kind === 'balance' ? loneMoney(row, parts.notation) : null),
      },
    })),
  );
}

/** A balance row may print its figure in the amount column. */
function loneMoney(row: Row, notation: Notation): Minor | null {
  const tokens = [...row.money.values()];
  return tokens.length === 1 ? signedMinor(tokens[0]!, notation) : null;
}

function isCheckpoint(row: Row, entry: LedgerEntry): boolean {
  return row.kind === 'balance' && entry.balance !== null;
}

function dateRows(placed: readonly PlacedRow[], parts: StatementParts, warnings: Warning[]): DatedRow[] {
  const dated: DatedRow[] = [];
  let last: PlainDate | null = null;
  let unknownYear = false;
  for (const row of placed) {
    const token = dateToken(row);
    const own = token === null ? null : resolveDate(token, parts.order, parts.years);
    if (own !== null) last = own;
    if (own?.startsWith(String(UNKNOWN_YEAR)) && parts.years.latestYear === null) unknownYear = true;
    if (row.row.kind !== 'transaction' || row.entry.amount === null) continue;
    const isDatedList = row.table.rows.some(
      (other) => row.table.use.date !== null && other.dates.has(row.table.use.date),
    );
    const date = own ?? (isDatedList ? (last ?? parts.period.to) : (parts.period.to ?? last));
    if (date === null) continue;
    if (own === null && last === null) warnings.push(undatedRow(row.row.pageNumber));
    dated.push({ ...row, date, inherited: own === null });
  }
  if (unknownYear)
    warnings.push({
      code: 'year_unknown',
      message: 'No year is printed anywhere in the document; the year of its dates is a placeholder.',
      page: null,
    });
  return dated;
}

function undatedRow(page: number): Warning {
  return {
    code: 'date_inferred',
    message: 'A row prints no date; it was given the closing date of the statement.',
    page,
  };
}

function dateToken({ row, table }: PlacedRow): DateToken | null {
  if (table.use.date === null) return null;
  return row.dates.get(table.use.date) ?? null;
}

function isDescending(rows: readonly DatedRow[]): boolean {
  let [up, down] = [0, 0];
  for (let index = 1; index < rows.length; index++) {
    if (rows[index]!.date > rows[index - 1]!.date) up++;
    if (rows[index]!.date < rows[index - 1]!.date) down++;
  }
  return down > up;
}

interface PrintedMoney {
  readonly openings: readonly LabelledMoney[];
  readonly closings: readonly LabelledMoney[];
  readonly credits: readonly LabelledMoney[];
  readonly debits: readonly LabelledMoney[];
  /** Figures outside the list whose label is not known, in printed order. */
  readonly loose: readonly LabelledMoney[];
}

function collectPrinted(parts: StatementParts, placed: readonly PlacedRow[]): PrintedMoney {
  const first = placed.findIndex(({ row }) => row.kind === 'transaction');
  const last = placed.findLastIndex(({ row }) => row.kind === 'transaction');
  const rowsAs = (label: string, edge: (index: number) => boolean) =>
    placed.flatMap(({ row, entry }, index) => {
      const bare = row.kind === 'balance' && (row.label === 'none' || row.label === 'carried');
      const summed = row.kind === 'total' && row.label === 'none' && edge(index);
      if (
        row.kind === 'transaction' ||
        row.kind === 'left' ||
        entry.balance === null ||
        !(row.label === label || (bare && edge(index)) || summed)
      )
        return [];
      const token = [...row.money.values()].at(-1)!;
      return [{ value: entry.balance, token, line: lineOf(placed[index]!) }];
    });
  const descending = isDescendingPlaced(placed, parts);
  const [atStart, atEnd] = [
    (index: number) => first < 0 || index < first,
    (index: number) => index > last && last >= 0,
  ];
  // a balance printed in the middle of the list is carried over a page break; it neither opens nor closes anything
  const lines = placed.filter(({ row }) => row.kind === 'transaction').flatMap(({ row }) => row.lines);
  const [from, to] = [Math.min(...lines), Math.max(...lines)];
  const outside = parts.facts.filter((fact) => fact.textLine.index < from || fact.textLine.index > to);
  const labelled = (labels: readonly string[]) => selectLabelled(outside, labels, parts.notation);
  const loose = parts.figures.filter(({ line }) => line.index < from || line.index > to);
  return {
    openings: [
      ...labelled(['openingBalance']),
      ...rowsAs('opening', descending ? atEnd : atStart),
      ...labelled(['previousBalance', 'broughtForward']),
    ],
    closings: [
      ...labelled(['closingBalance']),
      ...rowsAs('closing', descending ? atStart : atEnd),
      ...labelled(['newBalance']),
    ],
    credits: labelled(['totalCredits']),
    debits: labelled(['totalDebits']),
    loose: loose.flatMap(({ token, line }) => {
      const value = signedMinor(token, parts.notation);
      return value === null ? [] : [{ value, token, line }];
    }),
  };
}

function isDescendingPlaced(placed: readonly PlacedRow[], parts: StatementParts): boolean {
  const dates = placed
    .map((row) => dateToken(row))
    .filter((token) => token !== null)
    .map((token) => resolveDate(token, parts.order, parts.years));
  const known = dates.filter((date) => date !== null);
  return known.length > 1 && known[0]! > known.at(-1)!;
}

function lineOf({ row, table }: PlacedRow): TokenLine {
  return table.region.lines.find((line) => line.index === row.firstLine)!;
}

/** A total that agrees with no sum is reported when it is the only one: then the checker says so. */
function soleTotal(totals: readonly LabelledMoney[]): Minor | null {
  const values = [...new Set(totals.map(({ value }) => Math.abs(value)))];
  return values.length === 1 ? values[0]! : null;
}

function toTransaction(
  { row, table, entry }: PlacedRow,
  date: PlainDate,
  amount: Minor,
  parts: StatementParts,
  settled: Settlement,
  money: (value: Minor) => string,
): Transaction {
  const others = otherDates({ row, table, entry }, parts);
  const flip = settled.polarity === -1 && row.money.size > 0;
  return {
    date,
    transactionDate: others.transactionDate,
    valueDate: others.valueDate,
    description: describe(row, table),
    amount: money(amount),
    type: amount < 0 || (amount === 0 && entry.amount!.columnRole === 'debit') ? 'debit' : 'credit',
    balance: entry.balance === null ? null : money(flip ? owedBalance(row, table, entry.balance) : entry.balance),
    reference: textOf(row, table, 'reference'),
    original: null,
    page: row.pageNumber,
    box: [...roundBox(row.box)] as [number, number, number, number],
    verified: false,
    confidence: 0,
  };
}

/** What is owed is positive; CR beside it means that the bank owes. */
function owedBalance(row: Row, table: Table, balance: Minor): Minor {
  for (const [column, token] of row.money) {
    if (table.roles.get(column) === 'balance' && token.marker !== null)
      return token.marker === 'credit' ? -Math.abs(balance) : Math.abs(balance);
  }
  return balance;
}

function otherDates({ row, table }: PlacedRow, parts: StatementParts) {
  const dateOf = (role: string) => {
    const column = table.columns.findIndex(
      (candidate, index) =>
        candidate.kind === 'date' && candidate.candidates.includes(role as never) && index !== table.use.date,
    );
    const token = column < 0 ? undefined : row.dates.get(column);
    return token === undefined ? null : resolveDate(token, parts.order, parts.years);
  };
  return { transactionDate: dateOf('transactionDate'), valueDate: dateOf('valueDate') };
}

function describe(row: Row, table: Table): string {
  const parts = [...table.use.description].map((column) => row.texts.get(column)).filter((text) => text !== undefined);
  const text = parts.join(' ').replace(/\s+/g, ' ').trim();
  return text !== '' ? text : (textOf(row, table, 'reference') ?? '');
}

/** Two columns may share a role; the first that has text on this row says it. */
function textOf(row: Row, table: Table, role: string): string | null {
  for (const [index, column] of table.columns.entries()) {
    const text = column.kind === 'text' && column.candidates[0] === role ? row.texts.get(index) : undefined;
    if (text !== undefined) return text;
  }
  return null;
}

/** Money within the list that became nothing: beside a row, or a whole line that no rule could place. */
function strayMoney(placed: readonly PlacedRow[]): Source[] {
  return placed.flatMap(({ row }) => {
    const tokens =
      row.kind === 'transaction'
        ? row.stray
        : row.kind === 'left'
          ? [...row.money.values(), ...row.stray].filter((token) => token.strong)
          : [];
    return tokens.map((token) => ({ page: row.pageNumber, box: mutable(token.box), text: token.text }));
  });
}

function readCounts(facts: readonly Fact[]): Statement['counts'] {
  const count = (label: string) => {
    const text = facts.find((fact) => fact.label === label && /^\d{1,6}$/.test(fact.text.trim()))?.text.trim();
    return text === undefined ? null : Number(text);
  };
  const [credits, debits] = [count('countCredits'), count('countDebits')];
  return credits === null && debits === null ? null : { credits, debits };
}

function collectSources(parts: StatementParts, printed: PrintedMoney, settled: Settlement): Record<string, Source> {
  const sources: Record<string, Source> = { ...parts.period.sources };
  const note = (field: string, found: LabelledMoney | undefined) => {
    if (found !== undefined)
      sources[field] = { page: found.line.pageNumber, box: mutable(found.token.box), text: found.token.text };
  };
  note(
    'openingBalance',
    [...printed.openings, ...printed.loose].find(({ value }) => value === settled.opening),
  );
  note(
    'closingBalance',
    [...printed.closings, ...printed.loose].find(({ value }) => value === settled.closing),
  );
  note(
    'totals.credits',
    printed.credits.find(({ value }) => Math.abs(value) === settled.credits),
  );
  note(
    'totals.debits',
    printed.debits.find(({ value }) => Math.abs(value) === settled.debits),
  );
  if (parts.account.number !== null) sources['account.number'] = parts.account.number.source;
  if (parts.account.holder !== null) sources['account.holder'] = parts.account.holder.source;
  return sources;
}

function mutable(box: Box): [number, number, number, number] {
  return [...roundBox(box)] as [number, number, number, number];
}
