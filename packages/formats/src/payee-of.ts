import type { Transaction } from '@extracto/model';
import { oneLine } from './clean-text.ts';

/** Returns the other side: the payee that a rule gives, or else the counterparty that was read; '' for neither. */
export function payeeOf({ payee, counterparty }: Transaction): string {
  return oneLine(payee ?? '') || oneLine(counterparty ?? '');
}
