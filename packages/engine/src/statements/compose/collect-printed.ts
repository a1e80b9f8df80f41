/** The balances and totals that the statement prints, from labels around the list and from rows at its ends. */
import { type Box, type Minor, OWED_ACCOUNTS } from '@extracto/model';
import type { Field } from '../../fields/find-fields.ts';
import { onlyOnce } from '../../geometry/only-once.ts';
import { BALANCE_LABELS, BALANCES } from '../../knowledge/language.ts';
import { lookupPhrase } from '../../knowledge/lexicon.ts';
import type { MoneyToken, TokenLine } from '../../lines/reading.ts';
import { startOfMargin } from '../../tables/rows/drop-side-texts.ts';
import { readTitle, sectionsOfTotal } from '../../tables/rows/label-record.ts';
import { titleOf } from '../../tables/rows/title-of.ts';
import { type Notation, signedMinor } from '../../tokens/notation.ts';
import type { OverviewFigure } from '../document/find-overview.ts';
import { isBare, isInOther } from '../interpret/amounts.ts';
import type { MoneyRole } from '../interpret/assign-roles.ts';
import { type LabelledMoney, selectLabelled } from '../interpret/select-labelled.ts';
import type { Table } from '../read-table.ts';
import { figureAbove } from './figure-above.ts';
import { findAccountSums } from './find-account-sums.ts';
import { findEndRows, namesWholeTotal } from './find-end-rows.ts';
import { findLine } from './find-line.ts';
import { isOfOtherAccount } from './is-of-other-account.ts';
import { endsSentence, isWordOfSentence } from './label-strength.ts';
import { leaveUnlikelyEnds } from './leave-unlikely-ends.ts';
import { partTwins } from './part-twins.ts';
import type { PlacedRow, StatementParts } from './statement-parts.ts';
import { sumBelow } from './sum-below.ts';

export interface PrintedMoney {
  readonly openings: readonly LabelledMoney[];
  readonly closings: readonly LabelledMoney[];
  /** Ends that no label names, only their place above or below the list. */
  readonly byPlace: readonly Minor[];
  /** Ends without a sign of their own in a column of debits, which may lie below zero. */
  readonly overdrawn: readonly Minor[];
  readonly credits: readonly LabelledMoney[];
  readonly debits: readonly LabelledMoney[];
  /** Figures that the page surely calls an opening or closing balance, whether the search took them or not. */
  readonly named: readonly LabelledMoney[];
  /** Beside amounts with decimals a figure without them counts points or rows. */
  readonly isMoney: (token: MoneyToken) => boolean;
  /** A figure that sums up the balances of several accounts is none of the statement's own. */
  readonly isOfAccounts: (figure: { readonly token: { readonly box: Box } }) => boolean;
  /**
   * Figures outside the list whose label is not known, in printed order. A zero among them proves nothing: what is owed, less what
   * was owed, less what was spent, is always nothing.
   */
  readonly loose: readonly LabelledMoney[];
}

