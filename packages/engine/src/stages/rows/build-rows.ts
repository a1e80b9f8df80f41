/**
 * Records → rows. A line with an amount anchors a row; a line with a date and no amount opens the row of the next
 * undated amount (wrapped rows); text lines join the anchor above or below, whichever the gaps favour.
 * Lines that name themselves a balance or a total become checkpoints, never transactions.
 *
 *   04/01  SALARY-123 STORES                        ← opens the row
 *          -PRIVATE LIMITED     18,396.00  19,783.37 ← anchors it
 */
import { type Box, unionBox } from '@extracto/model';
import { creditDebitMarker } from '../../knowledge/lexicon.ts';
import type { DateToken, MoneyToken } from '../../reading.ts';
import type { Record } from '../../table.ts';
import { labelRecord, type RecordLabel, sectionKinds } from './label-record.ts';

/** What a column is for, by column index. */
export interface ColumnUse {
  readonly amounts: ReadonlySet<number>;
  readonly balance: number | null;
  /** The column of the date that dates the row, `null` when the table has none. */
  readonly date: number | null;
  /** Text columns whose words are the description. */
  readonly description: ReadonlySet<number>;
  /** Text columns that a header names, the description's included: where continuation lines may stand. */
  readonly named: ReadonlySet<number>;
  /** A column of its own for the sign ("S"/"H", "CR"/"DR"). */
  readonly sign: number | null;
}

export interface Row {
  /** `left`: an amount inside the list that no rule makes a transaction; it is reported as unassigned.
   * `beyond`: after the end of the list. */
  readonly kind: 'transaction' | 'balance' | 'total' | 'left' | 'beyond';
  readonly label: RecordLabel;
  readonly pageNumber: number;
  readonly box: Box;
  readonly money: ReadonlyMap<number, MoneyToken>;
  readonly dates: ReadonlyMap<number, DateToken>;
  readonly texts: ReadonlyMap<number, string>;
  /** Kinds of the section heading above, likeliest first; empty when there is none. */
  readonly sections: readonly string[];
  readonly stray: readonly MoneyToken[];
  readonly mark: 'credit' | 'debit' | null;
  /** Line indexes, in printed order. */
  readonly lines: readonly number[];
  readonly firstLine: number;
  /** Rows between two headings or pieces of running text share a block. */
  readonly block: number;
}

type Kind = 'rate' | 'anchor' | 'opener' | 'balance' | 'total' | 'heading' | 'text' | 'blank';

interface Item {
  readonly record: Record;
  readonly kind: Kind;
  readonly label: RecordLabel;
  readonly sections: readonly string[];
}

/** `headedPages`: pages where the header is repeated, so that text at their top may continue the row before. */
export function buildRows(
  records: readonly Record[],
  use: ColumnUse,
  heading: readonly string[],
  headedPages: ReadonlySet<number>,
  languages: readonly string[] = [],
): Row[] {
  const left = Math.min(...records.filter((record) => record.money.size > 0).map((record) => record.line.box[0]));
  const isBare = !records.some((record) => [...record.money.values()].some((token) => token.strong));
  const items = records.map((record) => classify(record, use, left, isBare));
  const owners = assignOwners(items, use, headedPages);
  const members = items.map((): Item[] => []);
  owners.forEach((owner, index) => {
    if (owner >= 0) members[owner]!.push(items[index]!);
  });
  const rows: Row[] = [];
  let sections = heading;
  const placeRow = watchForEnd(items, use);
  let block = 0;
  items.forEach((item, index) => {
    if (item.kind === 'heading') sections = item.sections;
    if (item.kind === 'heading' || (item.kind === 'text' && owners[index] === -1)) block++;
    if (!isAnchor(item)) return;
    const row = toRow(item, members[index]!, sections, (text) => creditDebitMarker(text, languages), use);
    rows.push({
      ...row,
      block,
      kind: sections.some((kind) => LOOK_ALIKES.has(kind)) ? 'beyond' : placeRow(item, row, block),
    });
  });
  return rows;
}

/** Sections whose rows look like transactions and move no balance. */
const LOOK_ALIKES: ReadonlySet<string> = new Set(['pending', 'dailyBalances']);

/** Rows further apart than this many usual steps do not belong to one list. */
const LONGEST_STEP = 5;

