/**
 * Describes the stages' input and output on each page. Stages after the layout work on pages that run from the left; here their boxes are put
 * back to where the page prints them. Known weakness: a token of a ragged line stands where it was aligned to.
 */
import { type Box, type Page, plainDate, roundBox, unionBox, type Word } from '@extracto/model';
import type { LaidOutPage } from '../lines/direction/lay-out-from-left.ts';
import { moveBox } from '../lines/move-line.ts';
import type { DateReading, DateToken, MoneyToken, NumberReading, TokenLine } from '../lines/reading.ts';
import { splitSegments, textOf } from '../lines/segments.ts';
import { scaleBox } from '../pages/fit-type-size.ts';
import type { Stages } from '../pipeline.ts';
import { placeBox } from '../statements/document/place-as-printed.ts';
import type { Table } from '../statements/read-table.ts';
import type { DocumentTables } from '../statements/read-tables.ts';
import type { Mark, TracedPage, TracedToken, TracedWord } from './trace.ts';

export function describePages({
  pages = [],
  factor = 1,
  spelt = pages,
  laidOut = [],
  corrected,
  solved,
  tokens,
  tables = tokens && { ...tokens, tables: [], chains: [] },
}: Partial<Stages>): TracedPage[] {
  const last = corrected ?? solved;
  const found = last?.tables ?? tables ?? null;
  const traced = pages.map((page, index): TracedPage => {
    const layout = laidOut[index] ?? { printed: page, laidOut: page, isMirrored: false };
    return {
      pageNumber: page.pageNumber,
      widthPt: page.widthPt,
      heightPt: page.heightPt,
      textLayer: page.textLayer ?? 'native',
      isMirrored: layout.isMirrored,
      words: describeWords(page, spelt[index] ?? page, layout, last?.pages[index] ?? layout.laidOut),
      ...describeTables(found, layout, last?.dates.order ?? null),
    };
  });
  return factor === 1 ? traced : traced.map((page) => placeAtSize(page, factor));
}

/** From pages with type of the usual size to those displayed. */
function placeAtSize(page: TracedPage, factor: number): TracedPage {
  const place = (box: Box) => roundBox(scaleBox(box, 1 / factor));
  const placeAll = <T extends { readonly box: Box }>(marks: readonly T[]): T[] =>
    marks.map((mark) => ({ ...mark, box: place(mark.box) }));
  return {
    ...page,
    widthPt: page.widthPt / factor,
    heightPt: page.heightPt / factor,
    words: placeAll(page.words),
    lines: page.lines.map(place),
    cells: page.cells.map(place),
    tokens: placeAll(page.tokens),
    headers: placeAll(page.headers),
    columns: placeAll(page.columns),
    rows: placeAll(page.rows),
  };
}

/** The three pages after the first hold the same words in the same order. */
function describeWords(page: Page, spelt: Page, layout: LaidOutPage, corrected: Page): TracedWord[] {
  const asRecognised = new Map<string, Word>(page.words.map((word) => [word.box.join(), word]));
  return spelt.words.map((word, index) => {
    const [before, after] = [layout.laidOut.words[index]!, corrected.words[index]!];
    const text = before.text === after.text ? word.text : after.text;
    const first = asRecognised.get(word.box.join());
    const isJoined = first === undefined;
    const recognised = isJoined ? wordsWithin(page, word.box) : first.text;
    return {
      box: roundBox(word.box),
      text,
      confidence: word.confidence,
      recognised: recognised === text ? null : recognised,
    };
  });
}

function wordsWithin({ words }: Page, [x0, y0, x1, y1]: Box): string {
  return textOf(words.filter(({ box }) => box[0] >= x0 && box[1] >= y0 && box[2] <= x1 && box[3] <= y1));
}

type Found = Pick<TracedPage, 'lines' | 'cells' | 'tokens' | 'headers' | 'columns' | 'rows'>;

function describeTables(found: DocumentTables | null, layout: LaidOutPage, order: string | null): Found {
  if (found === null) return { lines: [], cells: [], tokens: [], headers: [], columns: [], rows: [] };
  const { pageNumber } = layout.printed;
  const here = (mark: { readonly pageNumber: number }) => mark.pageNumber === pageNumber;
  const place = (box: Box) => roundBox(placeBox(box, layout));
  const placeMark = ({ box, label }: Mark): Mark => ({ box: place(box), label });
  const lines = found.lines.filter(here);
  return {
    lines: lines.map((line) => place(line.printedBox ?? line.box)),
    cells: lines.flatMap((line) => splitSegments(line.words).map(({ box }) => place(moveBack(box, line)))),
    tokens: lines.flatMap((line) =>
      [
        ...line.dates.map((token) => describeDate(token, order)),
        ...line.money.map((token) => describeMoney(token, found)),
      ].map((token) => ({ ...token, box: place(moveBack(token.box, line)) })),
    ),
    headers: found.headers
      .filter(here)
      .flatMap(({ cells }) => cells.map(({ box, roles }) => placeMark({ box, label: roles[0] ?? 'unknown' }))),
    columns: found.tables.flatMap((table) => describeColumns(table, pageNumber).map(placeMark)),
    rows: found.tables.flatMap(({ rows }) => rows.filter(here).map(({ box, kind }) => placeMark({ box, label: kind }))),
  };
}

/** From where a line was moved to, as a whole, to where it is printed. */
function moveBack(box: Box, { printedBox, box: moved }: TokenLine): Box {
  return printedBox === undefined ? box : moveBox(box, printedBox[0] - moved[0]);
}

function describeDate({ box, text, readings }: DateToken, order: string | null): TracedToken {
  const printed = readings.toSorted((one, other) => Number(other.order === order) - Number(one.order === order));
  return { kind: 'date', box, text, readings: [...new Set(printed.map(printDate))] };
}

function printDate({ year, month, day }: DateReading): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return (year === null ? null : plainDate(year, month, day)) ?? `${year ?? '----'}-${two(month)}-${two(day)}`;
}

function describeMoney({ box, text, readings, sign, marker }: MoneyToken, { notation }: DocumentTables): TracedToken {
  const other = notation.mark === 'dot' ? 'comma' : 'dot';
  const values = [readings[notation.mark], readings[other]].filter((reading) => reading !== null).map(printNumber);
  const signed = values.map((value) => `${sign === -1 ? '-' : ''}${value}${marker === null ? '' : ` ${marker}`}`);
  return { kind: 'amount', box, text, readings: [...new Set(signed)] };
}

function printNumber({ digits, decimals }: NumberReading): string {
  const text = String(digits).padStart(decimals + 1, '0');
  return decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}

function describeColumns(table: Table, pageNumber: number): Mark[] {
  const lines = table.region.lines.filter((line) => line.pageNumber === pageNumber);
  if (lines.length === 0) return [];
  const [, top, , bottom] = unionBox(lines.map(({ box, printedBox }) => printedBox ?? box));
  return table.columns.flatMap(({ span }, index) =>
    Number.isFinite(span.x0) && Number.isFinite(span.x1)
      ? [{ box: [span.x0, top, span.x1, bottom] as const, label: nameColumn(table, index) }]
      : [],
  );
}

function nameColumn({ columns, roles, use }: Table, index: number): string {
  const column = columns[index]!;
  if (index === use.date) return 'date';
  if (index === use.sign) return 'sign';
  if (use.description.has(index)) return 'description';
  return roles.get(index) ?? column.candidates[0] ?? column.kind;
}
