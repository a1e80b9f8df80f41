/** Lists where the arithmetic of a mismatch breaks: between two printed balances, or else against a printed total. */
import { type Break, formatMinor, type Minor } from '@extracto/model';
import type { Contradiction } from './contradict-controls.ts';
import { type BrokenEquation, explainDifference } from './explain-difference.ts';
import type { BalanceChain, BalanceLink } from './link-balances.ts';
import { addsTo, type Ledger, totalOfSide } from './prepare-ledger.ts';
import { VERIFY } from './thresholds.ts';
import { isOneDigitOff } from './weigh-contradiction.ts';

const { MOST_BREAKS } = VERIFY.listBreaks;

/**
 * In the order of time. `afterRow` prints the earlier balance and `beforeRow` the later one, so on a newest-first list
 * `afterRow` is the greater index. `difference` is printed minus computed. A broken total has no place, nor has a
 * figure beside rows that hold: both rows are `null`. A count that differs carries no money and gives no break; the
 * failed check names it.
 */
export function listBreaks(ledger: Ledger, chain: BalanceChain, contradictions: readonly Contradiction[]): Break[] {
  const broken = chain.links.filter((link) => link.difference !== 0);
  if (broken.length > 0) return broken.slice(0, MOST_BREAKS).map((link) => breakOfLink(ledger, chain.links, link));
  const totals = (['credit', 'debit'] as const).flatMap((type) => breakOfTotal(ledger, type));
  if (totals.length > 0) return totals;
  return contradictions
    .filter(({ control, weight }) => weight === 'hard' && control.kind !== 'count')
    .slice(0, MOST_BREAKS)
    .map((found) => breakOfControl(ledger, found));
}

function breakOfLink(ledger: Ledger, links: readonly BalanceLink[], link: BalanceLink): Break {
  const { afterRow, beforeRow, rows, difference } = link;
  return {
    afterRow,
    beforeRow,
    difference: formatMinor(difference, ledger.decimals),
    explanation:
      explainMisprint(links, link) ??
      explainDifference(ledger, {
        rows,
        lacking: ledger.polarity * difference,
        // Turning a sign round moves the sum by twice the amount.
        reversible: { rows, amount: (-ledger.polarity * difference) / 2 },
        ends: looseEnds(links, link),
      }),
  };
}

/** Two neighbouring links broken by opposite differences hold as one without the balance between them. */
function explainMisprint(links: readonly BalanceLink[], link: BalanceLink): string | null {
  const place = links.indexOf(link);
  const pairs = [
    [link, links[place + 1]],
    [links[place - 1], link],
  ] as const;
  for (const [earlier, later] of pairs) {
    if (!earlier || !later || earlier.beforeRow === null || earlier.difference + later.difference !== 0) continue;
    return `Only the balance printed on row ${earlier.beforeRow + 1} is wrong: the rows before and after it agree without it.`;
  }
  return null;
}

/** The first and the last balance of the chain stand in one equation only, so they may be the figure that is wrong. */
function looseEnds(links: readonly BalanceLink[], link: BalanceLink): BrokenEquation['ends'] {
  const label = (row: number | null, bound: string) => (row === null ? bound : `the balance of row ${row + 1}`);
  const { afterRow, beforeRow, start, printed, computed, difference } = link;
  const first = { label: label(afterRow, 'the opening balance'), printed: start, needed: start + difference };
  const last = { label: label(beforeRow, 'the closing balance'), printed, needed: computed };
  return [...(link === links[0] ? [first] : []), ...(link === links.at(-1) ? [last] : [])];
}

function breakOfTotal(ledger: Ledger, type: 'credit' | 'debit'): Break[] {
  const lacking = { credit: lackingInTotal(ledger, 'credit'), debit: lackingInTotal(ledger, 'debit') };
  const difference = lacking[type];
  if (difference === null || difference === 0) return [];
  // A reversed row leaves one total and enters the other.
  const isReversal = lacking.credit !== null && lacking.debit !== null && lacking.credit === -lacking.debit;
  const explanation = explainDifference(ledger, {
    rows: ledger.rows.flatMap((row, index) => (addsTo(row, type) ? [index] : [])),
    lacking: type === 'credit' ? difference : -difference,
    reversible: isReversal ? { rows: [...ledger.rows.keys()], amount: -lacking.credit! } : null,
    ends: [],
  });
  return [{ afterRow: null, beforeRow: null, difference: formatMinor(difference, ledger.decimals), explanation }];
}

/** The rows are right among themselves, so the figure is named and no row. */
function breakOfControl({ decimals }: Ledger, { control, computed }: Contradiction): Break {
  const needed = computed.find((figure) => isOneDigitOff(control.value, figure, decimals + 1)) ?? computed[0]!;
  const [printed, expected] = [control.value, needed].map((figure) => formatMinor(figure, decimals));
  const name = control.label === '' ? '' : ` beside “${control.label}”`;
  return {
    afterRow: null,
    beforeRow: null,
    difference: formatMinor(control.value - needed, decimals),
    explanation: `Page ${control.page} prints ${printed}${name}, and the rows come to ${expected}.`,
  };
}

/** Printed total minus the rows' total, as magnitudes; `null` when none is printed. */
function lackingInTotal(ledger: Ledger, type: 'credit' | 'debit'): Minor | null {
  const printed = ledger.totals[type];
  return printed === null ? null : printed - totalOfSide(ledger, type);
}
