/**
 * Signs, opening and closing balance of one statement, chosen together: every sign convention is tried against the
 * running balances, opening + Σ = closing and the printed totals, and the one under which most of them hold wins.
 * An unsigned amount beside a running balance takes the sign of the balance's step, and so do the amounts of a column that
 * is named for one direction where the balances go both ways. Exact integers, linear in rows.
 */

import type { Minor } from '@extracto/model';
import { STATEMENTS } from '../thresholds.ts';
import {
  CONVENTIONS,
  type Convention,
  columnHabits,
  isBare,
  isUnsigned,
  type PrintedAmount,
  possibleConventions,
  type SignCount,
  signAmount,
} from './amounts.ts';
import { BY_PLACE, CONJECTURED, chooseEnds, type Printed } from './choose-ends.ts';

const { AGAINST_DATES, PER_STEP, LONG_CHAIN, CHAIN, HELD } = STATEMENTS.settleAmounts;

export interface LedgerEntry {
  readonly amount: PrintedAmount | null;
  /** Signed as printed: negative for a minus or a debit marker. */
  readonly balance: Minor | null;
}

export interface Settlement {
  readonly convention: Convention;
  /** +1: money in raises the balance (deposits). −1: money in lowers what is owed (cards, loans). */
  readonly polarity: 1 | -1;
  readonly newestFirst: boolean;
  /** One per entry, `null` for entries without an amount. */
  readonly amounts: readonly (Minor | null)[];
  readonly opening: Minor | null;
  readonly closing: Minor | null;
  readonly credits: Minor | null;
  readonly debits: Minor | null;
  /** Opening + Σ = closing with printed figures. */
  readonly holds: boolean;
  /** Every printed balance is the one before it and the amounts between them. */
  readonly chained: boolean;
  /** Neither is named, and no running balance leads from the one to the other: only their difference speaks for them. */
  readonly conjectured: boolean;
  /** Another convention satisfies as much arithmetic with other signs. */
  readonly tied: boolean;
  readonly score: number;
  /** All readings that were tried, this one first. */
  readonly ranked: readonly RankedReading[];
}

/** Opening, rows and closing agree, and more than their difference speaks for the ends. */
export function isSure({ holds, conjectured }: Settlement): boolean {
  return holds && !conjectured;
}

/** One way to read signs and ends, and how much of the printed arithmetic it satisfies. */
export interface RankedReading {
  readonly convention: Convention;
  readonly polarity: 1 | -1;
  readonly newestFirst: boolean;
  readonly opening: Minor | null;
  readonly closing: Minor | null;
  readonly credits: Minor | null;
  readonly debits: Minor | null;
  readonly holds: boolean;
  /** Steps between printed balances: those that the amounts between them explain, and the others. */
  readonly steps: { readonly explained: number; readonly broken: number };
  readonly score: number;
}

export function settleAmounts(
  entries: readonly LedgerEntry[],
  printed: Printed,
  polarities: readonly (1 | -1)[],
  descending: boolean,
): Settlement {
  const print = readPrint(entries);
  const told = settleBy(print, entries, printed, polarities, descending);
  if (told.chained || !isOneWay(entries)) return told;
  const free = settleBy({ ...print, isSignless: true }, entries, printed, polarities, descending);
  const bothWays = [1, -1].every((sign) => free.amounts.some((amount) => amount !== null && amount * sign > 0));
  return free.chained && bothWays ? free : told;
}

/** No amount carries a sign, and all stand in columns of one direction: the name may have been read above the wrong one. */
function isOneWay(entries: readonly LedgerEntry[]): boolean {
  const amounts = entries.flatMap(({ amount }) => (amount === null || amount.magnitude === 0 ? [] : [amount]));
  const role = amounts[0]?.columnRole;
  return amounts.every(({ columnRole, token }) => columnRole === role && isBare(token));
}

function settleBy(
  print: SignCount,
  entries: readonly LedgerEntry[],
  printed: Printed,
  polarities: readonly (1 | -1)[],
  descending: boolean,
): Settlement {
  const signed = new Array<Minor | null>(entries.length).fill(null);
  const tried: Trial[] = [];
  for (const polarity of polarities) {
    for (const convention of possibleConventions(print)) {
      for (const newestFirst of descending ? [true, false] : [false, true]) {
        const trial = trySettle(entries, printed, { convention, polarity, newestFirst, print }, signed);
        const habit = prior(convention, print, polarity) - (newestFirst === descending ? 0 : AGAINST_DATES);
        tried.push({ ...trial, score: trial.score + habit });
      }
    }
  }
  tried.sort((a, b) => b.score - a.score);
  const best = tried[0]!;
  signEntries(entries, best, signed);
  const isRival = (other: Trial) =>
    other !== best && Math.floor(other.score) >= Math.floor(best.score) && !signsAlike(entries, other, signed);
  return toSettlement(best, signed, best.score >= 4 && tried.some(isRival), tried);
}

