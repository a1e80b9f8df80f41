/**
 * The pieces of each line of a stacked header, without the splits that the stack refutes: a name that goes on in another line is
 * not split at the names within it, where all of it is a name.
 *
 *   Amount of checks   Amount of deposits
 *      or charges          or credits          "Checks" is no column beside "Amount of or charges"
 */
import type { Box } from '@extracto/model';
import type { TokenLine } from '../../lines/reading.ts';
import { overlapX, splitSegments } from '../../lines/segments.ts';
import { TABLES } from '../thresholds.ts';
import { rolesOf } from './name-roles.ts';
import { type Piece, stackPieces } from './stack-pieces.ts';

const { NAME_GAP } = TABLES.shared;

export function keepWhole(
  stack: readonly TokenLine[],
  pieces: readonly (readonly Piece[])[],
): readonly (readonly Piece[])[] {
  const rows = stack.map(({ words }): readonly Piece[] => splitSegments(words, NAME_GAP));
  if (rows.every((row, at) => row.length >= pieces[at]!.length)) return pieces;
  const parts = (row: number, segment: Piece) => pieces[row]!.filter(isOver(segment.box));
  // what stands over or under several names is several itself
  const isParted = (row: number, { box }: Piece) =>
    rows.some((other, at) => at !== row && other.filter(isOver(box)).length > 1);
  const whole = rows.map((row, at) =>
    row.flatMap((segment) => (isParted(at, segment) ? parts(at, segment) : [segment])),
  );
  const named = stackPieces(whole).filter(({ text }) => rolesOf(text).length > 0);
  return whole.map((row, at) =>
    row.flatMap((piece) => {
      const own = parts(at, piece);
      return own.length > 1 && named.some(({ box }) => overlapX(box, piece.box) > 0) ? [piece] : own;
    }),
  );
}

function isOver(box: Box) {
  return (other: Piece) => overlapX(other.box, box) > 0;
}