export function collectPrinted(parts: StatementParts, placed: readonly PlacedRow[]): PrintedMoney {
  const summed = findColumnSums(placed);
  const number = parts.account.number?.value ?? null;
  const fields = parts.fields.filter(
    (field) =>
      !BALANCES.has(field.label) || !(field.money.some((one) => summed.has(one)) || isOfOtherAccount(field, number)),
  );
  const isOutside = outsideList(parts, placed);
  const outside = fields.filter(({ textLine }) => isOutside(textLine));
  const labelled = (labels: readonly string[]) =>
    selectLabelled(outside, labels, parts.notation).filter((found) => !endsSentence(found) && !isWordOfSentence(found));
  const hasDecimals = placed.some(
    ({ entry }) => entry.amount !== null && printsDecimals(entry.amount.token, parts.notation),
  );
  const isMoney = (token: MoneyToken) => !hasDecimals || printsDecimals(token, parts.notation);
  const { openingRows, closingRows, byPlace, overdrawn } = findEndRows(parts, placed, isMoney);
  const isAmount = ({ token }: LabelledMoney) => isMoney(token);
  const [loose, sums] = [parts.figures.filter(({ line }) => isOutside(line)), listSectionSums(placed)];
  const linesOf = onlyOnce(() => listLines(parts));
  const isOfAccounts = findAccountSums(linesOf, parts.notation);
  const owed = isDebt(parts) ? new Set(labelled(['newBalance']).map(({ token }) => token)) : NO_TOKENS;
  const totalsOf = (label: string, sign: 1 | -1) =>
    labelled([label])
      .map((found) => sumBelow(figureAbove(found, sign, linesOf(), parts.notation), linesOf(), parts.notation))
      .filter((found) => isAmount(found) && isSum(found) && !owed.has(found.token))
      .filter((found) => !isOfPrices(found, linesOf()) && !isOfAccounts(found));
  const credits = [...totalsOf('totalCredits', 1), ...totalsBelow(placed, 'credit', parts.notation)];
  const debits = [...totalsOf('totalDebits', -1), ...totalsBelow(placed, 'debit', parts.notation)];
  const isTotal = ({ token }: LabelledMoney) =>
    (credits.length > 0 && debits.some((total) => total.token === token)) || sums.has(token);
  const balances = selectLabelled(fields.filter(isSpoken), BALANCE_LABELS, parts.notation)
    .filter((found) => isAmount(found) && !endsSentence(found) && !isWordOfSentence(found))
    .filter(
      (found) => !isTotal(found) && !isOfAccounts(found) && !isBesideEnd(found, [...openingRows, ...closingRows]),
    );
  const named = withoutInstalments(withoutForeign(balances, parts.account.currency), parts);
  const ends = labelled(['openingBalance', 'closingBalance', 'previousBalance', 'broughtForward', 'newBalance']);
  const endsOf = (label: string, rows: readonly LabelledMoney[], others: readonly LabelledMoney[]) => [
    ...labelled([label]).filter(isBeside(rows)),
    ...rows,
    ...others.filter(isBeside(rows)),
  ];
  const openings = endsOf('openingBalance', openingRows, labelled(['previousBalance', 'broughtForward']));
  const newBalances = labelled(['newBalance']).filter((found) => !isTotal(found));
  const closings = endsOf('closingBalance', closingRows, newBalances);
  const orListed = (own: readonly LabelledMoney[], end: OverviewFigure['end']) =>
    own.length > 0 ? own : listOverviewEnds(parts, end).filter(isAmount);
  const found = { openings: orListed(openings, 'opening'), closings: orListed(closings, 'closing') };
  return {
    ...partTwins(leaveUnlikelyEnds(found, placed, parts, isMoney), parts),
    byPlace: byPlace.filter((value) => !named.some((found) => found.value === value)),
    overdrawn: [...overdrawn, ...ends.filter((end) => standsBelowDebits(end, parts.tables)).map(({ value }) => value)],
    named,
    credits,
    debits,
    isMoney,
    isOfAccounts,
    loose: loose.flatMap((figure) => unlabelled(figure, parts.notation)).filter(({ value }) => value !== 0),
  };
}

/** "Toplam borç" is what all debits come to, and on a card what is owed in the end. */
function isDebt({ account: { type } }: StatementParts): boolean {
  return type !== null && OWED_ACCOUNTS.has(type.type);
}

const NO_TOKENS: ReadonlySet<MoneyToken> = new Set();

/** The ends that the overview of all accounts prints for this one, where the list itself need print none. */
function listOverviewEnds({ overview, notation }: StatementParts, end: OverviewFigure['end']): LabelledMoney[] {
  return overview.filter((own) => own.end === end).flatMap((own) => unlabelled(own, notation));
}

function unlabelled({ token, line }: Pick<LabelledMoney, 'token' | 'line'>, notation: Notation): LabelledMoney[] {
  const value = signedMinor(token, notation);
  return value === null ? [] : [{ value, token, line, label: '' }];
}

