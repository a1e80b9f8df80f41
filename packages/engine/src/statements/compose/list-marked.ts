/**
 * A column of a few words, in whatever language, or of dashes beside some amounts, that may say which way each row goes. Which word
 * stands for which side the printed balances tell: they agree with one division of the words at most. Where none are printed, the
 * words of all rows have to say it.
 *
 *   Fecha        Concepto                 Tipo       Monto
 *   02/04/2026   PAGO DE NOMINA           A      12,000.00
 *   07/04/2026   COMPRA SUPERMERCADO      C         845.10
 */
import { directionOf } from '../../knowledge/direction-of.ts';
import { matchPhrases } from '../../knowledge/lexicon.ts';
import { normaliseLabel } from '../../knowledge/normalise-label.ts';
import { sectionKinds } from '../../tables/rows/label-record.ts';
import { isUnsigned, sectionSign } from '../interpret/amounts.ts';
import { STATEMENTS } from '../thresholds.ts';
import { groupByWords } from './list-statuses.ts';
import type { PlacedRow } from './statement-parts.ts';

const { MOST_WORDS } = STATEMENTS.listMarked;

interface Word {
  /** As printed, '' for none. */
  readonly text: string;
  readonly rows: readonly PlacedRow[];
}

/** The list with the words divided into two sides in each way; none where amounts print signs, or stand in columns of their side. */
export function listMarked(listed: readonly PlacedRow[]): readonly (readonly PlacedRow[])[] {
  return listWords(listed).flatMap((words) =>
    Array.from({ length: 2 ** words.length - 2 }, (_, at) =>
      markAll(
        listed,
        words.map(({ rows }, index) => ({ rows, isCredit: (((at + 1) >> index) & 1) === 1 })),
      ),
    ),
  );
}

/** The list with each row signed by its word, `null` where one of them says nothing, or all say the same. */
export function markTold(listed: readonly PlacedRow[]): readonly PlacedRow[] | null {
  for (const words of listWords(listed)) {
    const signs = words.map(({ text }) => signOf(text));
    if (new Set(signs).size !== 2 || signs.includes(0)) continue;
    return markAll(
      listed,
      words.map(({ rows }, index) => ({ rows, isCredit: signs[index] === 1 })),
    );
  }
  return null;
}

/**
 * The list with each row signed by the words that one of its texts begins with ("Deposit", "Transfer to"), where no balances and no
 * headings can tell, and one heading stands above all rows at most; `null` where a row says nothing, two of its texts say the
 * opposite, or all rows say the same.
 */
export function markPhrased(listed: readonly PlacedRow[]): readonly PlacedRow[] | null {
  const { rows, ways } = listWays(listed, isHeadedAlike(listed));
  return new Set(ways).size === 2 && !ways.includes(0) ? markWays(listed, rows, ways) : null;
}

/**
 * The same where fewer than half of the rows say that money came in: the others are taken for spending, as most rows of any account
 * are. A guess; `null` where no row says so.
 */
export function markLeaning(listed: readonly PlacedRow[]): readonly PlacedRow[] | null {
  const { rows, ways } = listWays(listed);
  const earned = ways.filter((way) => way === 1).length;
  return earned > 0 && earned * 2 < rows.length ? markWays(listed, rows, ways) : null;
}

function isHeadedAlike(listed: readonly PlacedRow[]): boolean {
  return new Set(listUnsigned(listed).map(({ entry }) => entry.amount!.sectionSign)).size === 1;
}

function listWays(listed: readonly PlacedRow[], isHeadingIdle = false) {
  const unsigned = listUnsigned(listed);
  const isFree = ({ entry: { amount, balance } }: PlacedRow) =>
    balance === null && (isHeadingIdle || amount!.sectionSign === 0);
  const rows = unsigned.every(isFree) ? unsigned : [];
  return { rows, ways: rows.map(wayOf) };
}

function markWays(listed: readonly PlacedRow[], rows: readonly PlacedRow[], ways: readonly number[]) {
  return markAll(
    listed,
    [true, false].map((isCredit) => ({ rows: rows.filter((_, at) => (ways[at] === 1) === isCredit), isCredit })),
  );
}

