/**
 * Lines of a table without the text in the margin right of it: contact details, a summary box, advertising. Its lines have
 * their own rhythm, so some stand alone between those of the rows. A remark behind the balance begins on the line of its row.
 *
 *   Date     Description            Out   Balance
 *   12 Dec   Visa purchase        17.18    241.57    Receiving a payment?
 *            LIDL BRISTOL                            BIC NAIAGB21
 *                                                    IBAN GB56 NAIA 0700     ← no row's own
 *
 * Known weakness: a margin whose every line is level with one of a row, and a margin on the left.
 */
import { boxAround } from '@extracto/model';
import type { TokenLine } from '../../lines/reading.ts';
import { isDatedRow } from '../is-dated-row.ts';
import type { TableColumn } from '../table.ts';
import { TABLES } from '../thresholds.ts';

const { FEWEST_ALONE, APART_PT } = TABLES.dropSideTexts;

export function dropSideTexts(columns: readonly TableColumn[], lines: readonly TokenLine[]): readonly TokenLine[] {
  const named = columns.filter(({ kind, candidates }) => kind !== 'text' || candidates.length > 0);
  const last = named.at(-1);
  if (last === undefined || last.kind !== 'money') return lines;
  const border = Math.max(...named.map(({ span }) => span.x1)) + APART_PT;
  const beside = lines.filter(({ words }) => words.at(-1)!.box[0] > border);
  const alone = beside.filter(({ box }) => box[0] > border);
  if (alone.length < FEWEST_ALONE || betweenRows(lines).some((line) => isRowBeyond(line, border))) return lines;
  return lines.flatMap((line) => (line.box[2] > border ? cutAt(line, border) : [line]));
}

/** The lines from the first dated row to the last one; all of them where there are none. */
function betweenRows(lines: readonly TokenLine[]): readonly TokenLine[] {
  const from = lines.findIndex(isDatedRow);
  return from < 0 ? lines : lines.slice(from, lines.findLastIndex(isDatedRow) + 1);
}

/**
 * A second list, or another amount of the row: in a margin no text begins with a date and ends with an amount, or is a mere figure
 * level with a row.
 */
function isRowBeyond({ words, box: [left], dates, money }: TokenLine, border: number): boolean {
  const first = words.findIndex(({ box }) => box[0] > border);
  if (first < 0) return false;
  const endsWithAmount = money.some(({ strong, from, to }) => strong && from >= first && to === words.length);
  const opensWithDate = dates.some(({ from }) => from === first);
  const isFigure = left <= border && !words.slice(first).some(({ text }) => /\p{L}/u.test(text));
  return endsWithAmount && (opensWithDate || isFigure);
}

function cutAt(line: TokenLine, border: number): TokenLine[] {
  const end = line.words.findIndex(({ box }) => box[0] > border);
  if (end === 0) return [];
  if (end < 0) return [line];
  const words = line.words.slice(0, end);
  const isInside = ({ to }: { readonly to: number }) => to <= end;
  const box = boxAround(words);
  return [{ ...line, words, box, dates: line.dates.filter(isInside), money: line.money.filter(isInside) }];
}
