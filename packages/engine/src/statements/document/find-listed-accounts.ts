/**
 * The accounts of a list in front of their statements, each of which the title of a later list names again:
 *
 *   Current account        DE57 2004 1133 1560 0261 80       3,802.50
 *   Savings account        DE84 2004 1133 3767 9536 44       4,365.64
 *
 *   Current account        Overdraft limit 3,000          ← whose number is that of the first line
 */
import type { Found } from '../../fields/found.ts';
import { normalWords } from '../../knowledge/normalise-label.ts';
import type { TokenLine } from '../../lines/reading.ts';
import { splitSegments } from '../../lines/segments.ts';
import { STATEMENTS } from '../thresholds.ts';
import type { Part } from './divide-document.ts';

const { MOST_APART, FEWEST_DIGITS } = STATEMENTS.findListedAccounts;

interface ListedAccount {
  readonly line: TokenLine;
  readonly name: readonly string[];
  readonly number: Found<string>;
}

export interface ListedAccounts {
  /** One for each part, `null` where no title, or more than one, names a listed account. */
  readonly numbers: readonly (Found<string> | null)[];
  /** Lines of the list, which say nothing of the part that they stand in. */
  readonly lines: ReadonlySet<TokenLine>;
}

export function findListedAccounts(parts: readonly Part[], outside: readonly TokenLine[]): ListedAccounts {
  const accounts = parts.length < 2 ? [] : listAccounts(outside);
  const lines = new Set(accounts.map(({ line }) => line));
  if (accounts.length === 0) return { numbers: parts.map(() => null), lines };
  const last = Math.max(...accounts.map(({ line }) => line.index));
  const firsts = parts.map(firstRow);
  const numbers = firsts.map((first, at) => {
    // a title may stand above the line that a part was found to start at
    const above = outside.filter(({ index }) => index > Math.max(last, firsts[at - 1] ?? 0) && index < first);
    const [start] = parts[at]!.lines;
    const own = above.filter(({ index }) => index >= (start?.index ?? 0));
    return soleNumber(accounts, own) ?? soleNumber(accounts, above);
  });
  return { numbers, lines };
}

/** The number of the one account that a title among the lines names. */
function soleNumber(accounts: readonly ListedAccount[], lines: readonly TokenLine[]): Found<string> | null {
  const named = accounts.filter(({ name }) => lines.some((line) => opensWith(line, name)));
  return named.length === 1 ? named[0]!.number : null;
}

/** Index of its first line. */
function firstRow({ tables }: Part): number {
  return Math.min(
    ...tables.flatMap(({ rows }) => rows.flatMap(({ kind, firstLine }) => (kind === 'transaction' ? [firstLine] : []))),
  );
}

/** Two or more below each other. */
function listAccounts(lines: readonly TokenLine[]): readonly ListedAccount[] {
  const found = lines.flatMap((line) => readAccount(line) ?? []);
  return found.filter(({ line }) =>
    found.some((other) => other.line !== line && Math.abs(other.line.index - line.index) <= MOST_APART),
  );
}

const NUMBER = /^(?:IBAN:? )?([A-Z]{2}\d{2}[ \dA-Z]+|[\dXx*• ./-]+)$/;

function readAccount(line: TokenLine): ListedAccount | null {
  const amounts = line.money.filter(({ strong }) => strong);
  const [name, number, ...others] = splitSegments(line.words.slice(0, amounts.at(-1)?.from ?? 0));
  if (name === undefined || number === undefined || /\d/.test(name.text)) return null;
  if (others.some(({ from, to }) => !amounts.some((amount) => amount.from >= from && amount.to <= to))) return null;
  const value = NUMBER.exec(number.text)?.[1] ?? '';
  if (value.replace(/\D/g, '').length < FEWEST_DIGITS) return null;
  if (amounts.some(({ from }) => from < number.to) || line.dates.length > 0) return null;
  const source = { page: line.pageNumber, box: [...number.box] as [number, number, number, number], text: number.text };
  return { line, name: normalWords(name.text), number: { value, source } };
}

function opensWith({ words }: TokenLine, name: readonly string[]): boolean {
  const [cell] = splitSegments(words);
  const own = normalWords(cell?.text ?? '');
  return name.length > 0 && name.every((word, at) => own[at] === word);
}