/** A narrow column may break a word: "WITHDRA" over "WAL". */
function wayOf({ row }: PlacedRow): number {
  const ways = new Set(
    row.texts.values().map((text) => sideOf(text) || directionOf(text) || directionOf(text.replaceAll(' ', ''))),
  );
  return ways.has(1) === ways.has(-1) ? 0 : ways.has(1) ? 1 : -1;
}

/** The transactions, where nothing printed beside the amounts says their sides. */
function listUnsigned(listed: readonly PlacedRow[]): readonly PlacedRow[] {
  const rows = listed.filter(({ row }) => row.kind === 'transaction');
  return rows.every(({ entry: { amount } }) => amount !== null && isUnsigned(amount)) ? rows : [];
}

/** By the name of a column or of a section: "Deposit" heads one for what comes in. 0 where it says neither side. */
function signOf(text: string): -1 | 0 | 1 {
  return sideOf(text) || sectionSign(sectionKinds(text), false);
}

function sideOf(text: string): -1 | 0 | 1 {
  const words = normaliseLabel(text).split(' ');
  const named = matchPhrases(words).filter(({ start, end }) => start === 0 && end === words.length);
  const [isCredit, isDebit] = ['credit', 'debit'].map((side) => named.some(({ value }) => value === side));
  return isCredit === isDebit ? 0 : isCredit ? 1 : -1;
}

/** Column by column. */
function listWords(listed: readonly PlacedRow[]): readonly (readonly Word[])[] {
  const rows = listUnsigned(listed);
  return [...groupByWords(rows, MOST_WORDS), ...groupByDashes(rows), ...groupByOwn(rows)];
}

/**
 * Rows that name the account that money leaves and the one that it goes to, in two columns or beside each other in one: the same
 * account is on either side of each.
 */
function groupByOwn(rows: readonly PlacedRow[]): readonly (readonly Word[])[] {
  const columns = [...new Set(rows.flatMap(({ row }) => [...row.texts.keys()]))];
  const pairs = columns.flatMap((from, at) => columns.slice(at).map((to) => [from, to] as const));
  return pairs.flatMap(([from, to]) => {
    const sides = rows.map(({ row: { texts } }) => {
      const [left = '', right = ''] = [texts.get(from), texts.get(to)];
      return from === to ? left.split(' ', 2) : [left, right].map((text) => text.replaceAll(' ', ''));
    });
    const isOwn = (text: string) =>
      NUMBERED.test(text) && sides.every(([left, right]) => (left === text) !== (right === text));
    const own = sides[0]?.find(isOwn);
    const groups = [0, 1].map((side) => ({ text: '', rows: rows.filter((_, index) => sides[index]![side] === own) }));
    return own !== undefined && groups.every((group) => group.rows.length > 0) ? [groups] : [];
  });
}

const NUMBERED = /\d{4}/;

/** Rows with a dash behind the amount and rows without one. */
function groupByDashes(rows: readonly PlacedRow[]): readonly (readonly Word[])[] {
  const columns = new Set(rows.flatMap(({ row }) => row.texts.keys().filter((at) => DASH.test(row.texts.get(at)!))));
  return [...columns].flatMap((column) => {
    const groups = Map.groupBy(rows, ({ row }) => row.texts.get(column) ?? '');
    const isOfDashes = groups.keys().every((text) => text === '' || DASH.test(text));
    return isOfDashes && groups.size === 2 ? [[...groups].map(([text, own]) => ({ text, rows: own }))] : [];
  });
}

const DASH = /^[-–—−]$/;

interface Side {
  readonly rows: readonly PlacedRow[];
  readonly isCredit: boolean;
}

function markAll(listed: readonly PlacedRow[], sides: readonly Side[]): readonly PlacedRow[] {
  const markers = new Map(
    sides.flatMap(({ rows, isCredit }) => rows.map((row) => [row, isCredit ? 'credit' : 'debit'] as const)),
  );
  return listed.map((row) => mark(row, markers.get(row)));
}

function mark(place: PlacedRow, marker: 'credit' | 'debit' | undefined): PlacedRow {
  const { entry } = place;
  if (entry.amount === null || marker === undefined) return place;
  return { ...place, entry: { ...entry, amount: { ...entry.amount, token: { ...entry.amount.token, marker } } } };
}
