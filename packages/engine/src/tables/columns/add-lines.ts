/** Two lines of names above a list whose rows have two lines → one header. */
import { boxAround } from '@extracto/model';
import type { Header, HeaderCell } from '../../lines/reading.ts';
import { overlapX } from '../../lines/segments.ts';
import { rolesOf } from './name-roles.ts';

/** The lower names mean other things than those above them: no translation of these. */
export function saysMore(upper: Header, lower: Header): boolean {
  const { same, other } = compareNames(upper, lower);
  return other > same;
}

/** "Tarikh", "Baki" right below "Date", "Balance": the same names in another language, each below one of the first. */
export function saysAgain(upper: Header, lower: Header): boolean {
  const { same, other } = compareNames(upper, lower);
  const isBelow = ({ box }: HeaderCell) => upper.cells.some((cell) => overlapX(cell.box, box) > 0);
  return same > other && same * 2 > upper.cells.length && lower.cells.every(isBelow);
}

/** Pairs of known names, one below the other, that mean the same and something else. */
function compareNames(upper: Header, lower: Header): { readonly same: number; readonly other: number } {
  let [same, other] = [0, 0];
  for (const cell of upper.cells) {
    for (const { box, roles } of lower.cells) {
      if (overlapX(cell.box, box) <= 0 || cell.roles.length === 0 || roles.length === 0) continue;
      if (cell.roles[0] === roles[0]) same++;
      else other++;
    }
  }
  return { same, other };
}

/** Unknown words, each below one of the names: "EUR" below "Amount" ends it and names no column of its own. */
export function endsNames(upper: Header, lower: Header): boolean {
  return lower.cells.every(
    ({ box, roles }) => roles.length === 0 && upper.cells.some((cell) => overlapX(cell.box, box) > 0),
  );
}

/** The upper header, whose names go on in the lines of the lower one. */
export function withLines(upper: Header, lower: Header): Header {
  return {
    ...upper,
    lineIndexes: [...upper.lineIndexes, ...lower.lineIndexes],
    box: boxAround([upper, lower]),
  };
}

/**
 * Each row of the list has two lines, and the header a name for each of them: "Booked" over "Made", "Amount" over "Rate". The
 * row begins below the upper names, which are those of the columns. A name over both sides of the account is one of neither:
 * "Amount in EUR" over "Debit" and "Credit".
 */
export function addLines(upper: Header, lower: Header): Header {
  const below = ({ box }: HeaderCell) => lower.cells.filter((other) => overlapX(box, other.box) > 0);
  const isBeside = ({ box }: HeaderCell) => upper.cells.every((cell) => overlapX(cell.box, box) <= 0);
  let isStacked = false;
  const named = upper.cells.flatMap((cell): readonly HeaderCell[] => {
    const own = below(cell);
    if (nameSides(own)) return own;
    if (own.some((other) => areTwo(cell, other))) isStacked = true;
    return [own.reduce(joinStacked, cell)];
  });
  const cells = [...named, ...lower.cells.filter(isBeside)].sort((a, b) => a.box[0] - b.box[0]);
  return { ...withLines(upper, lower), ...(isStacked ? { isStacked } : {}), cells };
}

/** Each is a name, and what they say together is none: "Date and time" over "of booking" is one. */
function areTwo(upper: HeaderCell, lower: HeaderCell): boolean {
  return upper.roles.length > 0 && lower.roles.length > 0 && rolesOf(`${upper.text} ${lower.text}`).length === 0;
}

function nameSides(cells: readonly HeaderCell[]): boolean {
  const roles = cells.map(({ roles: [role] }) => role);
  return roles.includes('debit') && roles.includes('credit');
}

/** What the two names mean together; else the upper one, but an account number over a name describes the row. */
function joinStacked(upper: HeaderCell, lower: HeaderCell): HeaderCell {
  const text = `${upper.text} ${lower.text}`;
  const [one, two] = [upper.roles[0], lower.roles[0]];
  const joined = { ...upper, text };
  if (rolesOf(text).length > 0) return { ...joined, roles: rolesOf(text) };
  if (one === undefined || (one === 'ignored' && two === 'description')) return { ...joined, roles: lower.roles };
  return joined;
}
