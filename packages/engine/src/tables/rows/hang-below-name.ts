/**
 * Tells whether the further lines of the rows are texts of their own below the name: indented, and none of them goes on in another
 * column of texts. Then a row is read line by line, else each column by itself.
 *
 *   Payee/Payer              Kind            Amount
 *   VTS-KODIT OY             TOISTUVA       640,00-
 *     VIITE: 10044 12887                              → "VTS-KODIT OY TOISTUVA VIITE: 10044 12887"
 */
import { LINES } from '../../lines/thresholds.ts';
import { TABLES } from '../thresholds.ts';
import { type ColumnUse, type Item, isAnchor } from './row.ts';

const { SAME_EDGE_PT } = LINES.spacing;
const { LEAST_LINES, LEAST_WHOLE } = TABLES.hangingRows;

/** `members`: the lines of each row, in printed order. */
export function hangBelowName(members: readonly (readonly Item[])[], { description }: ColumnUse): boolean {
  const [name, ...others] = description;
  if (name === undefined || others.length === 0) return false;
  let [longer, hanging, beside] = [0, 0, 0];
  for (const own of members) {
    const at = own.findIndex(isAnchor);
    const below = own.slice(at + 1).filter(({ record }) => record.texts.size > 0);
    if (at < 0 || below.length === 0) continue;
    const { words } = own[at]!.record.line;
    const isIndented = ({ record: { line } }: Item) =>
      words.every(({ box }) => Math.abs(box[0] - line.box[0]) > SAME_EDGE_PT);
    const isAlone = ({ record: { texts } }: Item) => texts.size === 1 && texts.has(name);
    longer++;
    if (!below.every((item) => isAlone(item) && isIndented(item))) continue;
    hanging++;
    if (others.some((column) => own[at]!.record.texts.has(column))) beside++;
  }
  return beside >= LEAST_LINES && hanging >= longer * LEAST_WHOLE;
}
