/** What an account is called in the cell in front of its number, where the line says nothing else but the terms of the account. */
import { CURRENCY_DECIMALS } from '@extracto/model';
import type { TokenLine } from '../lines/reading.ts';
import type { TextSegment } from '../lines/segments.ts';
import { findNamedNumber } from './find-named-number.ts';

/**
 * "Relationship Checking      : 329681104472": the line has nothing but the name and the number, each in a cell of its own, and behind
 * them the period and the currency ("Lønkonto   3627 0012 445 188   01.01.2025 - 31.01.2025   DKK"). A name that has its number has no other.
 */
export function nameBesideNumber(line: TokenLine, cells: readonly TextSegment[], from: number): string {
  const at = cells.findIndex((cell) => cell.from === from);
  const isSigned = at > 1 && SIGN_ALONE.test(cells[at - 1]!.text);
  if (isSigned) return cells[at - 2]!.text;
  const [name, number, ...others] = cells;
  if (
    number === undefined ||
    !others.every((cell) => isTermOfAccount(line, cell)) ||
    number.from !== from ||
    !BARE_NUMBER.test(number.text)
  )
    return '';
  return findNamedNumber(name!.text) === null ? name!.text : '';
}

function isTermOfAccount({ dates }: TokenLine, { from, to, text }: TextSegment): boolean {
  return CURRENCY_DECIMALS.has(text) || dates.some((date) => date.from >= from && date.to <= to);
}

/** "DOLLAR SAVINGS ACCOUNT   NO:   0114-4488-12   CURRENCY: USD" */
const SIGN_ALONE = /^(?:no|nr|n[º°o])[.:]{0,2}$/i;

const BARE_NUMBER = /^(?:: ?)?(?:[A-Z]{2}\d{2} ?[A-Z\d]{4} ?)?\d[\d -]*\d$/;