/**
 * An undated amount belongs to the list only while the list goes on: not after a total, not far below the last row,
 * and not when it is a bare integer among amounts with decimals.
 */
function watchForEnd(items: readonly Item[], use: ColumnUse): (item: Item, row: Row, block: number) => Row['kind'] {
  const step = medianStep(items.filter(isAnchor));
  let ended = false;
  let last: Item | null = null;
  let listBlock = -1;
  return (item, row, block) => {
    const isDated = use.date === null || row.dates.has(use.date);
    if (isDated) ended = false;
    else if (last !== null && isFarBelow(last, item, step)) ended = true;
    if (row.kind === 'beyond' || (row.kind === 'total' && item.label === 'total')) ended = true;
    if (row.kind === 'transaction') listBlock = block;
    if (block === listBlock && isUnreadPosting(item, row)) {
      last = item;
      return 'left';
    }
    if (row.kind !== 'transaction' || isDated) {
      last = item;
      return row.kind;
    }
    if (ended) return 'beyond';
    const strong = [...row.money].some(([column, token]) => use.amounts.has(column) && token.strong);
    const balanced = use.balance !== null && row.money.has(use.balance);
    if (!strong || (last === null && !balanced && row.sections.length === 0)) return 'left';
    last = item;
    return 'transaction';
  };
}

/** Dated, described, with a balance that no label explains: the amount beside it was not read. */
function isUnreadPosting(item: Item, row: Row): boolean {
  return row.kind === 'balance' && item.label === 'none' && row.dates.size > 0 && item.record.texts.size > 0;
}

function isFarBelow(upper: Item, lower: Item, step: number): boolean {
  const [a, b] = [upper.record.line, lower.record.line];
  return a.pageNumber === b.pageNumber && b.box[1] - a.box[1] > step * LONGEST_STEP;
}

function medianStep(anchors: readonly Item[]): number {
  const steps: number[] = [];
  for (let index = 1; index < anchors.length; index++) {
    const [a, b] = [anchors[index - 1]!.record.line, anchors[index]!.record.line];
    if (a.pageNumber === b.pageNumber) steps.push(b.box[1] - a.box[1]);
  }
  return steps.sort((a, b) => a - b)[steps.length >> 1] ?? Infinity;
}

function isAnchor(item: Item): boolean {
  return item.kind === 'anchor' || item.kind === 'balance' || item.kind === 'total' || item.kind === 'rate';
}

function classify(record: Record, use: ColumnUse, left: number, isBare: boolean): Item {
  const text = [...record.texts.values()].join(' ');
  const amounts = [...record.money].filter(([column]) => use.amounts.has(column)).map(([, token]) => token);
  const filled = amounts.filter((token) => !isZero(token));
  const hasBalance = use.balance !== null && record.money.get(use.balance)?.strong === true;
  const hasDate = use.date !== null && record.dates.has(use.date);
  const hasMoney = isBare ? record.money.size > 0 : [...record.money.values()].some((token) => token.strong);
  // without a balance column a dated row called NEW BALANCE SHOES is a purchase
  const label = hasMoney || hasDate ? labelRecord(text, hasDate && use.balance === null) : 'none';
  const base = { record, label, sections: [] as readonly string[] };
  if (label === 'opening' || label === 'closing' || label === 'carried') {
    if (hasMoney && (filled.length === 0 || !hasBalance || !hasDate)) return { ...base, kind: 'balance' };
  }
  if (label === 'notice' && record.money.size > 0) return { ...base, kind: 'total' };
  const isPosted = filled.length === 1 && hasBalance;
  if (((label === 'total' && !isPosted) || label === 'pending') && record.money.size > 0 && !hasDate)
    return { ...base, kind: 'total' };
  if (filled.length > 1 && !hasDate && use.amounts.size > 1) return { ...base, kind: 'total' };
  if (amounts.length > 0 && filled.length === 0 && hasBalance && !hasDate && text === '')
    return { ...base, kind: 'balance' };
  if (amounts.length > 0)
    return { ...base, kind: (isRate(record) && !hasDate) || isBalanceGrid(record) ? 'rate' : 'anchor' };
  if (hasBalance) return { ...base, kind: 'balance' };
  if (hasDate) return { ...base, kind: 'opener' };
  const sections = record.money.size === 0 && record.stray.length === 0 ? sectionKinds(text) : [];
  if (sections.length > 0 && record.line.box[0] <= left + HEADING_INDENT_PT)
    return { ...base, kind: 'heading', sections };
  return { ...base, kind: text === '' ? 'blank' : 'text' };
}

