/**
 * A region whose header line begins with the title of its section → the region below that title. Decides by the place: words that
 * name a section in front of the columns' names, with nothing below them in any row, are a title in the margin.
 *
 *   Deposits   Date   Serial #   Source
 *              4-19              PAYROLL            1,433.08
 *              5-3               PAYROLL            1,433.08
 */
import type { HeaderCell, TokenLine } from '../../lines/reading.ts';
import { hasSureAmount } from '../../tokens/has-sure-amount.ts';
import type { Region } from '../table.ts';

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
  const [title, ...cells] = header?.cells ?? [];
  if (header === null || title === undefined || !isInMargin(title, region.lines)) return region;
  const printed = header.lineIndexes.flatMap((index) => titleLine(lines[index]!, title)).toReversed();
  return printed.some(isHeading) ? { ...region, header: { ...header, cells }, above: [...printed, ...above] } : region;
}

function isInMargin({ box }: HeaderCell, lines: readonly TokenLine[]): boolean {
  const rows = lines.filter((line) => line.dates.length > 0 && hasSureAmount(line));
  return rows.length > 0 && rows.every((row) => row.box[0] > box[2]);
}

function titleLine(line: TokenLine, { box }: HeaderCell): TokenLine[] {
  const words = line.words.filter((word) => word.box[2] <= box[2]);
  return words.length > 0 ? [{ ...line, words, money: [], dates: [] }] : [];
}
