/** Cells of a line that may be a header → how much speaks for it. */
import type { Box } from '@extracto/model';
import { lookupPhrase } from '../../knowledge/lexicon.ts';
import type { ColumnRole, HeaderCell } from '../../lines/reading.ts';
import { overlapX } from '../../lines/segments.ts';
import { DATE_ROLES } from '../date-roles.ts';
import { TABLES } from '../thresholds.ts';

export const { MOST_BY_PLACE } = TABLES.scoreHeader;
const { FEWEST_NAMES, FEWEST_ROWS, PER_CELL, PER_VALUE, BY_PLACE, TORN, UNNAMED, SAME_NAME } = TABLES.scoreHeader;

export const MONEY_ROLES: ReadonlySet<ColumnRole> = new Set(['debit', 'credit', 'amount', 'balance']);

const ANCHOR_ROLES: ReadonlySet<ColumnRole> = new Set([...DATE_ROLES, 'description', 'reference']);

export const BESIDE_MONEY: ReadonlySet<ColumnRole> = new Set(['debit', 'credit', 'balance', 'currency']);

/** "Previous bill", "Kind of account", and no name of a column: a summary with its labels over its values heads no list. */
function isSummaryLabel({ text, roles }: HeaderCell): boolean {
  return roles.length === 0 && lookupPhrase(text).some(({ kind, value }) => kind === 'label' && SUMMARISED.has(value));
}

const SUMMARISED: ReadonlySet<string> = new Set([
  'openingBalance',
  'closingBalance',
  'previousBalance',
  'newBalance',
  'minimumPayment',
  'accountType',
]);

/** "PAYMENTS AND CREDITS" over the texts: the title of the section, not one of its sides. */
function isTitle({ text }: HeaderCell): boolean {
  return text.includes(' ') && isSection({ text });
}

/** "Money owed (£)": whatever it means, it is the name of a column of amounts. */
const COUNTED = /\((?:\p{Sc}|[A-Z]{1,2}\p{Sc}|[A-Z]{3})\)$/u;

/**
 * Right above dated amounts even a header without a known word for money is one. So is one that names days and texts, or the
 * value date beside another day, and leaves the amounts behind its last name without any: "Bu-Tag  Wert  Vorgang".
 */
function hasMoneyUnnamed(cells: readonly HeaderCell[], { isRow, amountFrom }: Below): boolean {
  if (cells.some(({ roles }) => roles.length === 0)) return isRow;
  const [first, last] = [cells[0]?.roles[0], cells.at(-1)?.roles[0]];
  if (first === undefined || !DATE_ROLES.has(first) || amountFrom === null) return false;
  if (last !== 'description' && last !== 'valueDate') return false;
  return cells.every(({ text, box }) => !HAS_DIGIT.test(text) && box[2] < amountFrom);
}

/** "Date  Details  US Dollars": the amounts of a list in one currency are called by its name. */
function namesCurrency(named: readonly HeaderCell[]): boolean {
  return named.filter(({ roles, currencies }) => roles[0] === 'originalAmount' && currencies.length > 0).length === 1;
}

export const HAS_DIGIT = /\p{N}/u;

/** The lines below what may be a header. */
export interface Below {
  /** One of the next lines is a row. */
  readonly isRow: boolean;
  /** Index of the next amount; null when the next lines have none. */
  readonly amountFrom: number | null;
  /** The date and the amounts of each of the first rows of a list that begins right below; empty where none does. */
  readonly rows: readonly (readonly Box[])[];
}

/**
 * Scores unknown words as a header by their place: right above a list, one of them over the date and
 * one over each amount of its rows. Known headers score twice as much and more.
 */
function scorePlace(cells: readonly HeaderCell[], { rows }: Below): number {
  if (cells.length < FEWEST_NAMES || rows.length < FEWEST_ROWS || cells.some(({ text }) => HAS_DIGIT.test(text)))
    return 0;
  const named = new Set<number>();
  for (const values of rows) {
    const over = values.map((value) => cells.findIndex(({ box }) => overlapX(box, value) > 0));
    if (over.includes(-1) || new Set(over).size < over.length) return 0;
    for (const cell of over) named.add(cell);
  }
  return Math.min(MOST_BY_PLACE, BY_PLACE + named.size * PER_VALUE + cells.length * PER_CELL);
}

/**
 * Scores the names of amounts right above a row whose day and text have none: "Amount", "Foreign Spend   Amount". The title of
 * the section may stand in front: "Payments   Amount".
 */
function scoreAmounts(cells: readonly HeaderCell[], { isRow, rows: [row] }: Below): number {
  const [last, amount] = [cells.at(-1), row?.at(-1)];
  if (!isRow || last?.roles[0] !== 'amount' || amount === undefined || overlapX(last.box, amount) <= 0) return 0;
  const isTitle = (cell: HeaderCell) => cell === cells[0] && isSection(cell);
  return cells.every((cell) => cell === last || cell.roles[0] === 'originalAmount' || isTitle(cell)) ? BY_PLACE : 0;
}

function isSection({ text }: Pick<HeaderCell, 'text'>): boolean {
  return lookupPhrase(text).some(({ kind }) => kind === 'section');
}

/** 0 when it cannot be a header. */
export function scoreHeader(cells: readonly HeaderCell[], below: Below): number {
  const score = scoreNames(cells, below) || scoreAmounts(cells, below);
  return score > 0 && cells.some(isSummaryLabel) ? 0 : score;
}

/** Named columns, minus prose: words without a meaning weigh against it. */
function scoreNames(cells: readonly HeaderCell[], below: Below): number {
  const named = cells.filter((cell) => cell.roles.length > 0);
  const has = (roles: ReadonlySet<ColumnRole>) => named.some((cell) => cell.roles.some((role) => roles.has(role)));
  const isNamed = has(MONEY_ROLES) || (has(DATE_ROLES) && (namesCurrency(named) || hasMoneyUnnamed(cells, below)));
  if (named.length < 2 || !has(ANCHOR_ROLES) || !isNamed) return scorePlace(cells, below);
  const unnamedWords = cells
    .filter((cell) => cell.roles.length === 0 && !COUNTED.test(cell.text))
    .reduce((sum, cell) => sum + cell.text.split(' ').length, 0);
  // two columns of one name are rare: a title that fell apart into many small cells is not a better header
  const distinct = new Set(named.map((cell) => cell.roles.join())).size;
  // "Bedrag af" is one name: an amount beside debit and credit means that names were torn apart
  const isFirst = (role: ColumnRole) => named.some((cell) => cell.roles[0] === role && !isTitle(cell));
  const torn =
    isFirst('debit') || isFirst('credit') ? named.filter((cell) => cell.roles[0] === 'amount').length * TORN : 0;
  const score = distinct - torn + (named.length - distinct) * SAME_NAME - unnamedWords * UNNAMED;
  return score > 1 ? score : scorePlace(cells, below);
}