/** An undated line with a percentage is of an interest table, and the list above it is over. */
function isRate(record: Record): boolean {
  return record.line.words.some((word) => /^[\d.,]*%$/.test(word.text));
}

/** "01/03 58,051.65 14/03 47,670.42 23/03 69,613.05": day and balance, several times across. */
function isBalanceGrid({ line }: Record): boolean {
  const values = [...line.dates, ...line.money.filter((token) => token.strong)].sort((a, b) => a.box[0] - b.box[0]);
  if (values.length < 4) return false;
  const isValue = (at: number) => values.some((value) => at >= value.from && at < value.to);
  if (line.words.some((word, at) => !isValue(at) && /\p{L}{2}/u.test(word.text))) return false;
  return values.every((value, index) => value.kind === (index % 2 === 0 ? 'date' : 'money'));
}

function isZero(token: MoneyToken): boolean {
  return (token.readings.dot?.digits ?? 0) === 0 && (token.readings.comma?.digits ?? 0) === 0;
}

/** Headings start where the table starts; a continuation line starts where descriptions do. */
const HEADING_INDENT_PT = 4;

/** For each item the index of its anchor, −1 for none. */
function assignOwners(items: readonly Item[], use: ColumnUse, headedPages: ReadonlySet<number>): number[] {
  const owners = items.map((item, index) => (isAnchor(item) ? index : -1));
  const gaps = items.map((item, index) => gapBetween(items[index - 1], item, headedPages));
  const above = prefersAbove(items, gaps);
  for (let index = 0; index < items.length; index++) {
    if (items[index]!.kind !== 'opener') continue;
    const anchor = nextAnchor(items, index);
    if (
      anchor >= 0 &&
      items[anchor]!.kind === 'anchor' &&
      !hasOwnDate(items[anchor]!, use) &&
      isNear(items, index, anchor)
    ) {
      for (let at = index; at < anchor; at++) if (items[at]!.kind !== 'heading') owners[at] = anchor;
    }
  }
  let from = 0;
  while (from < items.length) {
    if (owners[from] !== -1 || items[from]!.kind !== 'text') {
      from++;
      continue;
    }
    let to = from;
    while (to < items.length && owners[to] === -1 && items[to]!.kind === 'text') to++;
    settleTexts({ items, owners, gaps, above, use }, from, to);
    from = to;
  }
  return owners;
}

function hasOwnDate(item: Item, use: ColumnUse): boolean {
  return use.date !== null && item.record.dates.has(use.date);
}

function nextAnchor(items: readonly Item[], from: number): number {
  for (let at = from + 1; at < items.length; at++) {
    if (isAnchor(items[at]!)) return at;
    if (items[at]!.kind === 'opener' || items[at]!.kind === 'heading') return -1;
  }
  return -1;
}

function isNear(items: readonly Item[], from: number, to: number): boolean {
  const [a, b] = [items[from]!.record.line, items[to]!.record.line];
  return a.pageNumber !== b.pageNumber || b.box[1] - a.box[3] < a.heightPt * 1.6 * (to - from) + a.heightPt;
}

const CONTINUATION_GAP = 1.15;

interface Block {
  readonly items: readonly Item[];
  readonly owners: number[];
  /** Gap above each item in text heights. */
  readonly gaps: readonly number[];
  readonly above: boolean;
  readonly use: ColumnUse;
}

