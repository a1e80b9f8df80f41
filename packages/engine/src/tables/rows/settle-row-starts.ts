/**
 * In a list with a date over the rows of each day, a description may end with a date of its own on the last line, which dates
 * no row: it is printed in another form than the dates over the rows.
 *
 *   26.12
 *   Girocard Bäckerei      109,45-
 *   26.12.2024                        ← of the description
 */
import { Cells } from '../cells.ts';
import { isTime } from '../is-time.ts';
import { TABLES } from '../thresholds.ts';
import type { ColumnUse, Item } from './row.ts';

const { CONTINUATION_GAP } = TABLES.shared;
const { LEAST_STARTS, MOST_OUTLIERS } = TABLES.settleRowStarts;

/** Returns the items in order, with such dates turned into text. */
export function settleRowStarts(items: readonly Item[], use: ColumnUse): readonly Item[] {
  const rowStarts = items.filter(({ kind }) => kind === 'rowStart');
  const [description] = use.description;
  if (use.date === null || description === undefined || rowStarts.length < LEAST_STARTS) return items;
  // "26-12 18:04" is the time of a payment where the dates over the rows print none
  const untimed = rowStarts.filter((item) => !printsTime(item));
  const days = untimed.length < LEAST_STARTS ? rowStarts : untimed;
  const forms = Map.groupBy(days, (item) => formOf(item, use.date!));
  const usual = [...forms.values()].reduce((most, other) => (other.length > most.length ? other : most));
  if (usual.length === rowStarts.length || days.length - usual.length > days.length * MOST_OUTLIERS) return items;
  const isUsual = new Set(usual);
  // a new year is printed once: "01 JAN 2024  Card payment" begins a row as "29 DEC  Direct debit" does
  const areDescribed = usual.filter(isDescribed).length * 2 > usual.length;
  return items.map((item, index) =>
    item.kind === 'rowStart' &&
    !isUsual.has(item) &&
    !(areDescribed && isDescribed(item)) &&
    continues(items[index - 1], item)
      ? toText(item, use.date!, description)
      : item,
  );
}

/**
 * "26.12.2024" → "d.d.Y", "okt. 20." → "wd". Beside names of months points and endings tell nothing: "31 mars 2018",
 * "1 avr. 2018" and "1er juin 2018" are of one form.
 */
function formOf({ record }: Item, date: number): string {
  const text = record.dates.get(date)!.text;
  const parts = /\p{L}/u.test(text) ? (text.match(/\d+|\p{L}{3,}/gu) ?? []).join('') : text;
  return parts.replace(/\p{L}+/gu, 'w').replace(/\d+/g, (figures) => (figures.length === 4 ? 'Y' : 'd'));
}

function printsTime({ record: { line } }: Item): boolean {
  return line.words.some(({ text }) => isTime(text));
}

function isDescribed({ record: { texts } }: Item): boolean {
  return texts.size > 0;
}

function continues(upper: Item | undefined, { record: { line } }: Item): boolean {
  if (upper === undefined || upper.kind === 'rowStart' || upper.kind === 'heading') return false;
  const above = upper.record.line;
  return above.pageNumber === line.pageNumber && line.box[1] - above.box[3] < line.heightPt * CONTINUATION_GAP;
}

function toText(item: Item, date: number, description: number): Item {
  const { record } = item;
  const dates = Cells.from([...record.dates].filter(([column]) => column !== date));
  const said = [record.dates.get(date)!.text, record.texts.get(description)].filter((text) => text !== undefined);
  const texts = record.texts.with(description, said.join(' '));
  return { ...item, kind: 'text', record: { ...record, dates, texts } };
}
