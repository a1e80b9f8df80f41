/** A settled row → the transaction of the result. */
import { type DraftTransaction, type Minor, type PlainDate, roundBox } from '@extracto/model';
import { findKind } from '../../knowledge/transaction-kinds.ts';
import type { ColumnRole } from '../../lines/reading.ts';
import type { Row } from '../../tables/rows/build-rows.ts';
import { givesYear, resolveDate, withoutYear } from '../../tokens/resolve-dates.ts';
import type { Settlement } from '../interpret/settle-amounts.ts';
import { isOfKinds } from '../is-of-kinds.ts';
import type { Table } from '../read-table.ts';
import { findCounterparty } from './find-counterparty.ts';
import { findValueNote, type ValueNote } from './find-value-note.ts';
import { readOriginal } from './read-original.ts';
import type { PlacedRow, StatementParts } from './statement-parts.ts';

export function toTransaction(
  place: PlacedRow,
  date: PlainDate,
  amount: Minor,
  parts: StatementParts,
  settled: Settlement,
  money: (value: Minor) => string,
): DraftTransaction {
  const { row, table, entry } = place;
  const note = findValueNote(row, table);
  const others = otherDates(place, parts, note);
  const description = withoutNote(describe(row, table), note);
  const type = kindOf(row, table);
  const flip = settled.polarity === -1 && row.money.size > 0;
  return {
    id: '',
    ...(givesYear(parts.years) ? { date } : { date: null, dateWithoutYear: withoutYear(date) }),
    transactionDate: others.transactionDate,
    valueDate: others.valueDate,
    description,
    amount: money(amount),
    type: amount < 0 || (amount === 0 && entry.amount!.columnRole === 'debit') ? 'debit' : 'credit',
    balance: entry.balance === null ? null : money(flip ? owedBalance(row, table, entry.balance) : entry.balance),
    reference: textOf(row, table, 'reference'),
    counterparty: findCounterparty({
      printed: row.texts.get(table.counterparty) ?? null,
      description,
      holder: parts.account.holder?.value ?? null,
      lines: () => linesOf(row, table),
    }),
    kind: findKind(type === null || type === description ? description : `${type} ${description}`),
    original: readOriginal(row, table, description, parts.account.currency, parts.notation),
    page: row.pageNumber,
    box: roundBox(row.box) as [number, number, number, number],
    verified: false,
    confidence: 0,
  };
}

/** The texts of the row's lines. Few rows ask for them, and the lines of a region are in order. */
function linesOf({ lines }: Row, { region }: Table): string[] {
  return lines.flatMap((wanted) => {
    let [from, to] = [0, region.lines.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (region.lines[middle]!.index < wanted) from = middle + 1;
      else to = middle;
    }
    const line = region.lines[from];
    return line?.index === wanted ? [line.words.map(({ text }) => text).join(' ')] : [];
  });
}

/** On a liability the printed amount is positive; CR beside it means that the bank owes. */
function owedBalance(row: Row, table: Table, balance: Minor): Minor {
  for (const [column, token] of row.money) {
    if (table.roles.get(column) === 'balance' && token.marker !== null)
      return token.marker === 'credit' ? -Math.abs(balance) : Math.abs(balance);
  }
  return balance;
}

const NO_OTHERS = { transactionDate: null, valueDate: null };

function otherDates({ row, table }: PlacedRow, parts: StatementParts, note: ValueNote | null) {
  if (!givesYear(parts.years)) return NO_OTHERS;
  if (note !== null) return { transactionDate: null, valueDate: resolveDate(note.date, parts.order, parts.years) };
  if (row.dates.size === (table.use.date !== null && row.dates.has(table.use.date) ? 1 : 0)) return NO_OTHERS;
  const dateOf = (role: ColumnRole) => {
    const token = row.dates.get(findDateColumn(table, role));
    return token === undefined ? null : resolveDate(token, parts.order, parts.years);
  };
  return { transactionDate: dateOf('transactionDate'), valueDate: dateOf('valueDate') };
}

function withoutNote(description: string, note: ValueNote | null): string {
  return note !== null && description.startsWith(`${note.text} `)
    ? description.slice(note.text.length + 1)
    : description;
}

/** Beside the one that dates the row; −1 for none. */
function findDateColumn({ columns, use }: Table, role: ColumnRole): number {
  for (let index = 0; index < columns.length; index++) {
    const { kind, candidates } = columns[index]!;
    if (kind === 'date' && index !== use.date && candidates.includes(role)) return index;
  }
  return -1;
}

export function describe(row: Row, table: Table): string {
  const joined = row.inLines ?? joinColumns(row, table);
  const text = isEvenlySpaced(joined) ? joined : joined.replace(/\s+/g, ' ').trim();
  return text !== '' ? text : (kindOf(row, table) ?? textOf(row, table, 'reference') ?? '');
}

/** What the row prints in a column of kinds that describes no row; `null` for nothing. */
function kindOf({ texts }: Row, { columns, use }: Table): string | null {
  for (const [index, text] of texts)
    if (columns[index]!.kind === 'text' && !use.description.has(index) && isOfKinds(columns[index]!)) return text;
  return null;
}

function joinColumns({ texts }: Row, { use }: Table): string {
  let joined = '';
  for (const column of use.description) {
    const part = texts.get(column);
    if (part !== undefined) joined = joined === '' ? part : `${joined} ${part}`;
  }
  return joined;
}

/** Nothing but single spaces between words; beyond ASCII an expression tells what a space is. */
function isEvenlySpaced(text: string): boolean {
  let before = SPACE;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < SPACE || code > TILDE || (code === SPACE && before === SPACE)) return !UNEVEN_SPACES.test(text);
    before = code;
  }
  return before !== SPACE;
}

const SPACE = 0x20;
const TILDE = 0x7e;
const UNEVEN_SPACES = /[^\S ]|\s\s|^\s|\s$/;

/** Two columns may share a role; the first that has text on this row says it. */
export function textOf(row: Row, table: Table, role: string): string | null {
  for (let index = 0; index < table.columns.length; index++) {
    const column = table.columns[index]!;
    const text = column.kind === 'text' && column.candidates[0] === role ? row.texts.get(index) : undefined;
    if (text !== undefined) return text;
  }
  return null;
}
