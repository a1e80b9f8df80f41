/** A line that is a row wherever it stands: a date in front, and an amount that is sure to be one. */

import type { TokenLine } from '../lines/reading.ts';
import { hasSureAmount } from '../tokens/has-sure-amount.ts';

export function isDatedRow({ dates, money }: TokenLine): boolean {
  return dates[0]?.from === 0 && hasSureAmount({ money });
}