/** A block of text lines between two anchors: cut at its widest gap; ties follow the habit of the table. */
function settleTexts({ items, owners, gaps, above, use }: Block, from: number, to: number): void {
  const before = from > 0 ? (owners[from - 1] ?? -1) : -1;
  const after = to < items.length ? (owners[to] ?? -1) : -1;
  const edges = Array.from({ length: to - from + 1 }, (_, offset) => gaps[from + offset] ?? Infinity);
  const mayJoin = (index: number) => isContinuation(items[index]!.record, use);
  let upTo = from;
  while (before >= 0 && upTo < to && edges[upTo - from]! <= CONTINUATION_GAP && mayJoin(upTo)) upTo++;
  let downFrom = to;
  while (
    after >= 0 &&
    downFrom > from &&
    edges[downFrom - from]! <= CONTINUATION_GAP &&
    samePage(items, downFrom) &&
    mayJoin(downFrom - 1)
  )
    downFrom--;
  const cut = upTo <= downFrom ? upTo : chooseCut(edges, from, downFrom, upTo, above);
  for (let at = from; at < Math.min(upTo, cut); at++) owners[at] = before;
  for (let at = Math.max(downFrom, cut); at < to; at++) owners[at] = after;
}

/** Text at the foot of a page never belongs to the first row of the next one. */
function samePage(items: readonly Item[], index: number): boolean {
  return items[index - 1]!.record.line.pageNumber === items[index]!.record.line.pageNumber;
}

function chooseCut(edges: readonly number[], from: number, lowest: number, highest: number, above: boolean): number {
  let best = above ? lowest : highest;
  for (let cut = lowest; cut <= highest; cut++) {
    if (edges[cut - from]! > edges[best - from]! + 0.12) best = cut;
  }
  return best;
}

/** Gap between two lines in text heights; over a page break text goes on only below a repeated header. */
function gapBetween(upper: Item | undefined, lower: Item | undefined, headedPages: ReadonlySet<number>): number {
  if (upper === undefined || lower === undefined) return Infinity;
  const [a, b] = [upper.record.line, lower.record.line];
  if (a.pageNumber !== b.pageNumber) return headedPages.has(b.pageNumber) ? 0 : Infinity;
  return (b.box[1] - a.box[3]) / Math.max(1, Math.min(a.heightPt, b.heightPt));
}

/** All its words stand in named text columns; a card holder's name across the date column heads rows, it continues none. */
function isContinuation(record: Record, use: ColumnUse): boolean {
  if (record.money.size > 0 || record.stray.length > 0 || record.texts.size === 0) return false;
  return [...record.texts.keys()].every((column) => use.named.has(column));
}

/** Text right above the first amount and none below the last one: the table writes its descriptions above. */
function prefersAbove(items: readonly Item[], gaps: readonly number[]): boolean {
  const first = items.findIndex((item) => item.kind === 'anchor');
  const last = items.findLastIndex((item) => item.kind === 'anchor');
  if (first <= 0) return false;
  const textAbove = items[first - 1]!.kind === 'text' && gaps[first]! < CONTINUATION_GAP;
  const textBelow = items[last + 1]?.kind === 'text' && (gaps[last + 1] ?? Infinity) < CONTINUATION_GAP;
  return textAbove && !textBelow;
}

const ROW_KINDS: Readonly<Partial<{ [kind in Kind]: Row['kind'] }>> = {
  anchor: 'transaction',
  total: 'total',
  rate: 'beyond',
};

function toRow(
  anchor: Item,
  members: readonly Item[],
  sections: readonly string[],
  readMark: (text: string) => 'credit' | 'debit' | null,
  use: ColumnUse,
): Row {
  const texts = new Map<number, string>();
  const dates = new Map<number, DateToken>();
  for (const { record } of members) {
    for (const [column, text] of record.texts)
      texts.set(column, texts.has(column) ? `${texts.get(column)} ${text}` : text);
    for (const [column, date] of record.dates) if (!dates.has(column)) dates.set(column, date);
  }
  const samePage = members.filter((member) => member.record.line.pageNumber === anchor.record.line.pageNumber);
  return {
    kind: ROW_KINDS[anchor.kind] ?? 'balance',
    label: anchor.label,
    pageNumber: anchor.record.line.pageNumber,
    box: unionBox(samePage.map(({ record }) => record.line.printedBox ?? record.line.box)),
    money: anchor.record.money,
    dates,
    texts,
    sections,
    stray: members.flatMap((member) => member.record.stray),
    mark: use.sign === null ? null : readMark(anchor.record.texts.get(use.sign) ?? ''),
    lines: members.map((member) => member.record.line.index),
    firstLine: members[0]!.record.line.index,
    block: 0,
  };
}
