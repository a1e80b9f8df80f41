/**
 * Pages → every line with all that its words can mean, in the order in which one reads them. Decides the notation of the
 * document's amounts, and puts newspaper columns and grids below each other; each rearrangement is tokenised again.
 *
 *   15/01/2025  GREEN GROCER  -1.045,20      a date in every calendar order, an amount under either decimal mark
 *
 * Known weakness: one notation for all pages.
 */
import { ExtractionError, type Page } from '@extracto/model';
import { alignRagged } from '../lines/align-ragged.ts';
import { dropInitials } from '../lines/drop-initials.ts';
import type { Header, Line, TokenLine } from '../lines/reading.ts';
import { recognisedPages } from '../pages/recognised-pages.ts';
import { completeHeaders } from '../tables/columns/complete-headers.ts';
import { findHeaders } from '../tables/columns/find-headers.ts';
import { widenHeaders } from '../tables/columns/widen-headers.ts';
import { raiseBalances } from '../tables/regions/raise-balances.ts';
import { splitNewspaper } from '../tables/regions/split-newspaper.ts';
import { unfoldGrids } from '../tables/regions/unfold-grids.ts';
import { dropConversions } from '../tokens/drop-conversions.ts';
import { joinBrokenDates } from '../tokens/join-broken-dates.ts';
import { joinMarksBelow } from '../tokens/join-marks-below.ts';
import { joinMarksInFront } from '../tokens/join-marks-in-front.ts';
import { leaveEmptyCells } from '../tokens/leave-empty-cells.ts';
import { leaveTimes } from '../tokens/leave-times.ts';
import { chooseNotation, type Notation } from '../tokens/notation.ts';
import { readLines } from '../tokens/read-lines.ts';
import { settleBareCents } from '../tokens/settle-bare-cents.ts';
import { settleEras } from '../tokens/settle-eras.ts';
import { settleFigureDates } from '../tokens/settle-figure-dates.ts';
import { settleSeparators } from '../tokens/settle-separators.ts';
import { settleShortDates } from '../tokens/settle-short-dates.ts';
import { tokeniseLines } from '../tokens/tokenise-lines.ts';
import { completeDayOnlyDates } from './day-only-dates/complete-day-only-dates.ts';
import { stripDayLabels } from './day-only-dates/strip-day-labels.ts';

export interface DocumentTokens {
  readonly languages: ReadonlySet<string>;
  readonly notation: Notation;
  /** Every line of the document; newspaper columns and grids below each other. */
  readonly lines: readonly TokenLine[];
  readonly headers: readonly Header[];
}

/** Throws `no_text` when no page has a word. */
export function readTokens(pages: readonly Page[]): DocumentTokens {
  const { languages, lines: plain, brokenDates } = readLines(pages);
  const codes = [...languages];
  const settle = (tokenised: readonly TokenLine[]) =>
    settleEras(
      settleShortDates(
        settleFigureDates(
          settleBareCents(leaveEmptyCells(joinMarksInFront(joinMarksBelow(leaveTimes(tokenised), codes), codes))),
        ),
      ),
    );
  const tokenise = (raw: readonly Line[]) => settle(tokeniseLines(raw, codes));
  const recognised = recognisedPages(pages);
  const headersOf = (found: readonly TokenLine[]) =>
    widenHeaders(completeHeaders(findHeaders(found), recognised), pages);
  const broken = settle(plain);
  const retokenise = (found: readonly TokenLine[], moved: readonly Line[] | null) =>
    moved === null ? found : tokenise(moved);
  const joined = retokenise(broken, joinBrokenDates(broken, brokenDates));
  const straight = retokenise(joined, dropInitials(joined));
  const single = retokenise(straight, dropConversions(straight));
  const aligned = retokenise(single, alignRagged(single));
  const complete = (found: readonly TokenLine[]) => stripDayLabels(completeDayOnlyDates(found, headersOf));
  const stacked = complete(retokenise(aligned, splitNewspaper(aligned)));
  if (stacked.length === 0) throw new ExtractionError('no_text');
  const notation = chooseNotation(stacked);
  const raised = raiseBalances(stacked, notation);
  const dated = raised === null ? stacked : complete(tokenise(raised));
  const printed = settleSeparators(dated, notation, recognised);
  const printedHeaders = headersOf(printed);
  const unfolded = unfoldGrids(printed, printedHeaders);
  const lines =
    unfolded === null
      ? printed
      : settleSeparators(completeDayOnlyDates(tokenise(unfolded), headersOf), notation, recognised);
  const headers = unfolded === null ? printedHeaders : headersOf(lines);
  return { languages, notation, lines, headers };
}
