/** Positions of values on the page, unassigned figures, and printed counts. */
import { type Box, roundBox, type Source, type Statement } from '@extracto/model';
import type { Field } from '../../fields/find-fields.ts';
import { currencyOf } from '../../knowledge/currencies.ts';
import type { MoneyToken } from '../../lines/reading.ts';
import { splitSegments } from '../../lines/segments.ts';
import { isStrong } from '../../tables/rows/some-amount.ts';
import { isZero } from '../../tokens/is-zero.ts';
import { minorOf, type Notation } from '../../tokens/notation.ts';
import { isInOther } from '../interpret/amounts.ts';
import type { LabelledMoney } from '../interpret/select-labelled.ts';
import type { Settlement } from '../interpret/settle-amounts.ts';
import type { PrintedMoney } from './collect-printed.ts';
import { findLine } from './find-line.ts';
import type { PlacedRow, StatementParts } from './statement-parts.ts';
import { COMPOSE } from './thresholds.ts';

const { LONGEST_NAME } = COMPOSE.collectSources;

export function collectSources(
  parts: StatementParts,
  printed: PrintedMoney,
  settled: Settlement,
): Record<string, Source> {
  const sources: Record<string, Source> = { ...parts.period.sources };
  const note = (field: string, found: LabelledMoney | undefined) => {
    if (found !== undefined)
      sources[field] = { page: found.line.pageNumber, box: toSourceBox(found.token.box), text: found.token.text };
  };
  const openings = [...printed.openings, ...printed.loose].filter(({ value }) => value === settled.opening);
  // "Balance in your favour" may be either end: beside one of the same value that only opens it is the other
  const isEither = ({ token }: LabelledMoney) => printed.closings.some((closing) => closing.token === token);
  note('openingBalance', openings.find((opening) => !isEither(opening)) ?? openings[0]);
  note(
    'closingBalance',
    [...printed.closings, ...printed.loose].find(({ value }) => value === settled.closing),
  );
  note(
    'totals.credits',
    printed.credits.find(({ value }) => Math.abs(value) === settled.credits),
  );
  note(
    'totals.debits',
    printed.debits.find(({ value }) => Math.abs(value) === settled.debits),
  );
  if (parts.account.number !== null) sources['account.number'] = parts.account.number.source;
  if (parts.account.holder !== null) sources['account.holder'] = parts.account.holder.source;
  return sources;
}

/** Money within the list that became nothing: beside a row, or a whole line that no rule could place. */
export function unassignedMoney(
  placed: readonly PlacedRow[],
  { account: { currency }, notation }: StatementParts,
  newestFirst: boolean,
): Source[] {
  let listPage = 0;
  return placed.flatMap((place, at) => {
    if (movesNothing(placed, at, newestFirst)) return NONE;
    const { kind, pageNumber, dates } = place.row;
    if (kind === 'transaction') listPage = pageNumber;
    // "Enclosures 0" in the head of a page, above its first row, is none
    const isListed = dates.size > 0 || listPage === pageNumber;
    // "EURO 51.30" in the text of a row that has its amount in dollars
    const isOriginal = (token: MoneyToken) => isInOther({ currencies: currenciesOf(token, place) }, currency);
    const unassigned = unassignedOf(place, isListed, isOriginal);
    return unassigned.length === 0 || arePartsOf(place, unassigned, notation)
      ? NONE
      : unassigned.map((token) => toSource(token, place.row.pageNumber));
  });
}

/** "Charge 0.90 A" beside the balance that the row before it left: noted here, and booked with other charges later. */
function movesNothing(placed: readonly PlacedRow[], at: number, newestFirst: boolean): boolean {
  const { row, entry, table } = placed[at]!;
  if (row.kind !== 'left' || entry.balance === null) return false;
  const step = newestFirst ? 1 : -1;
  let before = at + step;
  while (placed[before]?.entry.balance === null) before += step;
  return placed[before]?.table === table && placed[before]!.entry.balance === entry.balance;
}

/** "U.S. Dollar      30.00": the cell in front of a figure may name its currency. */
function currenciesOf(token: MoneyToken, { row, table }: PlacedRow): readonly string[] {
  if (token.currencies.length > 0) return token.currencies;
  const line = row.lines
    .map((index) => findLine(table, index))
    .find((own) => own?.money.some(({ box }) => box === token.box) === true);
  const before = line === undefined ? undefined : splitSegments(line.words.slice(0, token.from)).at(-1);
  return before === undefined || before.words.length > LONGEST_NAME ? token.currencies : currencyOf(before.text);
}

const NONE: readonly Source[] = [];
const NO_TOKENS: readonly MoneyToken[] = [];

/**
 * `isListed`: it stands where rows do. `isCovered`: what a figure beside the amount of a row says, when that is known; a zero alone
 * there, as of a fee, says that nothing else moved.
 */
function unassignedOf(
  place: PlacedRow,
  isListed: boolean,
  isCovered: (token: MoneyToken) => boolean,
): readonly MoneyToken[] {
  const { row, entry } = place;
  if (row.kind === 'transaction') {
    const open = entry.amount === null ? row.unassigned : row.unassigned.filter((token) => !isCovered(token));
    const beside = entry.amount !== null && open.every(isZero) ? [] : open;
    const seconds = secondAmounts(place);
    return seconds.length === 0 ? beside : [...beside, ...seconds];
  }
  // beside a day and a balance that nothing names, an amount in no column is a row's that was not read
  if (row.kind === 'balance') return row.label === 'none' && row.dates.size > 0 ? row.unassigned.filter(isStrong) : [];
  if (row.kind !== 'left') return [];
  // no sum misses a row of zero, so the page must say that it was not read
  return [...row.money.values(), ...row.unassigned].filter((token) => token.strong || (isListed && isZero(token)));
}

/** "Payment order (2 payments)  968.06" and below it, in its text, 339.32 and 628.74: what the amount of the row is made of. */
function arePartsOf({ row, entry }: PlacedRow, figures: readonly MoneyToken[], notation: Notation): boolean {
  if (row.kind !== 'transaction' || row.dates.size === 0 || entry.amount === null || figures.length < 2) return false;
  const sum = figures.reduce((total, token) => total + (minorOf(token, notation) ?? Number.NaN), 0);
  return sum === entry.amount.magnitude;
}

function toSource({ box, text }: MoneyToken, page: number): Source {
  return { page, box: toSourceBox(box), text };
}

/** A row moves money once: what is filled in beside its amount, as in the column of the other side, is not understood. */
export function secondAmounts({ row, table: { use }, entry: { amount } }: PlacedRow): readonly MoneyToken[] {
  if (amount === null || use.amounts.size < 2) return NO_TOKENS;
  const seconds: MoneyToken[] = [];
  for (const column of use.amounts) {
    const token = row.money.get(column);
    if (token !== undefined && token.box !== amount.token.box && !isZero(token)) seconds.push(token);
  }
  return seconds;
}

export function readCounts(fields: readonly Field[]): Statement['counts'] {
  const count = (label: string) => {
    const text = fields.find((field) => field.label === label && /^\d{1,6}$/.test(field.text.trim()))?.text.trim();
    return text === undefined ? null : Number(text);
  };
  const [credits, debits] = [count('countCredits'), count('countDebits')];
  return credits === null && debits === null ? null : { credits, debits };
}

export function toSourceBox(box: Box): [number, number, number, number] {
  return roundBox(box) as [number, number, number, number];
}