function readPrint(entries: readonly LedgerEntry[]): SignCount {
  const count = { plus: 0, minus: 0, bare: 0, bareOut: 0, bareIn: 0, credited: 0, debited: 0 };
  const sections = new Set<number>();
  const habits = columnHabits(entries);
  let isSignless = true;
  for (const { amount } of entries) {
    if (amount === null) continue;
    const { columnRole, token, magnitude, sectionSign } = amount;
    if (!isUnsigned(amount)) isSignless = false;
    if (token.marker !== null) count[token.marker === 'credit' ? 'credited' : 'debited'] += 1;
    else if (columnRole === 'amount' && magnitude !== 0) {
      count[token.sign === 1 ? 'plus' : token.sign === -1 ? 'minus' : 'bare'] += 1;
      if (sectionSign !== 0 && habits.bareSections.has(amount.sections))
        count[sectionSign === 1 ? 'bareIn' : 'bareOut'] += 1;
      sections.add(sectionSign);
    }
  }
  return { ...count, sections, habits, isSignless };
}

interface Choice {
  readonly convention: Convention;
  readonly polarity: 1 | -1;
  readonly newestFirst: boolean;
  readonly print: SignCount;
}

/** A choice and what holds under it. The signed amounts can be made again: of a long list they are much to keep for each. */
interface Trial extends RankedReading {
  readonly print: SignCount;
  readonly chained: boolean;
  readonly conjectured: boolean;
}

function toSettlement(
  { print: _, ...trial }: Trial,
  amounts: Settlement['amounts'],
  tied: boolean,
  tried: readonly Trial[],
): Settlement {
  return { ...trial, amounts, tied, ranked: tried };
}

/** `signed`: filled anew. */
function trySettle(entries: readonly LedgerEntry[], printed: Printed, choice: Choice, signed: (Minor | null)[]): Trial {
  const { holds, breaks, first, last } = signEntries(entries, choice, signed);
  let [sum, credits, debits] = [0, 0, 0];
  for (const value of signed) {
    if (value === null) continue;
    sum += value;
    if (value > 0) credits += value;
    else debits += value;
  }
  const chainStart = first === null ? null : first.balance - choice.polarity * first.before;
  const ends = chooseEnds(printed, choice.polarity * sum, [credits, -debits], chainStart, last);
  const creditTotal = printed.creditTotals.find((total) => Math.abs(total) === credits) ?? null;
  const debitTotal = printed.debitTotals.find((total) => Math.abs(total) === -debits) ?? null;
  const chain =
    holds + breaks === 0 ? 0 : (CHAIN * (holds - breaks)) / (holds + breaks) + Math.min(LONG_CHAIN, holds * PER_STEP);
  const score =
    chain + ends.worth + (creditTotal !== null && credits > 0 ? 2 : 0) + (debitTotal !== null && debits < 0 ? 2 : 0);
  return {
    ...choice,
    opening: ends.opening,
    closing: ends.closing,
    credits: creditTotal,
    debits: debitTotal,
    holds: ends.holds,
    steps: { explained: holds, broken: breaks },
    chained: holds > 0 && breaks === 0,
    conjectured:
      (ends.worth === CONJECTURED && !(ends.opening === chainStart && ends.closing === last)) ||
      (ends.worth === BY_PLACE && holds === 0),
    score,
  };
}

/** The steps between printed balances that the amounts between them explain, and those that they do not. */
interface Chain {
  readonly holds: number;
  readonly breaks: number;
  /** The first balance and what was booked before it, `null` when nothing was; the last balance. */
  readonly first: { readonly before: Minor; readonly balance: Minor } | null;
  readonly last: Minor | null;
}

/** Writes the amount of each entry with its sign to `signed`, which holds `null` for entries without one. */
function signEntries(
  entries: readonly LedgerEntry[],
  { convention, polarity, newestFirst, print }: Choice,
  signed: (Minor | null)[],
): Chain {
  let previous: Minor | null = null;
  // `pending`: amounts since the last balance, the last of them at `lone`
  let [since, pending, lone, holds, breaks] = [0, 0, 0, 0, 0];
  let first: Chain['first'] = null;
  for (let at = 0; at < entries.length; at++) {
    const index = newestFirst ? entries.length - 1 - at : at;
    const { amount, balance } = entries[index]!;
    if (amount !== null) {
      const value = signAmount(amount, convention, print.habits);
      signed[index] = value;
      since += value;
      pending += 1;
      lone = index;
    }
    if (balance === null) continue;
    if (previous !== null && pending > 0) {
      const step = polarity * (balance - previous);
      if (pending === 1 && since !== step && print.isSignless && Math.abs(since) === Math.abs(step)) {
        signed[lone] = step;
        since = step;
      }
      if (since === step) holds++;
      else breaks++;
    } else if (previous === null && pending > 0) first = { before: since, balance };
    previous = balance;
    since = 0;
    pending = 0;
  }
  return { holds, breaks, first, last: previous };
}

/** Habits of print, all below the weight of one identity. */
function prior(convention: Convention, print: SignCount, polarity: 1 | -1): number {
  return (polarity === 1 ? HELD : 0) + CONVENTIONS[convention].habit(print, polarity === -1);
}

function signsAlike(entries: readonly LedgerEntry[], choice: Choice, amounts: Settlement['amounts']): boolean {
  const other = [...amounts];
  signEntries(entries, choice, other);
  return other.every((amount, index) => amount === amounts[index]);
}
