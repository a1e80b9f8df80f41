/**
 * A division of a document → its statements. A part takes from its own lines first; what it does not print (holder, type,
 * currency, period) it has in common with the parts before it.
 */
import { AMBIGUITIES, type DraftStatement, OWED_ACCOUNTS, type PlainDate, type Warning } from '@extracto/model';
import { findLabelledHolder, isSameName } from '../../fields/find-holder.ts';
import { findListedType } from '../../fields/find-listed-type.ts';
import { isMobileNumber } from '../../fields/find-mobile-number.ts';
import { type PeriodTokens, readPeriod } from '../../fields/read-period.ts';
import { typeOfMember } from '../../fields/type-of-title.ts';
import { affirmType, type WeighedType, weighAccountType } from '../../fields/weigh-account-type.ts';
import { codedType } from '../../knowledge/coded-type.ts';
import type { DateOrder, DateToken, TokenLine } from '../../lines/reading.ts';
import { resolveDate, type YearContext } from '../../tokens/resolve-dates.ts';
import type { StatementParts } from '../compose/statement-parts.ts';
import { turnSidesOfBooks } from '../compose/turn-sides-of-books.ts';
import { turnSidesOfDebt } from '../compose/turn-sides-of-debt.ts';
import type { Settlement } from '../interpret/settle-amounts.ts';
import { readStatement } from '../read-statement.ts';
import type { Table } from '../read-table.ts';
import { addEndAmbiguities } from './add-end-ambiguities.ts';
import { addRepeatAmbiguities } from './add-repeat-ambiguities.ts';
import { chooseCurrency } from './choose-currency.ts';
import { chooseNumbers, listNumbers, rankNumbers } from './choose-numbers.ts';
import { listUnread } from './cover-lines.ts';
import { divideDocument, type Part } from './divide-document.ts';
import { endNearLatestDay, latestDayOf } from './end-near-latest-day.ts';
import { isHeadedByBalance } from './find-headed-lists.ts';
import { findJointTotals } from './find-joint-totals.ts';
import { findListedAccounts } from './find-listed-accounts.ts';
import { findMissingPages } from './find-missing-pages.ts';
import { shareSummary } from './find-named-lists.ts';
import { findOpeningTitle } from './find-opening-title.ts';
import { findOverview, leaveOthersFigures } from './find-overview.ts';
import { findSummaryParts } from './find-summary-parts.ts';
import { leaveOthersEnds } from './leave-others-ends.ts';
import { isElsewhere, leavesPeriodOpen } from './part-period.ts';
import { printsChecks } from './prints-checks.ts';
import { liesWithin, type ResolvedPeriod, reachBack, resolvePeriod, spansYears } from './resolve-period.ts';
import { type DocumentSurvey, isYearless, rowDates } from './survey-document.ts';
import { typeOfBalances } from './type-of-balances.ts';

export interface ReadDivision {
  /** Line indexes, ascending, the first 0. */
  readonly starts: readonly number[];
  readonly statements: readonly DraftStatement[];
  /** For each statement, whether the balance that its rows end with stands above them. */
  readonly areHeaded: readonly boolean[];
  /** One for each statement. */
  readonly settlements: readonly Settlement[];
  readonly warnings: readonly Warning[];
}

/** `told`: starts that something printed names. */
export function readDivision(starts: readonly number[], told: readonly number[], survey: DocumentSurvey): ReadDivision {
  const divided = divideDocument(starts, { ...survey, lines: survey.outside });
  const whole = shareSummary(shareSummary(divided, starts, survey.namedLists), starts, survey.currencyLists);
  const accounts = readAccounts(whole, survey);
  const parts = withoutJointTotals(whole, accounts, survey.outside);
  const overview = findOverview(
    survey.outside,
    survey.fields,
    accounts.map(({ number, currency }, index) => ({
      number: number?.value ?? null,
      currency,
      endLine: starts[index + 1] ?? Infinity,
    })),
  );
  const isTold = starts.every((start) => told.includes(start)) || areNamedApart(accounts, parts);
  const periods = datePeriods(parts, survey);
  const read = parts.map((part, index) => {
    const [dated, own] = [periods[index]!, overview[index]!];
    return readStatement({
      ...listFigures({ ...part, fields: leaveOthersFigures(part.fields, own) }, accounts[index]!, survey),
      overview: own,
      order: survey.dates.order,
      years: dated.years,
      period: dated.period,
      ambiguities: [...listDoubts(accounts[index]!, dated, survey), ...(isTold ? [] : [AMBIGUITIES.accounts_parted])],
    });
  });
  return {
    starts,
    areHeaded: parts.map(({ tables, lines }) => isHeadedByBalance(tables, lines, survey.notation)),
    statements: addRepeatAmbiguities(addEndAmbiguities(leaveOthersEnds(read.map(({ statement }) => statement)))),
    settlements: read.map(({ settled }) => settled),
    warnings: read.flatMap(({ warnings }, index) => [
      ...(periods[index]!.isYearInferred && survey.latestYear !== null ? [YEAR_INFERRED] : []),
      ...warnings,
    ]),
  };
}

