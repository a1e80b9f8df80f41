/**
 * Takes the original amount of a purchase, printed right below the amount of its row, out of the columns of amounts: it is a
 * word of the row above. Such an amount names a currency that the amount above it does not.
 *
 *   23.12.25   - 19 473,75 ₸   Purchase   STEAM
 *              (- 37,50 USD)                          ← no row
 *
 * In a cell of two lines both amounts may be centred on the row, one above its other words and one below.
 *
 * Known weakness: an original amount two lines below its row.
 */
import { onlyOnce } from '../../geometry/only-once.ts';
import type { MoneyToken } from '../../lines/reading.ts';
import { textOf } from '../../lines/segments.ts';
import { LINES } from '../../lines/thresholds.ts';
import { Cells } from '../cells.ts';
import type { Record } from '../table.ts';
import { TABLES } from '../thresholds.ts';
import { type ChainedLines, chainedKind } from './chained-lines.ts';
import type { ColumnUse } from './row.ts';

const { WORD_GAP } = LINES.spacing;
const { CONTINUATION_GAP } = TABLES.shared;

/** Returns the records in the same order. */
export function setAsideOriginals(
  records: readonly Record[],
  use: ColumnUse,
  chain: ChainedLines | null,
): readonly Record[] {
  const areBalanced = onlyOnce(() => use.balance !== null && records.every((record) => isBalanced(record, use)));
  let last: Record | undefined;
  return records.map((record, index) => {
    const [amount, priced] = [soleAmount(record, use), last];
    if (record.money.size > 0) last = record;
    if (amount === null || amount[1].currencies.length === 0) return record;
    const isOverleaf = priced?.line.pageNumber !== record.line.pageNumber && isBare(record);
    const upper = isOverleaf ? priced : records[index - 1];
    const above = amountAbove(upper, record, use) ?? amountAround(records[index - 2], upper, record, use);
    if (above === null || namesSame(above, amount[1])) return record;
    return mayBeRow(record, amount[1], use, chain, areBalanced) ? record : withoutAmount(record, amount, use);
  });
}

type Amount = readonly [column: number, token: MoneyToken];

/** The one value of the record, in a column of amounts; `null` for more, or a balance. */
function soleAmount({ money }: Record, { amounts }: ColumnUse): Amount | null {
  const { rest, column, value } = money;
  return rest === null || rest.rest !== null || !amounts.has(column) || !value.strong ? null : [column, value];
}

/** The record has no date or no amount, or prints its balance too, or names a currency and is what this stage asks about. */
function isBalanced(record: Record, use: ColumnUse): boolean {
  const amount = hasDate(record, use) ? soleAmount(record, use) : null;
  return amount === null || amount[1].currencies.length > 0;
}

/** Returns the amount of the row that ends right above the record, or for a bare amount at the foot of the page before. */
function amountAbove(upper: Record | undefined, record: Record, use: ColumnUse): MoneyToken | null {
  const { line } = record;
  if (upper === undefined) return null;
  if (upper.line.pageNumber !== line.pageNumber ? !isBare(record) : isApart(upper, record)) return null;
  const isSure = upper.dates.size > 0 || (use.balance !== null && upper.money.has(use.balance));
  const token = isSure ? upper.money.values().find(({ strong }) => strong) : undefined;
  return token !== undefined && upper.money.some((value, column) => value === token && use.amounts.has(column))
    ? token
    : null;
}

/** Returns the bare amount above the dated line without one that the record stands below. */
function amountAround(
  first: Record | undefined,
  dated: Record | undefined,
  record: Record,
  use: ColumnUse,
): MoneyToken | null {
  if (first === undefined || dated === undefined || !isBare(record) || hasDate(record, use)) return null;
  if (first.line.pageNumber !== record.line.pageNumber || isApart(first, dated) || isApart(dated, record)) return null;
  const isCentred = dated.money.size === 0 && hasDate(dated, use) && first.dates.size === 0 && isBare(first);
  return isCentred ? (soleAmount(first, use)?.[1] ?? null) : null;
}

function isApart({ line: upper }: Record, { line }: Record): boolean {
  return line.box[1] - upper.box[3] > line.heightPt * CONTINUATION_GAP;
}

/** Beside the amount stand no words, but for the name of a currency. */
function isBare({ texts }: Record): boolean {
  return !texts.some((text) => /\p{L}/u.test(text.replaceAll(/\b[A-Z]{3}\b/g, '')));
}

function namesSame(above: MoneyToken, { currencies }: MoneyToken): boolean {
  return above.currencies.some((code) => currencies.includes(code));
}

function hasDate({ dates }: Record, use: ColumnUse): boolean {
  return dates.some((_, column) => use.dates.has(column));
}

/** A line with a date is none where all others print their balance; one without stands alone, or goes on its words. */
function mayBeRow(
  record: Record,
  token: MoneyToken,
  use: ColumnUse,
  chain: ChainedLines | null,
  areBalanced: () => boolean,
): boolean {
  const { index } = record.line;
  if (chain !== null && chainedKind(chain, index, 'anchor') === 'total') return false;
  if (chain?.rows.has(index) === true) return true;
  if (hasDate(record, use)) return !areBalanced();
  return !isBare(record) && !endsWords(record, token);
}

/** The last words of the line, a space behind those before them. */
function endsWords({ line: { words, heightPt } }: Record, { from, to }: MoneyToken): boolean {
  const [left, first] = [words[from - 1], words[from]!];
  return to === words.length && left !== undefined && first.box[0] - left.box[2] < heightPt * WORD_GAP;
}

/** Its words go on the text that they stand behind, or stay in the column of amounts. */
function withoutAmount(record: Record, [column, token]: Amount, { description }: ColumnUse): Record {
  const { texts, money, line } = record;
  const said = textOf(line.words.slice(token.from, token.to));
  const owner = endsWords(record, token) ? [...description].findLast((at) => texts.has(at)) : undefined;
  const before = owner === undefined ? undefined : texts.get(owner);
  return {
    ...record,
    money: Cells.from([...money].filter(([at]) => at !== column)),
    texts: before === undefined ? texts.with(column, said) : texts.with(owner!, `${before} ${said}`),
  };
}
