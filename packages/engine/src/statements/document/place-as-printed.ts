/** Maps positions from pages that were laid out from left to right back to the pages as printed. */
import {
  type Box,
  boxAround,
  type ColumnSource,
  type DraftResult,
  type DraftStatement,
  roundBox,
} from '@extracto/model';
import type { LaidOutPage } from '../../lines/direction/lay-out-from-left.ts';
import { STATEMENTS } from '../thresholds.ts';
import { placeStatement } from './place-statement.ts';

const { EDGE_PT } = STATEMENTS.placeAsPrinted;

export function placeAsPrinted(result: DraftResult, pages: readonly LaidOutPage[]): DraftResult {
  const moved = new Map(
    pages.filter((page) => page.laidOut !== page.printed).map((page) => [page.printed.pageNumber, page]),
  );
  if (moved.size === 0) return result;
  const place = <T extends { readonly page: number; readonly box: Box }>(value: T): T => {
    const page = moved.get(value.page);
    return page === undefined ? value : { ...value, box: roundBox(placeBox(value.box, page)) };
  };
  return {
    ...result,
    statements: result.statements.map((statement) => ({
      ...placeStatement(statement, place),
      ...placeColumns(statement, moved),
    })),
  };
}

/** A box of the laid-out page → the box around the same words as printed; what holds no words is mirrored with its page. */
export function placeBox(box: Box, { printed, laidOut, isMirrored }: LaidOutPage): Box {
  const inside = printed.words.filter((_, index) => isInside(laidOut.words[index]!.box, box));
  if (inside.length > 0) {
    const { 0: left, 2: right } = boxAround(inside);
    return [left, box[1], right, box[3]];
  }
  return isMirrored ? [printed.widthPt - box[2], box[1], printed.widthPt - box[0], box[3]] : box;
}

function isInside(inner: Box, outer: Box): boolean {
  const middle = (inner[1] + inner[3]) / 2;
  return inner[0] >= outer[0] - EDGE_PT && inner[2] <= outer[2] + EDGE_PT && middle >= outer[1] && middle <= outer[3];
}

function placeColumns(
  { columns, transactions }: DraftStatement,
  pages: ReadonlyMap<number, LaidOutPage>,
): { columns?: ColumnSource[] } {
  if (columns === undefined) return {};
  const placed = columns.map((column) => {
    const page = pages.get(transactions[column.firstRow]?.page ?? 0);
    if (column.span === null || page === undefined || !page.isMirrored) return column;
    const [left, right] = column.span;
    const turn = (x: number) => Math.round((page.printed.widthPt - x) * 10) / 10;
    return { ...column, span: [turn(right), turn(left)] as [number, number] };
  });
  return { columns: placed };
}
