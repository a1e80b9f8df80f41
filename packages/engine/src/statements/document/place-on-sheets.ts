/** Maps positions from pages in reading order, cut from sheets that hold several, back to the pages of the file. */
import { type DraftResult, type DraftStatement, type Page, type PageSheet, roundBox } from '@extracto/model';
import { type Placed, placeStatement } from './place-statement.ts';

/** `displayed` are the pages of the file, `pages` those that the result was read from, at the same size. */
export function placeOnSheets(result: DraftResult, pages: readonly Page[], displayed: readonly Page[]): DraftResult {
  const sheets = new Map(
    pages.flatMap(({ pageNumber, sheet }) => (sheet === undefined ? [] : [[pageNumber, sheet] as const])),
  );
  if (sheets.size === 0) return result;
  const place = <T extends Placed>(value: T): T => placeOn(value, sheets.get(value.page));
  const warnings = result.warnings.map((warning) =>
    warning.page === null ? warning : { ...warning, page: sheets.get(warning.page)?.pageNumber ?? warning.page },
  );
  const isCut = ({ page }: Placed) => isPart(sheets.get(page));
  return {
    ...result,
    pages: displayed.length,
    statements: result.statements.map((statement) =>
      dropColumns(placeStatement(statement, place), statement.transactions.some(isCut)),
    ),
    warnings: warnings.filter(
      ({ code, page }, index) => warnings.findIndex((other) => other.code === code && other.page === page) === index,
    ),
  };
}

function placeOn<T extends Placed>(value: T, sheet: PageSheet | undefined): T {
  if (sheet === undefined) return value;
  const { pageNumber, leftPt, topPt } = sheet;
  const [x0, y0, x1, y1] = value.box;
  return {
    ...value,
    page: pageNumber,
    box: roundBox([x0 + leftPt, y0 + topPt, x1 + leftPt, y1 + topPt]),
  };
}

function isPart(sheet: PageSheet | undefined): boolean {
  return sheet !== undefined && (sheet.leftPt > 0 || sheet.topPt > 0);
}

/** A column stands at another place in each half of a sheet: such a statement has none. */
function dropColumns(statement: DraftStatement, isCut: boolean): DraftStatement {
  const { columns: _, ...others } = statement;
  return isCut ? others : statement;
}
