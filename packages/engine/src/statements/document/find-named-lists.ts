/**
 * Lists of accounts without labelled numbers of their own, each under the name that a summary in front gives it:
 *
 *   Type             Opening Balance     Money In     Money Out     Closing Balance
 *   Spend Account          18,502.30   139,300.00     45,540.00          112,262.30
 *   Save                    5,000.00     3,200.99          0.00            8,200.99
 *
 *   Spend Account         ← the list of the first
 *   Save                  ← starts the list of the second
 *
 * A number may belong to the name. All titles may go on alike behind the name: "Pocket (Holiday)" of the summary heads "Pocket transactions from 1 May to 31 May 2025".
 */
import type { Field } from '../../fields/find-fields.ts';
import { CLOSINGS, OPENINGS } from '../../knowledge/language.ts';
import { normaliseLabel } from '../../knowledge/normalise-label.ts';
import type { TokenLine } from '../../lines/reading.ts';
import { overlapX, splitSegments } from '../../lines/segments.ts';
import { labelRecord } from '../../tables/rows/label-record.ts';
import { STATEMENTS } from '../thresholds.ts';
import type { Part } from './divide-document.ts';

const { MOST_ACCOUNTS } = STATEMENTS.findOverview;

export interface NamedList {
  /** Index of its title's line. */
  readonly start: number;
  /** Headings of the summary, each with the figure of this list. */
  readonly fields: readonly Field[];
  /** Lines of the summary that are of this list alone. */
  readonly lines: readonly TokenLine[];
}

/** In the order of the titles; empty where some list has no title, or a name stands for two. `outside`: lines of no row. */
export function findNamedLists(outside: readonly TokenLine[], fields: readonly Field[]): readonly NamedList[] {
  for (const [line, named] of Map.groupBy(fields, (field) => field.line)) {
    const heads = named.filter(({ money, textLine }) => money.length > 0 && textLine !== line);
    if (!heads.some(({ label }) => OPENINGS.has(label)) || !heads.some(({ label }) => CLOSINGS.has(label))) continue;
    const summed = listSummed(outside, line);
    const last = summed.at(-1)?.line.index ?? Infinity;
    const titles = outside.filter(({ index }) => index > last).flatMap(titleOf);
    for (const tail of listTails(titles, summed[0]?.names ?? [])) {
      const lists = summed.flatMap(({ line: row, names }) => {
        const title = titles.find(({ text }) => names.some((name) => text === name + tail));
        return title === undefined
          ? []
          : [{ start: title.start, fields: heads.flatMap((head) => figureOf(head, row)), lines: [] }];
      });
      const starts = new Set(lists.map(({ start }) => start));
      if (starts.size > 1 && starts.size === summed.length) return lists.sort((a, b) => a.start - b.start);
    }
  }
  return [];
}

interface Title {
  readonly start: number;
  readonly text: string;
}

/** What follows the name in each title that opens with it, '' first. */
function listTails(titles: readonly Title[], names: readonly string[]): readonly string[] {
  const tails = titles.flatMap(({ text }) =>
    names.filter((name) => text.startsWith(`${name} `)).map((name) => text.slice(name.length)),
  );
  return [...new Set(['', ...tails])];
}

/** Lines below the headings that begin with a name and go on with figures. */
function listSummed(outside: readonly TokenLine[], { index, pageNumber }: TokenLine) {
  const below = outside.filter((line) => line.index > index && line.pageNumber === pageNumber).slice(0, MOST_ACCOUNTS);
  const summed = below.map((line) => ({ line, names: namesOf(line) }));
  const end = summed.findIndex(({ names }) => names.length === 0 || labelRecord(names[0]!, true) === 'total');
  return end < 0 ? summed : summed.slice(0, end);
}

/** The name as printed, without what it says in brackets, and with the number behind it. None where the line does not begin with a name, or has no two figures behind it. */
function namesOf({ words, money, dates }: TokenLine): readonly string[] {
  const figures = money.filter(({ strong }) => strong);
  const [name, next] = splitSegments(words);
  if (figures.length < 2 || name === undefined || next === undefined || dates[0]?.from === 0) return [];
  if (!/^\p{L}/u.test(name.text)) return [];
  if (figures.some(({ from }) => from < name.to)) return [];
  const numbered =
    NUMBER.test(next.text) && figures.every(({ from }) => from >= next.to) ? [`${name.text} ${next.text}`] : [];
  return [name.text, name.text.replace(BRACKETED, ''), ...numbered].map(normaliseLabel).filter((text) => text !== '');
}

const BRACKETED = /\(.*\)$/;
const NUMBER = /^[\dXx*•][\dXx*•. -]{3,}$/;

function titleOf({ words, money, index }: TokenLine): Title[] {
  const segments = splitSegments(words);
  const isAlone = segments.length === 1 && !money.some(({ strong }) => strong);
  return isAlone ? [{ start: index, text: normaliseLabel(segments[0]!.text) }] : [];
}

/** The figure in the column of the heading, which is as wide as its name and the figure below it. */
function figureOf(head: Field, row: TokenLine): Field[] {
  const boxes = [head.box, head.money[0]!.box];
  const found = row.money.filter(({ box, strong }) => strong && boxes.some((other) => overlapX(box, other) > 0));
  if (found.length !== 1) return [];
  const [{ text, box }] = found as [(typeof found)[0]];
  return [{ ...head, money: found, dates: [], text, textBox: box, textLine: row }];
}

/** Parts of the division at the titles, each with the figures of its own list; all others as they are. */
export function shareSummary(parts: Part[], starts: readonly number[], lists: readonly NamedList[]): Part[] {
  const isOfTitles =
    starts.length === lists.length && lists.slice(1).every(({ start }, at) => start === starts[at + 1]);
  if (lists.length === 0 || !isOfTitles) return parts;
  const shared = new Set(lists.flatMap(({ fields }) => fields.map(({ line }) => line)));
  const ofLists = new Set(lists.flatMap(({ lines }) => lines));
  return parts.map((part, at) => ({
    ...part,
    fields: [...part.fields.filter(({ line, money }) => !shared.has(line) || money.length === 0), ...lists[at]!.fields],
    lines: [...lists[at]!.lines, ...part.lines.filter((line) => !ofLists.has(line))],
  }));
}