function withoutJointTotals(parts: Part[], accounts: readonly Account[], outside: readonly TokenLine[]): Part[] {
  if (parts.length < 2) return parts;
  const joint = findJointTotals(
    outside,
    accounts.map(({ number }) => number?.value ?? null),
  );
  if (joint.size === 0) return parts;
  return parts.map((part) => ({ ...part, fields: part.fields.filter(({ textLine }) => !joint.has(textLine.index)) }));
}

/** Each later part prints above its rows the number of an account that no other part has. */
function areNamedApart(accounts: readonly Account[], parts: readonly Part[]): boolean {
  const numbers = new Set(accounts.map(({ number }) => number?.value ?? null));
  if (numbers.size < accounts.length || numbers.has(null)) return false;
  return parts.slice(1).every(({ tables, lines }, index) => {
    const { page, box } = accounts[index + 1]!.number!.source;
    // the last lines of the list above may stand before the title of this one
    const first = tables[0]?.rows.find(({ kind }) => kind === 'transaction')?.firstLine ?? 0;
    const isNamed = (line: TokenLine) => line.pageNumber === page && line.box[1] <= box[3] && line.box[3] >= box[1];
    return lines.some((line) => line.index < first && isNamed(line));
  });
}

type Account = StatementParts['account'];

const WALLET: WeighedType = {
  type: 'other',
  otherSide: null,
  certainty: 'likely',
  isUnopposed: true,
  isBill: false,
  isByNumber: false,
};

function readAccounts(parts: readonly Part[], survey: DocumentSurvey): Account[] {
  const { outside, languages, findCountry } = survey;
  const listed = findListedAccounts(parts, outside);
  const ranked = parts.map((part) => (isWhole(part, survey) ? survey.numbers : rankNumbers(part)));
  const ofDocument = listNumbers(survey.numbers)[0] ?? null;
  const numbers = chooseNumbers(parts, ranked, ofDocument).map((own, index) => listed.numbers[index] ?? own);
  const isOwn = (line: TokenLine) => !listed.lines.has(line);
  const told = printsChecks(survey) ? withoutWallet : (type: WeighedType | null) => type;
  const typeOf = (part: Part) =>
    told(
      isWhole(part, survey)
        ? survey.findType()
        : weighAccountType(
            part.fields.filter(({ line }) => isOwn(line)),
            part.lines.filter(isOwn),
            languages,
          ),
    );
  const isOne = parts.length > 1 && parts.length === survey.currencyLists.length;
  const typeElsewhere = (index: number) => {
    // what the later accounts are called says nothing of the first
    if (index === 0 && parts.length > 1) return null;
    // of one account in several currencies the first list says what it is
    if (isOne) return typeOf(parts[0]!);
    const type = told(survey.findType());
    const firstOf = parts.findIndex((part) => typeOf(part)?.type === type?.type);
    return firstOf > index ? null : shared(type, parts);
  };
  return parts.map((part, index) => ({
    type:
      typeOfBalances(part.tables, typeOf(part)) ??
      typeInOpening(part, languages) ??
      affirmType(typeOf(part), () => typeElsewhere(index)) ??
      (parts.length === 1 ? null : findListedType(outside, numbers[index]?.value ?? null)) ??
      typeElsewhere(index) ??
      typeByNumber(numbers[index] ?? null),
    number: numbers[index]!,
    holder: isWhole(part, survey)
      ? survey.holder
      : chooseHolder(findLabelledHolder(part.fields, part.lines), survey.holder),
    currency:
      parts.length === 1
        ? survey.currency
        : ((isOne ? survey.currencyLists[index]!.currency : null) ??
          chooseCurrency(part.fields, part.tables, part.lines, findCountry, languages) ??
          survey.currency),
  }));
}

