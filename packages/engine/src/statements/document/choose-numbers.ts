/**
 * The account number of each statement of a document. What only one of them prints is its own; what several print stands in the
 * furniture of the pages, and is the first one's where accounts differ:
 *
 *   Primary account: 388550524      ← on every page
 *   CHASE SAVINGS   Account number: 3227164676
 *
 * A statement that prints no number has the document's, or the one that all its rows repeat. Accounts under the number of a member have their suffix behind it:
 * "****38417 SHARE 09", "XXXXXX4763-09", "0000418822-0008". Known weakness: an account of its own without a number gets it, too.
 */

import type { Word } from '@extracto/model';
import { findBareNumber, findPlainNumber } from '../../fields/find-bare-number.ts';
import { findCardOfHolder } from '../../fields/find-card-of-holder.ts';
import { readMemberAccount } from '../../fields/find-member-account.ts';
import { findMobileNumber } from '../../fields/find-mobile-number.ts';
import { findNumberInTitle } from '../../fields/find-number-in-title.ts';
import { findWalletHandle } from '../../fields/find-wallet-handle.ts';
import type { Found } from '../../fields/found.ts';
import { findAccountNumbers, findNumbersBesideNames } from '../../fields/read-account.ts';
import type { TokenLine } from '../../lines/reading.ts';
import { textOf } from '../../lines/segments.ts';
import { findAccountColumn } from '../find-account-column.ts';
import { STATEMENTS } from '../thresholds.ts';
import type { Part as WholePart } from './divide-document.ts';
import { findOpeningTitle, type OpeningTitle } from './find-opening-title.ts';

type Part = Pick<WholePart, 'fields' | 'lines' | 'tables'>;

export interface RankedNumbers {
  readonly strong: readonly Found<string>[];
  /** For statements that print no other. */
  readonly weak: readonly Found<string>[];
}

/** Strongest first. */
export function listNumbers({ strong, weak }: RankedNumbers): Found<string>[] {
  return [...strong, ...weak];
}

export function rankNumbers({ fields, lines }: Omit<Part, 'tables'>): RankedNumbers {
  const { own, international, mentioned } = findAccountNumbers(fields);
  const { titled, listed } = findNumbersBesideNames(lines);
  const finders = [
    findNumberInTitle,
    findBareNumber,
    findMobileNumber,
    findWalletHandle,
    findPlainNumber,
    findCardFigures,
  ];
  const unlabelled = finders.map((find) => find(lines)).filter((found) => found !== null);
  return {
    strong: [...own.flatMap((one) => internationalOf(one, international)), ...own, ...titled],
    weak: [...international, ...listed, ...unlabelled, ...mentioned],
  };
}

function findCardFigures(lines: readonly TokenLine[]): Found<string> | null {
  return findCardOfHolder(lines)?.figures ?? null;
}

/**
 * "Filialnummer Kontonummer 480 5501240" is the end of an IBAN of the same statement. German, Austrian and Irish accounts go by that;
 * elsewhere the number of the account is still the one by which it is known, beside the code of its branch.
 */
function internationalOf({ value }: Found<string>, international: readonly Found<string>[]): readonly Found<string>[] {
  const account = value.split(' ').at(-1)!;
  if (!WHOLE_ACCOUNT.test(account)) return [];
  return international.filter((one) => REPLACED.test(one.value) && compact(one).includes(account)).slice(0, 1);
}

/** Countries whose own numbers their IBANs replaced. */
const REPLACED = /^(?:DE|AT|IE)\d/;
const WHOLE_ACCOUNT = /^\d{6,}$/;
const { FEWEST_DIGITS: FEWEST_FIGURES } = STATEMENTS.findOverview;

/** `ranked`: the numbers of each part. */
export function chooseNumbers(
  parts: readonly Part[],
  ranked: readonly RankedNumbers[],
  ofDocument: Found<string> | null,
): (Found<string> | null)[] {
  const chosen = chooseEach(ranked, ofDocument).map((own, at) => own ?? findInRows(parts[at]!));
  const member = chosen[0] ?? null;
  if (parts.length < 2 || member === null || chosen.some((own) => own?.value !== member.value)) return chosen;
  const accounts = parts.map((part) => findOfMember(part, member.value));
  const isNumbered = new Set(accounts.map((own) => own?.value)).size === parts.length;
  return isNumbered ? chosen.map((own, at) => accounts[at] ?? own) : chosen;
}

