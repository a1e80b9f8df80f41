/**
 * Rows that a column beside the description calls pending are none of the list yet, as those below such a heading are not.
 *
 *   Datum       Verwendungszweck      Betrag    Info
 *   31.03.25    LIDL                   -31,40   Umsatz vorgemerkt
 *   26.03.25    ARAL                   -43,27   Umsatz gebucht
 *
 * One that prints a balance has moved it. Known weakness: a list in which some rows leave that column empty.
 */
import { labelRecord } from '../../tables/rows/label-record.ts';
import { STATEMENTS } from '../thresholds.ts';
import { groupByWords } from './list-statuses.ts';
import { asBeyond, isMoved } from './place-rows.ts';
import type { PlacedRow } from './statement-parts.ts';

const { MOST_STATUSES } = STATEMENTS.listStatuses;

/** In the same order, such rows as beyond the list; `placed` itself where there are none. */
export function leavePending(placed: PlacedRow[]): PlacedRow[] {
  const rows = placed.filter(isMoved);
  const pending = groupByWords(rows, MOST_STATUSES)
    .flatMap((words) => words.filter(({ text }) => labelRecord(text, true) === 'pending'))
    .flatMap((word) => word.rows);
  if (pending.length === 0 || pending.some(({ entry }) => entry.balance !== null)) return placed;
  const left = new Set(pending);
  return placed.map((place) => (left.has(place) ? asBeyond(place) : place));
}