function typeInOpening(part: Part, languages: ReadonlySet<string>): WeighedType | null {
  const title = findOpeningTitle(part);
  const type = title === null ? null : typeOfMember(title.account, languages);
  return type === null ? null : { ...WALLET, type, certainty: 'stated' };
}

/** The part is the document: what it says was found in the survey. */
function isWhole({ fields, lines }: Part, survey: DocumentSurvey): boolean {
  return fields === survey.fields && lines === survey.outside;
}

/** Checks are written on accounts of a bank, whatever name that gives to them: "Virtual Wallet Statement". */
function withoutWallet(type: WeighedType | null): WeighedType | null {
  return type?.type === WALLET.type && type.certainty === WALLET.certainty ? null : type;
}

/** Providers of payments lend nothing on an account with a virtual key. */
function typeByNumber(number: Account['number']): WeighedType | null {
  if (number === null) return null;
  if (codedType(number.value) === WALLET.type) return { ...WALLET, certainty: 'stated' };
  return isMobileNumber(number) ? WALLET : null;
}

/** What the whole document says of its accounts does not state what a single one of them is. */
function shared(type: WeighedType | null, parts: readonly Part[]): WeighedType | null {
  return type === null || parts.length === 1 ? type : { ...type, certainty: 'likely', isUnopposed: false };
}

function chooseHolder(own: Account['holder'], ofDocument: Account['holder']): Account['holder'] {
  return own === null || (ofDocument !== null && isSameName(own, ofDocument)) ? ofDocument : own;
}

interface DatedPart extends Pick<StatementParts, 'years' | 'period'> {
  readonly tokens: readonly DateToken[];
  readonly isYearInferred: boolean;
  /** Two printed periods may give it. */
  readonly isYearOpen: boolean;
}

function datePeriods(parts: readonly Part[], survey: DocumentSurvey): DatedPart[] {
  const { rowTokens, isYearFirst, printedPeriod, givenYear, latestYear: latest } = survey;
  const { order } = survey.dates;
  const latestDay = givenYear === null ? latestDayOf(survey.outside, order, latest) : null;
  let previous = UNPRINTED;
  let firstDay: PlainDate | null = null;
  return parts.map((part, index) => {
    const { lines, fields, tables } = part;
    const tokens = parts.length === 1 ? rowTokens : rowDates(tables);
    const said = isWhole(part, survey) ? printedPeriod : readPeriod(lines, fields, isYearFirst, tokens);
    const read = resolvePeriod(said, order, latest);
    const dates = datesToPlace(tables);
    const own = isElsewhere(read, previous, dates, order) ? UNPRINTED : read;
    const isYearOpen = leavesPeriodOpen(own, previous, dates, order);
    const isUndated = own.from === null && own.to === null;
    // accounts of one statement share its period, which is printed once; a later statement of the file does not
    const isShared = isUndated && (dates.length === 0 || liesWithin(dates, order, reachBack(previous, firstDay)));
    const printed = index === 0 ? resolvePeriod(printedPeriod, order, latest) : isShared ? previous : own;
    const period = isUndated ? printed : own;
    const since: PlainDate | null = isUndated && !isShared ? previous.to : null;
    // A year that stands elsewhere, in a footer or a letter, is not proof of the year of the rows.
    const isYearUnsaid =
      isUndated && index > 0 ? since === null && !isShared : period.from === null && period.to === null;
    if (period.to !== null) previous = period;
    const to = period.to ?? (isYearUnsaid ? endNearLatestDay(tokens, order, latest, latestDay) : null);
    const years = { from: period.from ?? since, to, latestYear: latest };
    if (!isShared) firstDay = firstOf(dates, order, years);
    return {
      tokens,
      period,
      years,
      isYearOpen,
      isYearInferred: isYearUnsaid && givenYear === null && tokens.some(isYearless),
    };
  });
}

const UNPRINTED: ResolvedPeriod = { from: null, to: null, sources: {} };

