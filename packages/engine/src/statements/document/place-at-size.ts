/** Maps positions from pages at the usual type size back to the pages as displayed. */
import type { ColumnSource, DraftResult } from '@extracto/model';
import { scaleBox } from '../../pages/fit-type-size.ts';
import { type Placed, placeStatement } from './place-statement.ts';

/** `factor` is the one that the pages were fitted with. */
export function placeAtSize(result: DraftResult, factor: number): DraftResult {
  if (factor === 1) return result;
  const place = <T extends Placed>(value: T): T => ({ ...value, box: scaleBox(value.box, 1 / factor) });
  const placeColumn = (column: ColumnSource): ColumnSource =>
    column.span === null ? column : { ...column, span: [column.span[0] / factor, column.span[1] / factor] };
  return {
    ...result,
    statements: result.statements.map((statement) => ({
      ...placeStatement(statement, place),
      ...(statement.columns === undefined ? {} : { columns: statement.columns.map(placeColumn) }),
    })),
  };
}
