/** Checks by their labels whether the two balances that the rows connect are the statement's own. */
import type { Minor } from '@extracto/model';
import { lookupPhrase } from '../../knowledge/lexicon.ts';
import type { LabelledMoney } from '../interpret/select-labelled.ts';
import type { Settlement } from '../interpret/settle-amounts.ts';
import type { PrintedMoney } from './collect-printed.ts';
import type { StatementParts } from './statement-parts.ts';

interface Ends {
  readonly parts: Pick<StatementParts, 'lost'>;
  readonly printed: Pick<PrintedMoney, 'openings' | 'closings'>;
  readonly settled: Pick<Settlement, 'opening' | 'closing'>;
}

/** A balance that is not called the statement's own may be one that a lost page was left with. */
export function goesOnElsewhere({ parts: { lost }, printed, settled: { opening, closing } }: Ends): boolean {
  const isPassed = (list: readonly LabelledMoney[], balance: Minor | null) =>
    balance !== null &&
    !list.some(({ value, label }) => value === balance && isOwnBalance(label) && !isOfDays(label, list));
  return (lost.before && isPassed(printed.openings, opening)) || (lost.after && isPassed(printed.closings, closing));
}

/** "Balance at close", each time another figure: those of days. */
function isOfDays(name: string, list: readonly LabelledMoney[]): boolean {
  return new Set(list.flatMap(({ value, label }) => (label === name ? value : []))).size > 2;
}

/** "Balance brought forward" is said of the balance before a statement and of that before a page. */
function isOwnBalance(label: string): boolean {
  const names = lookupPhrase(label).map(({ value }) => value);
  return names.some((name) => OWN.has(name)) && !names.some((name) => PASSED.has(name));
}

const OWN: ReadonlySet<string> = new Set(['openingBalance', 'closingBalance', 'previousBalance', 'newBalance']);
const PASSED: ReadonlySet<string> = new Set(['broughtForward', 'carriedForward']);
