/**
 * A table of all accounts of a file and their balances, which stands before the first of them, or with each of them behind the last:
 *
 *   Account No.      Opening Balance   Closing Balance         Summary           Balance on 31 January
 *   99-4410-7731            1,200.00          1,431.20         99-4410-7731                   1,431.20
 *
 * Each account prints the same balances again, so each line bears witness for its account.
 */

import { CURRENCY_DECIMALS } from '@extracto/model';
import type { Field } from '../../fields/find-fields.ts';
import { CLOSINGS, OPENINGS } from '../../knowledge/language.ts';
import { digitsOf } from '../../knowledge/letters.ts';
import type { MoneyToken, TokenLine } from '../../lines/reading.ts';
import { STATEMENTS } from '../thresholds.ts';

const { MOST_ACCOUNTS, FEWEST_DIGITS } = STATEMENTS.findOverview;

export interface OverviewFigure {
  readonly token: MoneyToken;
  readonly line: TokenLine;
  /** The headings of the table. */
  readonly header: TokenLine;
  readonly end: 'opening' | 'closing';
}

interface Account {
  /** Lines of a later one are not its own. */
  readonly endLine: number;
  readonly number: string | null;
  readonly currency: string | null;
}

/** One list an account, in their order. A file of several months names each account again: the next one to come is meant. */
export function findOverview(
  lines: readonly TokenLine[],
  fields: readonly Field[],
  accounts: readonly Account[],
): OverviewFigure[][] {
  const found = accounts.map((): OverviewFigure[] => []);
  const namedOn = Map.groupBy(fields, ({ line }) => line);
  const lastStart = accounts.at(-2)?.endLine ?? Infinity;
  for (const [at, header] of lines.entries()) {
    const named = namedOn.get(header) ?? [];
    const isBehind = header.index >= lastStart;
    const ends = listEnds(named, isBehind);
    if (ends.length === 0) continue;
    const behind = countBehindEnds(named);
    // two accounts may have one number, each its own line
    const met = new Map<Account, OverviewFigure[]>();
    for (const line of lines.slice(at + 1, at + 1 + MOST_ACCOUNTS)) {
      const figures = readEnds(line, behind).slice(-ends.length);
      if (figures.length === 0 || line.pageNumber !== header.pageNumber) break;
      const isOwner = (account: Account) =>
        !met.has(account) && (isBehind || account.endLine > line.index) && isNamed(account, line, figures);
      const owner = accounts.find(isOwner);
      const listed = figures.map((token, at) => ({ token, line, header, end: ends.at(at - figures.length)! }));
      if (owner !== undefined) met.set(owner, listed);
    }
    const isWhole = met.size === accounts.length;
    for (const [account, figures] of met)
      if (isWhole || (ends.length > 1 && account.endLine > header.index))
        found[accounts.indexOf(account)]!.push(...figures);
  }
  return found;
}

/** Without those that the headings have in the line below them, which is that of another account. */
export function leaveOthersFigures(fields: readonly Field[], overview: readonly OverviewFigure[]): readonly Field[] {
  if (overview.length === 0) return fields;
  return fields.filter(
    ({ line, textLine }) => !overview.some((own) => own.header === line && own.line !== textLine && line !== textLine),
  );
}

/** "Balance" beside "Closing balance" is the opening one. */
function namesBothEnds(fields: readonly Field[]): boolean {
  const ends = fields.filter(isEnd);
  return ends.some(({ label }) => CLOSINGS.has(label)) && new Set(ends.map(({ from }) => from)).size > 1;
}

/** Which end each of the two headings names, left to right; behind all accounts, one heading names what each of them ends with. */
function listEnds(fields: readonly Field[], isBehind: boolean): readonly OverviewFigure['end'][] {
  if (!namesBothEnds(fields)) return isBehind && fields.some(({ label }) => CLOSINGS.has(label)) ? ['closing'] : [];
  const [first] = fields.filter(isEnd).toSorted((a, b) => a.from - b.from);
  const opensWithClosing =
    CLOSINGS.has(first!.label) &&
    !OPENINGS.has(first!.label) &&
    fields.some(({ label, from }) => OPENINGS.has(label) && from > first!.from);
  return opensWithClosing ? ['closing', 'opening'] : ['opening', 'closing'];
}

function isEnd({ label }: Field): boolean {
  return OPENINGS.has(label) || CLOSINGS.has(label);
}

/** Behind the names of both ends may stand that of an average, a limit or what is available. */
function countBehindEnds(fields: readonly Field[]): number {
  const last = Math.max(...fields.filter(isEnd).map(({ to }) => to));
  return new Set(fields.filter(({ label, from }) => OTHERS.has(label) && from >= last).map(({ from }) => from)).size;
}

const OTHERS: ReadonlySet<string> = new Set(['averageBalance', 'availableBalance', 'creditLimit']);

/** The two balances at the end of a line; those of whole units stand behind a number of an account that looks like one. */
function readEnds({ money }: TokenLine, behind: number): readonly MoneyToken[] {
  const isBare = money.at(-1)?.strong === false;
  const figures = isBare ? money : money.filter(({ strong }) => strong);
  return figures.slice(0, figures.length - behind).slice(-2);
}

function isNamed({ number, currency }: Account, { words }: TokenLine, figures: readonly MoneyToken[]): boolean {
  const wanted = digitsOf(number ?? '');
  const text = words.slice(0, figures[0]!.from).map((word) => word.text);
  if (wanted.length < FEWEST_DIGITS || !digitsOf(text.join('')).includes(wanted)) return false;
  const codes = [...text, ...figures.flatMap(({ currencies }) => currencies.slice(0, 1))].filter((word) =>
    CURRENCY_DECIMALS.has(word),
  );
  return codes.length === 0 || currency === null || codes.includes(currency);
}
