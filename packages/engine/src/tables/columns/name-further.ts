/**
 * Tells a lower line of a header, whose words head no list alone, from the first row:
 *
 *   Details          Transaction   Paid in      Payee/Payer         Amount
 *                    Status                     Reference/Message
 */
import { overlapX } from '../../lines/segments.ts';
import { areNames, rolesOf } from './name-roles.ts';
import { joinBroken, type Piece } from './stack-pieces.ts';

/** `upper`: the pieces of the line above. */
export function nameFurther(upper: readonly Piece[], lower: readonly Piece[]): boolean {
  return areNames(lower) || isLowerName(lower) || (!areAlike(lower) && lower.every((piece) => endsName(upper, piece)));
}

/** Alone in its line it names the further lines of a row, and none of it is an amount or a day. */
function isLowerName([name, another]: readonly Piece[]): boolean {
  return name !== undefined && another === undefined && ['description', 'reference'].includes(rolesOf(name.text)[0]!);
}

/** "No.   No." goes on with the names of a grid. */
function areAlike(pieces: readonly Piece[]): boolean {
  return pieces.length > 1 && new Set(pieces.map(({ text }) => text)).size === 1;
}

/** "Status" right below "Transaction": together they are a name, and another one than the upper word alone. */
function endsName(upper: readonly Piece[], { text, box }: Piece): boolean {
  const [above, another] = upper.filter((piece) => overlapX(piece.box, box) > 0);
  return above !== undefined && another === undefined && rolesOf(joinBroken(above.text, text)).length > 0;
}
