/**
 * The statements of one account → one list of bookings, each once, as if the documents had been put one after another.
 *
 * If periods do not touch, every row is a booking of its own, however alike it looks. If statements cover the
 * same days a row is the same booking as one of another statement when both have its id or print the same booking; of
 * rows that look alike as many are kept as the statement with the most of them prints, so two equal coffees stay two.
 * Weakness: statements that share a part of a day, which neither prints whole, lose what looks alike in it; the sums say so.
 */
import { describeBooking, identifyTransactions } from '../identify-transactions.ts';
import { printedDay } from '../printed-day.ts';
import type { DraftTransaction, ExtractionResult, Statement, Transaction } from '../result.ts';
import { type Chained, chainStatements, headOf, type StatementHead } from './chain-statements.ts';
import { groupStatements } from './group-statements.ts';

/** A statement within the result that it was read in. */
export interface AccountPart {
  readonly result: ExtractionResult;
  /** 0-based, of the statement. */
  readonly index: number;
}

export interface MergedStatements {
  /** One statement; its pages are counted through all documents. What proves it is for the checker to say. */
  readonly result: ExtractionResult;
  readonly parts: readonly Chained<StatementHead>[];
  /** Rows that stood in more than one statement and were taken once. */
  readonly repeatedRows: number;
}

type PlacedHead = StatementHead & { readonly whole: Statement; readonly document: ExtractionResult };

/** The statements of several results, those of each account merged, in the order in which `groupStatements` gives accounts. */
export function mergeAccounts(results: readonly ExtractionResult[]): MergedStatements[] {
  const parts = results.flatMap((result) =>
    result.statements.map((statement, index) => ({ result, index, bank: statement.bank, account: statement.account })),
  );
  return groupStatements(parts).map(mergeStatements);
}

/** `parts` are of one account, at least one of them. */
export function mergeStatements(parts: readonly AccountPart[]): MergedStatements {
  const chain = chainStatements(parts.map(placeHead));
  const firstPages = countPages(chain);
  let rows: readonly DraftTransaction[] = [];
  let repeatedRows = 0;
  for (const { statement, link } of chain) {
    const added = inTime(turnPages(statement.whole.transactions, firstPages.get(statement.document) ?? 0));
    const sharesDays = link !== null && link.kind !== 'joined' && link.kind !== 'gap';
    const next = sharesDays ? weave(statement, rows, added) : [...rows, ...added];
    repeatedRows += rows.length + added.length - next.length;
    rows = next;
  }
  const documents = [...firstPages.keys()];
  const draft = { ...describeDocuments(documents, firstPages), statements: [joinHeads(chain, rows, firstPages)] };
  return { result: identifyTransactions(draft), parts: chain, repeatedRows };
}

function placeHead({ result, index }: AccountPart): PlacedHead {
  const whole = result.statements[index];
  if (whole === undefined) throw new RangeError(`there is no statement ${index}`);
  return { ...headOf(whole), whole, document: result };
}

/** Number of pages before each document. */
function countPages(chain: readonly Chained<PlacedHead>[]): Map<ExtractionResult, number> {
  const before = new Map<ExtractionResult, number>();
  let pages = 0;
  for (const { statement } of chain) {
    if (before.has(statement.document)) continue;
    before.set(statement.document, pages);
    pages += statement.document.pages;
  }
  return before;
}

const turnPages = (rows: readonly Transaction[], before: number) =>
  rows.map((row) => ({ ...row, page: row.page + before }));

/** Oldest first, whichever way it was printed. */
function inTime<T extends DraftTransaction>(rows: readonly T[]): readonly T[] {
  return (rows[0]?.date ?? '') > (rows.at(-1)?.date ?? '') ? rows.toReversed() : rows;
}

/** The rows of `added` that are not among `rows` already, each behind the one that it follows in its own statement. */
function weave(
  head: StatementHead,
  rows: readonly DraftTransaction[],
  added: readonly Transaction[],
): readonly DraftTransaction[] {
  const twins = matchRows(head, rows, added);
  const behind = new Map<number, Transaction[]>();
  let last: number | null = null;
  for (const row of added) {
    const twin = twins.get(row);
    if (twin !== undefined) last = Math.max(last ?? twin, twin);
    else {
      const place = last ?? rows.findLastIndex((other) => printedDay(other) <= printedDay(row));
      behind.set(place, [...(behind.get(place) ?? []), row]);
    }
  }
  return [...(behind.get(-1) ?? []), ...rows.flatMap((row, index) => [row, ...(behind.get(index) ?? [])])];
}

/** Row → index of the row that is the same booking, each taken once: first by id, which outlives corrections. */
function matchRows(
  head: StatementHead,
  rows: readonly DraftTransaction[],
  added: readonly Transaction[],
): ReadonlyMap<Transaction, number> {
  const twins = new Map<Transaction, number>();
  const taken = new Set<number>();
  const match = (nameOf: (row: DraftTransaction) => string) => {
    const free = Map.groupBy(
      rows.flatMap((row, index) => (taken.has(index) ? [] : [{ name: nameOf(row), index }])),
      ({ name }) => name,
    );
    for (const row of added) {
      const twin = twins.has(row) ? undefined : free.get(nameOf(row))?.shift();
      if (twin === undefined) continue;
      twins.set(row, twin.index);
      taken.add(twin.index);
    }
  };
  match((row) => ('id' in row ? String(row.id) : describeBooking(head, row)));
  match((row) => describeBooking(head, row));
  return twins;
}

function describeDocuments(documents: readonly ExtractionResult[], firstPages: ReadonlyMap<ExtractionResult, number>) {
  const latest = documents.at(-1);
  if (latest === undefined) throw new RangeError('there is no statement to merge');
  return {
    documentType: latest.documentType,
    parser: latest.parser,
    pages: documents.reduce((sum, { pages }) => sum + pages, 0),
    bankId: latest.bankId,
    warnings: documents.flatMap((document) =>
      document.warnings.map((warning) => ({
        ...warning,
        page: warning.page === null ? null : warning.page + (firstPages.get(document) ?? 0),
      })),
    ),
  };
}

function joinHeads(
  chain: readonly Chained<PlacedHead>[],
  rows: readonly DraftTransaction[],
  firstPages: ReadonlyMap<ExtractionResult, number>,
) {
  const [first] = chain;
  const last = chain.reduce((furthest, part) => ((part.to ?? '') >= (furthest?.to ?? '') ? part : furthest), first);
  if (first === undefined || last === undefined) throw new RangeError('there is no statement to merge');
  const wholes = chain.map(({ statement }) => statement);
  return {
    bank: last.statement.bank,
    account: last.statement.account,
    period: { from: first.from, to: last.to },
    openingBalance: first.statement.openingBalance,
    closingBalance: last.statement.closingBalance,
    totals: null,
    counts: null,
    transactions: freeTakenIds(rows),
    unassigned: wholes.flatMap(({ whole, document }) =>
      whole.unassigned.map((source) => ({ ...source, page: source.page + (firstPages.get(document) ?? 0) })),
    ),
    ambiguities: wholes.flatMap(({ whole }) => whole.ambiguities),
    sources: {},
    verification: { status: 'unverifiable' as const, checks: [], breaks: [], missing: [] },
  };
}

/** Two bookings that look alike have the same id when each was read alone; the later one gets the next. */
function freeTakenIds(rows: readonly DraftTransaction[]): DraftTransaction[] {
  const taken = new Set<unknown>();
  return rows.map((row) => {
    if (!('id' in row)) return row;
    const { id, ...rest } = row;
    if (taken.has(id)) return rest;
    taken.add(id);
    return row;
  });
}
