/**
 * Pages whose text ran sideways or aslant are read upright and level; what leaves the engine stands on the page as it is
 * displayed.
 *
 *   turned clockwise by 90   →  x = v, y = width − u          (u, v on the upright page of size width × height)
 *   turned by 180            →  x = width − u, y = height − v
 *   turned clockwise by 270  →  x = height − v, y = u
 */
import { type Box, type DraftResult, type DraftStatement, type Page, type PageTilt, roundBox } from '@extracto/model';
import { isLevel, placeOnTilted } from '../../geometry/page-tilt.ts';
import { type Placed, placeStatement } from './place-statement.ts';

/** `pages` are those that the result was read from. */
export function turnBoxesBack(result: DraftResult, pages: readonly Page[]): DraftResult {
  const turned = new Map(pages.filter(isMoved).map((page) => [page.pageNumber, page]));
  if (turned.size === 0) return result;
  const place = <T extends Placed>(value: T): T => {
    const page = turned.get(value.page);
    return page === undefined ? value : { ...value, box: roundBox(turnBack(value.box, page)) };
  };
  return { ...result, statements: result.statements.map((statement) => placeTurned(statement, place)) };
}

function isMoved({ turnedDeg, tilt }: Page): boolean {
  return turnedDeg !== undefined || (tilt !== undefined && !isLevel(tilt));
}

/** A column that is not upright has no left and right: such a statement has none. */
function placeTurned(statement: DraftStatement, place: <T extends Placed>(value: T) => T): DraftStatement {
  const { columns, verification, ...placed } = placeStatement(statement, place);
  const isTurned = statement.transactions.some((row) => place(row) !== row);
  return { ...placed, ...(columns === undefined || isTurned ? {} : { columns }), verification };
}

function turnBack(box: Box, { turnedDeg, tilt, widthPt, heightPt }: Page): Box {
  const [u0, v0, u1, v1] = tilt === undefined ? box : tiltBox(box, tilt, widthPt, heightPt);
  if (turnedDeg === undefined) return [u0, v0, u1, v1];
  if (turnedDeg === 90) return [v0, widthPt - u1, v1, widthPt - u0];
  if (turnedDeg === 180) return [widthPt - u1, heightPt - v1, widthPt - u0, heightPt - v0];
  return [heightPt - v1, u0, heightPt - v0, u1];
}

/** From levelled rows to those of the image; the size of the box stays. */
function tiltBox([x0, y0, x1, y1]: Box, tilt: PageTilt, widthPt: number, heightPt: number): Box {
  const page = { width: widthPt, height: heightPt };
  const [across, down] = placeOnTilted(tilt, page, (x0 + x1 - widthPt) / 2, (y0 + y1 - heightPt) / 2);
  const [x, y] = [across + widthPt / 2, down + heightPt / 2];
  const [halfWidth, halfHeight] = [(x1 - x0) / 2, (y1 - y0) / 2];
  return [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight];
}
