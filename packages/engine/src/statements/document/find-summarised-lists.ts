/**
 * Lists that are parted by summaries alone: a bank that keeps pots, spaces or cards under one number prints the opening and the
 * closing balance of each of them, above its list or below it.
 *
 *   12/01 … rows …                  12/01 … rows …
 *   opening 100   closing 180       opening 100   closing 180
 *                          ←  starts                           ←  starts where summaries stand above
 *   14/01 … rows …                  opening 50    closing 70
 *   opening 50    closing 70        14/01 … rows …
 *
 * Both readings are returned; which of them holds is for the arithmetic to say.
 */
import type { Minor } from '@extracto/model';
import type { StatementBoundary } from '../interpret/split-statements.ts';

interface Summary {
  readonly opening: Minor;
  readonly closing: Minor;
  readonly lastLine: number;
  /** The end of the last row above it, and of the totals that follow the row; −1 where there is none. */
  readonly rowAbove: number;
  readonly endAbove: number;
}

/** Starts of lists behind the first, as line indexes: as summaries below the lists give them, and as summaries above do. */
export function findSummarisedLists(boundaries: readonly StatementBoundary[]): readonly (readonly number[])[] {
  const { summaries, lastRow } = listSummaries(boundaries);
  const below = summaries.slice(1).flatMap(({ rowAbove }, at) => {
    const upper = summaries[at]!;
    return upper.rowAbove >= 0 && rowAbove > upper.lastLine ? [upper.lastLine + 1] : [];
  });
  const above = summaries.slice(1).flatMap(({ rowAbove, endAbove, lastLine }, at) => {
    return rowAbove > summaries[at]!.lastLine && lastLine < lastRow ? [endAbove + 1] : [];
  });
  return [below, above].filter((starts) => starts.length > 0);
}

/**
 * Starts behind each closing balance, or total, that ends the rows below an opening one, where another opening balance and rows follow.
 * Nothing says that these are other accounts: a page that was printed twice looks the same.
 */
export function findEnclosedLists(boundaries: readonly StatementBoundary[]): readonly number[] {
  const starts: number[] = [];
  const sorted = boundaries.toSorted((a, b) => a.line - b.line);
  let [isBelowRows, lastLine, closing]: [boolean, number | null, Minor | null] = [false, null, null];
  for (const boundary of sorted.slice(0, sorted.findLastIndex(({ kind }) => kind === 'transaction') + 1)) {
    if (boundary.kind === 'transaction') [isBelowRows, lastLine, closing] = [true, null, null];
    else if (boundary.kind === 'closing' && isBelowRows) {
      lastLine ??= boundary.line;
      closing ??= boundary.value;
    } else if (boundary.kind === 'total' && isBelowRows) lastLine = boundary.line;
    else if (boundary.kind === 'opening' && lastLine !== null && boundary.line > lastLine) {
      if (boundary.value !== closing) starts.push(lastLine + 1);
      [isBelowRows, lastLine, closing] = [false, null, null];
    }
  }
  return starts;
}

/** In printed order, without those that repeat the one before them, as the head of every page does. */
function listSummaries(boundaries: readonly StatementBoundary[]) {
  const summaries: Summary[] = [];
  let [lastRow, endAbove, opening, closing]: [number, number, Minor | null, Minor | null] = [-1, -1, null, null];
  for (const boundary of boundaries.toSorted((a, b) => a.line - b.line)) {
    const isBehindRows = lastRow >= 0 && opening === null && closing === null;
    if (boundary.kind === 'transaction')
      [lastRow, endAbove, opening, closing] = [boundary.line, boundary.line, null, null];
    else if (boundary.kind === 'total' && isBehindRows) endAbove = boundary.line;
    else if (boundary.kind === 'opening') opening ??= boundary.value;
    else if (boundary.kind === 'closing') closing ??= boundary.value;
    if ((boundary.kind !== 'opening' && boundary.kind !== 'closing') || opening === null || closing === null) continue;
    const last = summaries.at(-1);
    if (last?.opening !== opening || last.closing !== closing)
      summaries.push({ opening, closing, lastLine: boundary.line, rowAbove: lastRow, endAbove });
  }
  return { summaries, lastRow };
}