function firstOf(tokens: readonly DateToken[], order: DateOrder, years: YearContext): PlainDate | null {
  return tokens.reduce<PlainDate | null>((first, token) => {
    const date = resolveDate(token, order, years);
    return date !== null && (first === null || date < first) ? date : first;
  }, null);
}

/** Returns the dates of rows, those without a year where some print none: a deposit behind them prints the year in which it ends. */
function datesToPlace(tables: readonly Table[]): readonly DateToken[] {
  const tokens = rowDates(tables.map(withoutBalances));
  const yearless = tokens.filter(isYearless);
  return yearless.length > 0 ? yearless : tokens;
}

/** The opening balance may be of the day before the period. */
function withoutBalances(table: Table): Table {
  return { ...table, rows: table.rows.filter(({ kind }) => kind === 'transaction') };
}

type Figures = Omit<StatementParts, 'overview' | 'order' | 'years' | 'period' | 'ambiguities'>;

function listFigures(
  { lines, fields, tables, dailyBalances }: Part,
  account: Account,
  survey: DocumentSurvey,
): Figures {
  const { notation, bank, pageNumbers, pageCount } = survey;
  return {
    unread: listUnread(lines, survey).flatMap(strongFigures),
    tables: turnSides(tables, account, lines),
    dailyBalances,
    fields,
    summaryParts: findSummaryParts(lines, account.type !== null && OWED_ACCOUNTS.has(account.type.type)),
    outside: lines,
    figures: lines.flatMap(strongFigures),
    notation,
    lost: findMissingPages(pageNumbers, ...pagesOf(tables), pageCount),
    bank,
    account,
  };
}

/** Debts and books name the sides the other way round. */
function turnSides(tables: readonly Table[], { type }: Account, lines: readonly TokenLine[]): readonly Table[] {
  const isOwed = type !== null && OWED_ACCOUNTS.has(type.type);
  return isOwed ? turnSidesOfDebt(tables, type.type) : turnSidesOfBooks(tables, lines);
}

function strongFigures(line: TokenLine): StatementParts['figures'] {
  return line.money.filter(({ strong }) => strong).map((token) => ({ token, line }));
}

/** The first and the last with a row; of a statement without rows the first alone. */
function pagesOf(tables: readonly Table[]): [first: number, last: number] {
  const filled = tables.filter(({ rows }) => rows.length > 0);
  return [filled[0]?.rows[0]?.pageNumber ?? 1, filled.at(-1)?.rows.at(-1)?.pageNumber ?? 1];
}

/** Readings of the document that nothing printed decides. */
function listDoubts({ currency }: Account, dated: DatedPart, survey: DocumentSurvey) {
  const { tokens, period, isYearInferred } = dated;
  const { isAnyScale, isGarbled, dates, rowTokens, printedPeriod } = survey;
  const isYearOpen =
    dated.isYearOpen ||
    leavesYearOpen(rowTokens, printedPeriod, dates) ||
    spansYears(tokens.filter(isYearless), dates.order, period);
  return [
    ...(currency === null && isAnyScale() ? [AMBIGUITIES.scale_open] : []),
    ...(isGarbled ? [AMBIGUITIES.figures_garbled] : []),
    ...(dates.ambiguous ? [AMBIGUITIES.day_month_open] : []),
    ...(rowTokens.some(({ isMonthGuessed }) => isMonthGuessed === true) ? [AMBIGUITIES.month_open] : []),
    ...(isYearInferred ? [AMBIGUITIES.year_not_printed] : []),
    ...(isYearOpen ? [AMBIGUITIES.year_open] : []),
  ];
}

/** Rows without a year take it from the statement's date; "24-12-31" alone may be of 2024 or of 2031, beside days before months of 2031 only. */
function leavesYearOpen(
  rows: readonly DateToken[],
  { from, to }: PeriodTokens,
  dates: DocumentSurvey['dates'],
): boolean {
  if (from !== null || to === null) return false;
  const isTold = !dates.ambiguous && dates.order === 'dmy';
  const told = to.readings.filter(({ order }) => !isTold || order === 'dmy');
  const years = new Set((told.length > 0 ? told : to.readings).map((reading) => reading.year));
  return years.size > 1 && rows.some(isYearless);
}

const YEAR_INFERRED: Warning = {
  code: 'year_inferred',
  message: 'The dates of a list print no year; they were given the latest year that stands elsewhere on its pages.',
  page: null,
};
