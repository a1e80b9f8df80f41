/**
 * Tells the title of a list from the first line of its header. It names no column, stands over the day and another one, and what the
 * lines below it head is named as well without it:
 *
 *   Statement of Savings            儲蓄存款
 *   Date     Transaction Details    Deposit     Withdrawal     Balance
 */
import type { Header } from '../../lines/reading.ts';
import { overlapX } from '../../lines/segments.ts';
import { DATE_ROLES } from '../date-roles.ts';
import { rolesOf } from './name-roles.ts';
import type { Piece } from './stack-pieces.ts';

interface Scored {
  readonly header: Header;
  readonly score: number;
}

/** `pieces`: of the first line. `below`: the header that begins with the line under it. */
export function isTitled(pieces: readonly Piece[], { header, score }: Scored, below: Scored | undefined): boolean {
  if (below === undefined || below.score < score || below.header.lineIndexes.at(-1) !== header.lineIndexes.at(-1))
    return false;
  const isOverDay = ({ box }: Piece) => {
    const [first, another] = below.header.cells.filter((cell) => overlapX(cell.box, box) > 0);
    return another !== undefined && first!.roles.some((role) => DATE_ROLES.has(role));
  };
  return pieces.every(({ text }) => rolesOf(text).length === 0) && pieces.some(isOverDay);
}