/**
 * Tells lines before, behind and beside the list: a summary in the margin stands between the rows of two pages. A balance printed in
 * the middle of the list is carried over a page break, and neither opens nor closes anything.
 */
function outsideList({ tables }: StatementParts, placed: readonly PlacedRow[]): (line: TokenLine) => boolean {
  const [from, to] = spanLines(placed);
  const margin = Math.max(...tables.map(({ columns }) => startOfMargin(columns) ?? Infinity));
  return ({ index, box }) => index < from || index > to || box[0] > margin;
}

/** "Closing balance      129.00      28,362.33": on a line of the list the sum of a column stands in front of the balance. */
function isBesideEnd({ line, token }: LabelledMoney, ends: readonly LabelledMoney[]): boolean {
  const own = ends.filter((end) => end.line.index === line.index);
  return own.length > 0 && !own.some((end) => end.token.box === token.box);
}

/** "Closing balance 5,734.26" and, where a country changes its money, "Closing balance in EUR: 2,931.88": the same once more. */
function withoutForeign(balances: readonly LabelledMoney[], currency: string | null): readonly LabelledMoney[] {
  const own = balances.filter(({ token }) => !isInOther(token, currency));
  return own.length > 0 ? own : balances;
}

/** "Amount due $40.00" on the slip to pay by is the minimum payment once more, where another figure is the new balance. */
function withoutInstalments(
  balances: readonly LabelledMoney[],
  { fields, notation }: StatementParts,
): readonly LabelledMoney[] {
  const minimums = new Set(selectLabelled(fields, ['minimumPayment'], notation).map(({ value }) => value));
  const isDue = ({ label, value }: LabelledMoney) => minimums.has(value) && isNewBalance(label);
  const others = balances.filter((found) => !isDue(found));
  return others.some(({ label }) => isNewBalance(label)) ? others : balances;
}

function isNewBalance(label: string): boolean {
  return lookupPhrase(label).some(({ value }) => value === 'newBalance');
}

/** "Closing totals  885.39  2,093.55": sums of both columns of amounts, and of none a balance. */
function findColumnSums(placed: readonly PlacedRow[]): ReadonlySet<MoneyToken> {
  return new Set(
    placed.flatMap(({ row, table: { use } }) => {
      const isSum = row.kind === 'total' && row.label === 'total' && row.money.size > 1;
      return isSum && row.money.keys().every((column) => use.amounts.has(column)) ? [...row.money.values()] : [];
    }),
  );
}

/**
 * The figures of rows that sum up a section: "Toplam Borç" is what is owed, beside the total of credits what went out, and in "Toplam
 * Borç Kayıtları" no balance.
 */
function listSectionSums(placed: readonly PlacedRow[]): ReadonlySet<MoneyToken> {
  const sums = placed.filter(
    ({ row: { kind, texts } }) => kind === 'total' && sectionsOfTotal(texts.values().join(' ')).length > 0,
  );
  return new Set(sums.flatMap(({ row }) => row.money.values()));
}

/**
 * Sums below the columns of both sides, on a line behind all rows that names the total of the list and not of a page. Without running
 * balances they hold whichever side is money in.
 */
function totalsBelow(placed: readonly PlacedRow[], side: 'credit' | 'debit', notation: Notation): LabelledMoney[] {
  const last = placed.findLastIndex(({ row }) => row.kind === 'transaction');
  return placed.slice(last + 1).flatMap(({ row, table }) => {
    const label = row.texts.values().join(' ');
    const tokenOf = (role: MoneyRole) => [...row.money].find(([column]) => table.roles.get(column) === role)?.[1];
    const [token, other] = [tokenOf(side), tokenOf(side === 'credit' ? 'debit' : 'credit')];
    const isOfList = last >= 0 && table.use.balance !== null && row.kind === 'total' && namesWholeTotal(label);
    const value = isOfList && token !== undefined && other !== undefined ? signedMinor(token, notation) : null;
    return value === null ? [] : [{ value, token: token!, line: findLine(table, row.firstLine)!, label }];
  });
}

