/**
 * Sheets printed on both sides have their wide margin left and right in turn. Where the header is not printed again, the dates of the
 * rows tell how far to the right of the first page a later one stands, and their amounts whether these moved as well.
 *
 *   Date        Details           Amount        page 1
 *   01/03/2025  GROCER             45.20
 *      02/03/2025  SALARY       1,500.00        page 2: its dates stand where page 1 has them, for all that reads the list
 *
 * Known weakness: dates that are centred, or stand behind another column.
 */
import { boxAround } from '@extracto/model';
import { median } from '../../geometry/median.ts';
import { moveBox } from '../../lines/move-line.ts';
import type { TokenLine } from '../../lines/reading.ts';
import { LINES } from '../../lines/thresholds.ts';
import { TABLES } from '../thresholds.ts';

const { SAME_EDGE_PT } = LINES.spacing;
const { FEWEST_DATED, WIDEST_MARGIN_PT } = TABLES.findRegions;

/** `pages`: lines page by page. Those of pages with a header stay. */
export function alignPages(
  pages: readonly (readonly TokenLine[])[],
  headedPages: ReadonlySet<number>,
): readonly TokenLine[] {
  const isHeaded = (page: readonly TokenLine[]) => page.some(({ pageNumber }) => headedPages.has(pageNumber));
  const first = pages.find((page) => isHeaded(page) && dateEdge(page) !== null);
  if (first === undefined || pages.every(isHeaded)) return pages.flat();
  const edges = amountEdges(first);
  return pages.flatMap((page) => {
    const edge = isHeaded(page) ? null : dateEdge(page);
    const byPt = edge === null ? 0 : dateEdge(first)! - edge;
    if (Math.abs(byPt) <= SAME_EDGE_PT || Math.abs(byPt) > WIDEST_MARGIN_PT) return page;
    const own = amountEdges(page);
    const isMoved = countShared(own, edges, byPt) > countShared(own, edges, 0);
    return page.map((line) => moveLine(line, byPt, isMoved ? line.words.length : firstAmount(line)));
  });
}

/** Where most of the dates begin that open a line; `null` where they stand at no one edge. */
function dateEdge(page: readonly TokenLine[]): number | null {
  const edges = page.flatMap(({ dates: [date], money }) =>
    date?.from === 0 && money.some(({ strong }) => strong) ? [date.box[0]] : [],
  );
  const edge = median(edges);
  const shared = edges.filter((other) => Math.abs(other - edge) <= SAME_EDGE_PT).length;
  return edges.length >= FEWEST_DATED && shared * 2 > edges.length ? edge : null;
}

function amountEdges(page: readonly TokenLine[]): readonly number[] {
  return page.flatMap(({ money }) => money.flatMap(({ strong, box }) => (strong ? [box[2]] : [])));
}

function countShared(own: readonly number[], edges: readonly number[], byPt: number): number {
  return own.filter((edge) => edges.some((other) => Math.abs(edge + byPt - other) <= SAME_EDGE_PT)).length;
}

/** Words in front of it belong to the left part of the list. */
function firstAmount({ money, words }: TokenLine): number {
  return money.find(({ strong }) => strong)?.from ?? words.length;
}

/** Moves the words in front of `end` to the right. */
export function moveLine(line: TokenLine, byPt: number, end = line.words.length): TokenLine {
  const move = <T extends TokenLine['money'][number] | TokenLine['dates'][number]>(token: T): T =>
    token.to <= end ? { ...token, box: moveBox(token.box, byPt) } : token;
  const words = line.words.map((word, at) => (at < end ? { ...word, box: moveBox(word.box, byPt) } : word));
  return {
    ...line,
    words,
    box: boxAround(words),
    printedBox: line.printedBox ?? line.box,
    money: line.money.map(move),
    dates: line.dates.map(move),
  };
}
