/**
 * Accounts that the titles of their lists name, with their numbers, where several do. The same number may head the list again on
 * the next page:
 *
 *   HKD Current Account — 817-890692-838
 *   Date      Transaction Details      Deposit      Withdrawal      Balance
 *
 * A line with the terms of the account may stand between title and list:
 *
 *   Budgetkonto    3627 0012 445 196      01.01.2025 - 31.01.2025       DKK
 *   Budget for året 96.000,00   Forventet laveste saldo 12.400,00-
 *   Dato    Tekst                         Beløb          Saldo
 *
 * Lists of several cards are of one account. The number may stand alone below the name, where the balances start anew:
 *
 *   Share Capital
 *   902-004418
 *
 * Accounts of a member are told by their suffix, below which their balances may stand:
 *
 *   REGULAR SAVINGS - Suffix 01
 *   Previous balance     5,510.34
 *   Date      Description     Amount     Balance
 */
import { readMemberAccount } from '../../fields/find-member-account.ts';
import { findNamedNumber } from '../../fields/find-named-number.ts';
import { nameBesideNumber } from '../../fields/name-beside-number.ts';
import type { Header, TokenLine } from '../../lines/reading.ts';
import { splitSegments } from '../../lines/segments.ts';
import { STATEMENTS } from '../thresholds.ts';

const { FEWEST_DIGITS, FEWEST_OPENING, MOST_BALANCES } = STATEMENTS.listBoundaries;

export interface TitledAccount {
  /** Index of the line of the title. */
  readonly line: number;
  readonly number: string;
}

/** In printed order; empty unless two numbers differ. */
export function listTitledAccounts(
  lines: readonly TokenLine[],
  headers: readonly Pick<Header, 'lineIndexes'>[],
  startsAnew: (line: number) => boolean,
): readonly TitledAccount[] {
  const firsts = headers.map(({ lineIndexes }) => Math.min(...lineIndexes));
  const above = new Set(firsts.map((first) => first - 1));
  const overTerms = new Set([...above].map((line) => line - 1));
  const accounts = lines.flatMap((line, at) => {
    const member = readMemberAccount(line);
    if (member !== null && leadsToHeader(lines, at, new Set(firsts)))
      return [{ line: line.index, number: member.number ?? member.suffix }];
    const titled = above.has(line.index) || overTerms.has(line.index) ? readTitle(line) : [];
    if (titled.length > 0 || !above.has(line.index)) return titled;
    const below = readBelowName(line, lines[at - 1]);
    return below.length > 0 && startsAnew(line.index) ? below : [];
  });
  return new Set(accounts.map(({ number }) => number)).size > 1 ? accounts : [];
}

/** Between the title of a member's account and its list stand its balances, but no row. */
function leadsToHeader(lines: readonly TokenLine[], at: number, firsts: ReadonlySet<number>): boolean {
  const below = lines.slice(at + 1, at + 1 + MOST_BALANCES);
  const header = below.findIndex(({ index }) => firsts.has(index));
  return header >= 0 && below.slice(0, header).every(({ dates }) => dates[0]?.from !== 0);
}

function readTitle(line: TokenLine): TitledAccount[] {
  const cells = splitSegments(line.words);
  const [title, beside] = cells;
  const name = beside === undefined ? '' : nameBesideNumber(line, cells, beside.from);
  const text = beside === undefined ? title!.text : `${name} ${beside.text}`;
  const named = beside === undefined || name !== '' ? findNamedNumber(text) : null;
  if (named === null || named.type === 'credit_card') return [];
  const number = NUMBER.exec(named.text)?.[0] ?? '';
  return number.replace(/\D/g, '').length < FEWEST_DIGITS ? [] : [{ line: line.index, number }];
}

/** The line is nothing but a number, and the one above it nothing but words. */
function readBelowName({ words, index }: TokenLine, name: TokenLine | undefined): TitledAccount[] {
  const [[number, ...others], [title, ...beside]] = [splitSegments(words), splitSegments(name?.words ?? [])];
  const isNumber = LONE_NUMBER.test(number!.text) && number!.text.replace(/\D/g, '').length >= FEWEST_OPENING;
  if (!isNumber || others.length + beside.length > 0 || !NAME.test(title?.text ?? '')) return [];
  return [{ line: index, number: number!.text }];
}

const LONE_NUMBER = /^[A-Z]{0,3}[\d-]+$/;
const NAME = /^[\p{L}\s-]+$/u;

/** In front of "(Continued)". */
const NUMBER = /^\d(?:[ -]?\d)*/;
