/**
 * Pages whose text ran sideways are read upright; what leaves the engine stands on the page as it is displayed.
 *
 *   turned clockwise by 90   →  x = v, y = width − u          (u, v on the upright page of size width × height)
 *   turned by 180            →  x = width − u, y = height − v
 *   turned clockwise by 270  →  x = height − v, y = u
 */
import { type Box, type DraftResult, type DraftStatement, type Page, roundBox, type Source } from '@extracto/model';

type TurnedPage = Page & Required<Pick<Page, 'turnedDeg'>>;
interface Placed {
  readonly page: number;
  readonly box: Box;
}

/** `pages` are those that the result was read from. */
export function turnBoxesBack(result: DraftResult, pages: readonly Page[]): DraftResult {
  const turned = new Map(pages.filter(isTurned).map((page) => [page.pageNumber, page]));
  if (turned.size === 0) return result;
  const place = <T extends Placed>(value: T): T => {
    const page = turned.get(value.page);
    return page === undefined ? value : { ...value, box: roundBox(turnBack(value.box, page)) };
  };
  return { ...result, statements: result.statements.map((statement) => placeStatement(statement, place)) };
}

function isTurned(page: Page): page is TurnedPage {
  return page.turnedDeg !== undefined;
}

function placeStatement(statement: DraftStatement, place: <T extends Placed>(value: T) => T): DraftStatement {
  return {
    ...statement,
    transactions: statement.transactions.map(place),
    unassigned: statement.unassigned.map(place),
    sources: Object.fromEntries(
      Object.entries(statement.sources).map(([field, source]): [string, Source] => [field, place(source)]),
    ),
  };
}

function turnBack([u0, v0, u1, v1]: Box, { turnedDeg, widthPt, heightPt }: TurnedPage): Box {
  if (turnedDeg === 90) return [v0, widthPt - u1, v1, widthPt - u0];
  if (turnedDeg === 180) return [widthPt - u1, heightPt - v1, widthPt - u0, heightPt - v0];
  return [heightPt - v1, u0, heightPt - v0, u1];
}
