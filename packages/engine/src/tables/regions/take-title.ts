/**
 * A region whose header holds the title of its section → the region below that title. Decides by the place: words that name a
 * section in front of the columns' names, with nothing below them in any row, are a title in the margin; over the texts of
 * the rows they stand for the name of that column.
 *
 *   Deposits   Date   Serial #   Source
 *              4-19              PAYROLL            1,433.08
 *              5-3               PAYROLL            1,433.08
 *   Fees and   Date              Quantity              Unit
 *   charges    5-8               1                    -0.50      ← its second line stands level with the first row
 */
import type { HeaderCell, TokenLine } from '../../lines/reading.ts';
import { overlapX } from '../../lines/segments.ts';
import { LINES } from '../../lines/thresholds.ts';
import { hasSureAmount } from '../../tokens/has-sure-amount.ts';
import { DATE_ROLES } from '../date-roles.ts';
import type { Region } from '../table.ts';
import { cutBefore } from './cut-before.ts';

const { SAME_EDGE_PT } = LINES.spacing;

interface Titled extends Region {
  readonly above: readonly TokenLine[];
}

/** `lines`: those of the document, among which the header's stand. */
export function takeTitle<T extends Titled>(
  region: T,
  lines: readonly TokenLine[],
  isHeading: (line: TokenLine) => boolean,
): T {
  const { header, above } = region;
  if (header === null) return region;
  const { cells } = header;
  const [opening, ...others] = region.lines;
  const rest = opening === undefined ? 0 : countInFront(opening, cells);
  const cut = rest === 0 ? region.lines : [cutBefore(opening!, rest), ...others];
  const rows = cut.filter((line) => line.dates.length > 0 && hasSureAmount(line));
  if (rows.length === 0) return region;
  const title = cells.find((cell, at) =>
    at === 0 ? isBesideList(cell, cut, rows) || isOverDays(cell, cells, rows) : isOverTexts(cell, cells, rows),
  );
  if (title === undefined) return region;
  const printed = header.lineIndexes.flatMap((index) => titleLine(lines[index]!, title)).toReversed();
  const whole = rest > 0 && title === cells[0] ? goOn(printed, opening!.words.slice(0, rest)) : [];
  const isOnRow = whole.some(isHeading);
  if (!isOnRow && !printed.some(isHeading)) return region;
  const named = cells.flatMap((cell): HeaderCell[] => {
    if (cell !== title) return [cell];
    return cell === cells[0] ? [] : [{ ...cell, roles: ['description'] }];
  });
  const below = { ...region, header: { ...header, cells: named } };
  return isOnRow ? { ...below, lines: cut, above: [...whole, ...above] } : { ...below, above: [...printed, ...above] };
}

/** Words in front of the date of a row that end before the second column begins. */
function countInFront({ words, dates: [date] }: TokenLine, [, second]: readonly HeaderCell[]): number {
  const count = date?.from ?? 0;
  return second !== undefined && words.slice(0, count).every(({ box }) => box[2] < second.box[0]) ? count : 0;
}

/** `lines`: of the title, the last one first. */
function goOn([last, ...lines]: readonly TokenLine[], words: TokenLine['words']): TokenLine[] {
  const above = lines.toReversed().flatMap((line) => line.words);
  return last === undefined ? [] : [{ ...last, words: [...above, ...last.words, ...words] }];
}

/** No amount stands below it, and in most rows nothing: what else the margin holds titles the next section. */
function isInMargin({ box }: HeaderCell, rows: readonly TokenLine[]): boolean {
  const begun = rows.filter((row) => row.box[0] <= box[2]);
  return begun.length * 2 < rows.length && !begun.some(({ money }) => money.some((token) => token.box[0] <= box[2]));
}

/** In the margin, and over none of the days that rows with centred cells print on lines of their own. */
function isBesideList(cell: HeaderCell, lines: readonly TokenLine[], rows: readonly TokenLine[]): boolean {
  const isOverDate = lines.some(({ dates }) => dates.some((date) => overlapX(date.box, cell.box) > 0));
  return isInMargin(cell, rows) && !isOverDate;
}

/** "Payments   Amount": the days have no name. */
function isOverDays({ box }: HeaderCell, cells: readonly HeaderCell[], rows: readonly TokenLine[]): boolean {
  if (cells.some(({ roles }) => roles.some((role) => DATE_ROLES.has(role)))) return false;
  return rows.every(({ dates: [date] }) => date!.from === 0 && overlapX(date!.box, box) > 0);
}

/** "DATE  PURCHASES  AMOUNT": called as a side of the account is, beside a column of amounts, and in the rows words begin below it. */
function isOverTexts({ roles, box }: HeaderCell, cells: readonly HeaderCell[], rows: readonly TokenLine[]): boolean {
  const [role] = roles;
  if ((role !== 'debit' && role !== 'credit') || !cells.some((cell) => cell.roles[0] === 'amount')) return false;
  const begun = rows.filter(({ words }) =>
    words.some((word) => Math.abs(word.box[0] - box[0]) < SAME_EDGE_PT && /\p{L}{2}/u.test(word.text)),
  );
  return begun.length * 2 > rows.length;
}

function titleLine(line: TokenLine, { box }: HeaderCell): TokenLine[] {
  const words = line.words.filter((word) => word.box[0] >= box[0] && word.box[2] <= box[2]);
  return words.length > 0 ? [{ ...line, words, money: [], dates: [] }] : [];
}