function listLines({ outside, tables }: StatementParts): ReadonlyMap<number, TokenLine> {
  const listed = tables.flatMap(({ region }) => region.lines);
  return new Map([...outside, ...listed].map((line) => [line.index, line]));
}

/** In a table of prices and what services come to, whose title says so: "Account analysis", where "Total charges" sums up no rows. */
function isOfPrices({ line: { index, pageNumber } }: LabelledMoney, lines: ReadonlyMap<number, TokenLine>): boolean {
  let hasNames = false;
  for (let at = index - 1; ; at--) {
    const line = lines.get(at);
    if (line === undefined || line.pageNumber !== pageNumber || line.dates[0]?.from === 0) return false;
    if (line.money.length > 0) continue;
    if (readTitle(titleOf(line)).isSummary) return true;
    // between the title and the figures stand the names of the columns
    if (hasNames) return false;
    hasNames = true;
  }
}

/** A figure without a sign, beside a list of two columns and below the name of the one for debits. */
function standsBelowDebits({ value, token }: LabelledMoney, tables: readonly Table[]): boolean {
  if (value <= 0 || !isBare(token)) return false;
  return tables.some(({ columns, roles, use }) => {
    const isIn = (role: MoneyRole) =>
      columns.some(
        ({ span, candidates }, at) =>
          roles.get(at) === role && candidates.length > 0 && token.box[0] < span.x1 && token.box[2] > span.x0,
      );
    return use.balance === null && [...roles.values()].includes('credit') && isIn('debit') && !isIn('credit');
  });
}

/** First and last line of a transaction; from infinity to its opposite without any. */
function spanLines(placed: readonly PlacedRow[]): readonly [from: number, to: number] {
  let [from, to] = [Infinity, -Infinity];
  for (const { row } of placed) {
    if (row.kind !== 'transaction') continue;
    for (const line of row.lines) {
      if (line < from) from = line;
      if (line > to) to = line;
    }
  }
  return [from, to];
}

/** True outside the list's rows, whose column tells the balance: a zero for "no movement" may precede it. */
function isBeside(rows: readonly LabelledMoney[]): (found: LabelledMoney) => boolean {
  const lines = new Set(rows.map(({ line }) => line.index));
  return ({ line }) => !lines.has(line.index);
}

/** Points are counted whole: beside amounts with decimals a balance without them is none of money. */
function printsDecimals({ readings }: MoneyToken, { mark }: Notation): boolean {
  return (readings[mark]?.decimals ?? 0) > 0;
}

/** Below a header of rates or of daily balances stands a balance of another kind. */
function isSpoken({ line, textLine }: Field): boolean {
  return textLine === line || (textLine.dates[0]?.from !== 0 && !hasRate(textLine));
}

/**
 * A table of interest rates names credits and debits too: what stands on a line with a percentage sums nothing. Nor does
 * the number of a page: in "Side 1 af 3" stands the Dutch word for debits.
 */
function isSum({ line, token }: LabelledMoney): boolean {
  const [before, between] = [line.words[token.from - 2]?.text ?? '', line.words[token.from - 1]?.text ?? ''];
  const isPageCount = /^\d+$/.test(token.text) && /^\d+$/.test(before) && !/\d/.test(between);
  return !hasRate(line) && !isPageCount;
}

function hasRate({ words }: TokenLine): boolean {
  return words.some((word) => /^[\d.,]*%$/.test(word.text));
}

/** A total that agrees with no sum is reported when it is the only one: then the checker says so. */
export function soleTotal(totals: readonly LabelledMoney[]): Minor | null {
  const values = [...new Set(totals.map(({ value }) => Math.abs(value)))];
  return values.length === 1 ? values[0]! : null;
}