function findInRows({ tables }: Part): Found<string> | null {
  for (const { columns, rows } of tables) {
    const found = findAccountColumn(columns, rows);
    if (found === null) continue;
    const { number, row } = found;
    return { value: number, source: { page: row.pageNumber, box: [...row.box], text: number } };
  }
  return null;
}

/** The number in the title of the first account of a member on the lines of the part, or in the row of its opening balance. */
function findOfMember(part: Part, member: string): Found<string> | null {
  const suffixed = findSuffixed(part, member);
  if (suffixed !== null) return suffixed;
  const found = findTitle(part) ?? findOpeningTitle(part);
  if (found === null) return null;
  const { account, pageNumber, box, text } = found;
  return { value: account.number ?? `${member} ${account.suffix}`, source: { page: pageNumber, box: [...box], text } };
}

/**
 * "0000418822-0008   REMARKABLE CHECKING", "902-004418", "Share account — 62013/S1": the number of the member opens or ends that of the
 * account, at the beginning of a line, or opens it at the end of one.
 */
function findSuffixed({ lines }: Part, member: string): Found<string> | null {
  const isSuffixed = ({ text }: Word) => text.startsWith(member) && SUFFIX.test(text.slice(member.length));
  const isPrefixed = ({ text }: Word) => text.endsWith(`-${member}`) && PREFIX.test(text.slice(0, -member.length));
  for (const { words, pageNumber } of lines) {
    const [first, last] = [words[0]!, words.at(-1)!];
    const word = [first, last].find(isSuffixed) ?? (isPrefixed(first) ? first : null);
    if (word !== null) return { value: word.text, source: { page: pageNumber, box: [...word.box], text: word.text } };
  }
  return null;
}

const SUFFIX = /^(?:-[SL]?\d{2,4}|[-/][SL]\d)$/;
const PREFIX = /^\d{2,4}-$/;

function findTitle({ lines }: Part): OpeningTitle | null {
  for (const line of lines) {
    const account = readMemberAccount(line);
    if (account !== null) return { account, pageNumber: line.pageNumber, box: line.box, text: textOf(line.words) };
  }
  return null;
}

function chooseEach(ranked: readonly RankedNumbers[], ofDocument: Found<string> | null): (Found<string> | null)[] {
  const listed = ranked.map(({ strong, weak }) => (strong.length > 0 ? strong : weak));
  const holders = new Map<string, Set<number>>();
  for (const [at, own] of listed.entries())
    for (const one of own) holders.set(compact(one), (holders.get(compact(one)) ?? new Set()).add(at));
  return listed.map((own, at) => {
    const isOwn = (one: Found<string>) =>
      holders.get(compact(one))!.size === 1 && !endsWithOther(compact(one), at, holders);
    const found = own.find(isOwn) ?? own[0];
    return found === undefined ? ofDocument : (accountOfMember(found, own.filter(isOwn)) ?? found);
  });
}

/** An overview in front of the lists prints the number of each account behind that of its bank: "11425 00900 05234087765". */
function endsWithOther(number: string, part: number, holders: ReadonlyMap<string, ReadonlySet<number>>): boolean {
  for (let from = 1; from <= number.length - FEWEST_FIGURES; from++) {
    const others = holders.get(number.slice(from));
    if (others !== undefined && !others.has(part)) return true;
  }
  return false;
}

/** "Member number 0064 3810 552", and over the only list "account 0064 3810 552 01". */
function accountOfMember(member: Found<string>, own: readonly Found<string>[]): Found<string> | null {
  const number = compact(member);
  const longer = own.filter((one) => compact(one).startsWith(number) && compact(one) !== number);
  const [account] = longer;
  return account !== undefined && longer.every((one) => compact(one) === compact(account)) ? account : null;
}

function compact({ value }: Found<string>): string {
  return value.replace(/[^\p{L}\d]/gu, '');
}
