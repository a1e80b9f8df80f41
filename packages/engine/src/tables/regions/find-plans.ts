/**
 * Finds the rows of purchases that are paid in instalments: below a title that names these, each prints what it cost, what is left of it and
 * what a month costs. None of that was booked, which a list of booked instalments under the same title prints alone.
 *
 *   Instalment plans
 *   Date         Purchase        Amount     Remaining     Monthly     Left
 *   25 Dec       WHOLE FOODS     273.00        182.00       22.75     4/12
 */
import { lookupPhrase } from '../../knowledge/lexicon.ts';
import type { TokenLine } from '../../lines/reading.ts';
import { textOf } from '../../lines/segments.ts';
import { TABLES } from '../thresholds.ts';

const { FEWEST_AMOUNTS } = TABLES.findPlans;

/** The indexes of their lines. */
export function findPlans(lines: readonly TokenLine[]): ReadonlySet<number> {
  const planned = new Set<number>();
  let [title, isListed] = [null as TokenLine | null, false];
  for (const line of lines) {
    const amounts = line.money.filter(({ strong }) => strong).length;
    if (amounts >= FEWEST_AMOUNTS && title?.pageNumber === line.pageNumber) {
      planned.add(line.index);
      isListed = true;
    } else if (namesPlans(line)) [title, isListed] = [line, false];
    else if (isListed || line.money.length > 0) title = null;
  }
  return planned;
}

function namesPlans({ words, money, dates }: TokenLine): boolean {
  if (money.length > 0 || dates.length > 0) return false;
  return lookupPhrase(textOf(words)).some(({ kind, value }) => kind === 'label' && value === 'installments');
}
