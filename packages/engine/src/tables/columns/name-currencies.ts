import { currencyOf } from '../../knowledge/currencies.ts';
import type { HeaderCell } from '../../lines/reading.ts';
import { MONEY_ROLES } from './score-header.ts';

/** "RD$   US$" where no other name is of amounts: those of two currencies, and neither the original of the other. */
export function nameCurrencies(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const isCurrency = ({ text }: HeaderCell) => SIGN.test(text) && currencyOf(text).length > 0;
  if (cells.filter(isCurrency).length !== 2) return cells;
  if (cells.some((cell) => !isCurrency(cell) && cell.roles.some((role) => MONEY_ROLES.has(role)))) return cells;
  return cells.map((cell) => (isCurrency(cell) ? { ...cell, roles: ['amount'] } : cell));
}

/** "S/", "Bs."; "Amount($)" says more than its currency. */
const SIGN = /^\p{L}{0,3}[\p{Sc}/.]{0,2}$/u;
