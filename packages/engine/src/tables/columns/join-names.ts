/** Pieces of a header that fell apart at every gap → names: "Posting" and "Date" beside each other are one. */
import { boxAround } from '@extracto/model';
import { TABLES } from '../thresholds.ts';
import { rolesOf } from './name-roles.ts';
import type { Piece } from './stack-pieces.ts';

const { NAME_GAP } = TABLES.shared;

/**
 * "Posting Date" set in wide letters is one name, as "Date" is: two that say the same together are not two columns, nor are those
 * of which the second says nothing, as in "Transaction No".
 */
export function joinNames(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const text = last === undefined ? '' : `${last.text} ${piece.text}`;
    if (last !== undefined && isNear(last, piece) && isSameName(text, last.text, piece.text))
      joined[joined.length - 1] = { text, box: boxAround([last, piece]) };
    else joined.push(piece);
  }
  return joined;
}

function isSameName(whole: string, left: string, right: string): boolean {
  const [role] = rolesOf(whole);
  const [first, second] = [left, right].map((text) => rolesOf(text)[0]);
  return role !== undefined && (role === first || role === second || second === 'ignored');
}

function isNear(left: Piece, right: Piece): boolean {
  return right.box[0] - left.box[2] < (left.box[3] - left.box[1]) * NAME_GAP;
}
