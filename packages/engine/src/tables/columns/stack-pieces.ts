/**
 * Pieces of the lines of a header → the names of its columns, from left to right: a piece goes on below the one that it overlaps.
 *
 *   Trans.               Balance
 *   Date     Amount   Book  Available      "Trans. Date", "Amount", "Balance Book", "Balance Available"
 */
import { type Box, boxAround, type Word } from '@extracto/model';
import { overlapX, textOf } from '../../lines/segments.ts';
import { TABLES } from '../thresholds.ts';
import { rolesOf } from './name-roles.ts';

const { BESIDE } = TABLES.findHeaders;
const { ALIKE_PT } = TABLES.shared;

export interface Piece {
  readonly text: string;
  readonly box: Box;
  readonly names?: readonly Piece[];
  readonly words?: readonly Word[];
  /** One below the other, from the top. */
  readonly stacked?: readonly string[];
}

export function stackPieces(rows: readonly (readonly Piece[])[]): Piece[] {
  return rows
    .slice(1)
    .reduce(stackRow, rows[0]!)
    .toSorted((a, b) => a.box[0] - b.box[0]);
}

function stackRow(columns: readonly Piece[], row: readonly Piece[]): readonly Piece[] {
  const over = row.map((piece) => columns.findIndex(({ box }) => overlapX(box, piece.box) > 0));
  const alone = new Set(row.filter((_, at) => over[at] === -1));
  const stacked = columns.flatMap((column, index) => {
    const below = row.filter((_, at) => over[at] === index);
    const reach = (column.box[3] - column.box[1]) * BESIDE;
    const near = row.filter((piece) => alone.has(piece) && -overlapX(column.box, piece.box) < reach);
    const named = below.length === 0 ? null : nameEach(column, [...below, ...near]);
    if (named === null) return [below.reduce(stackOn, column)];
    for (const piece of near) alone.delete(piece);
    return named;
  });
  return [...stacked, ...alone];
}

function stackOn(column: Piece, { text, box }: Piece): Piece {
  const stacked = [...(column.stacked ?? [column.text]), text];
  return { text: joinBelow(column.text, text), box: boxAround([column, { box }]), stacked };
}

/** "Commis-" over "sion": a word that is broken at the end of its line. */
export function joinBroken(upper: string, lower: string): string {
  if (!upper.endsWith('-')) return `${upper} ${lower}`;
  const whole = upper.slice(0, -1) + lower;
  return rolesOf(whole).length > 0 ? whole : `${upper} ${lower}`;
}

/** "Withdraw" over "n": the end of a word that its column is too narrow for. */
function joinBelow(upper: string, lower: string): string {
  const joined = joinBroken(upper, lower);
  const isKnown = !WORD_END.test(lower) || rolesOf(joined).length > 0 || rolesOf(upper + lower).length === 0;
  return isKnown ? joined : upper + lower;
}

const WORD_END = /^\p{Ll}{1,3}$/u;

/**
 * "Balance" centred over "Book" and "Available" is part of either name, and of "Transaction Value" each word begins one of two,
 * which stand right below at its edge; `null` for names that do not go on below like that.
 */
function nameEach(column: Piece, below: readonly Piece[]): readonly Piece[] | null {
  if (below.length < 2) return null;
  const whole = below.map(({ text, box }) => ({ text: `${column.text} ${text}`, box }));
  return [partEach(column, below), whole].find((named) => named?.every(({ text }) => rolesOf(text).length > 0)) ?? null;
}

/** `null` unless a word above has the left edge of each name. */
function partEach({ words = [] }: Piece, below: readonly Piece[]): readonly Piece[] | null {
  const starts = below.map(({ box }) => words.findIndex((word) => Math.abs(word.box[0] - box[0]) <= ALIKE_PT));
  if (starts[0] !== 0 || starts.some((start, at) => at > 0 && start <= starts[at - 1]!)) return null;
  return below.map((piece, at) => {
    const own = words.slice(starts[at], starts[at + 1]);
    return { text: `${textOf(own)} ${piece.text}`, box: boxAround([...own, piece]) };
  });
}
