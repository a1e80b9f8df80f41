/** The unit that a heading names: "Closing balance £", "Saldo U$S", "Current balance (RM)". */
import type { TokenLine } from '../lines/reading.ts';

/** Fonts that are older than the rupee's own character draw it in place of the backtick; brackets may stand apart: "( ` )". */
export const UNIT =
  /^(?:[A-Z]{0,3}[\p{Sc}`][A-Z]?|[A-Z]{3}|\p{Ll}{1,3}|\((?:[A-Z]{0,3}[\p{Sc}`]|[A-Z]{2,3})\)|[()])[:.]?$/u;

/** "Closing balance £", "Alter Saldo per 30.04.2024": a heading says in which currency or of which day the figure below it is. */
export function isUnit({ words, dates }: TokenLine, from: number, to: number): boolean {
  const isDate = (at: number) => dates.some((date) => at >= date.from && at < date.to);
  return words.slice(from, to).every(({ text }, index) => isDate(from + index) || UNIT.test(text));
}
