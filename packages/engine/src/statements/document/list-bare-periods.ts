/**
 * Periods that stand without a label at the head of each of several statements in a file:
 *
 *   Statement                  01/03/2025 - 31/03/2025
 *   Statement                  01/04/2025 - 30/04/2025      at the same place of a later page
 *
 * Known weakness: periods of which the place differs from page to page.
 */
import { hasYear } from '../../fields/read-range.ts';
import type { TokenLine } from '../../lines/reading.ts';
import { splitSegments } from '../../lines/segments.ts';
import { LINES } from '../../lines/thresholds.ts';
import { hasSureAmount } from '../../tokens/has-sure-amount.ts';
import type { StatementBoundary } from '../interpret/split-statements.ts';

const { SAME_EDGE_PT } = LINES.spacing;

interface BarePeriod {
  readonly line: TokenLine;
  readonly left: number;
  readonly text: string;
}

/** `told`: what labels say; `lines`: those of no row. Empty where a label names a period, fewer than two differ, or a page has several. */
export function listBarePeriods(
  told: readonly StatementBoundary[],
  lines: readonly TokenLine[],
): readonly StatementBoundary[] {
  if (told.some(({ kind }) => kind === 'period')) return [];
  const found = lines.flatMap(readPeriod);
  const [first] = found;
  const isAligned = found.every(({ left, line }) => {
    const top = Math.abs(line.box[1] - first!.line.box[1]);
    return Math.abs(left - first!.left) <= SAME_EDGE_PT && top <= line.heightPt;
  });
  const pages = new Set(found.map(({ line }) => line.pageNumber));
  const isPartedByThem = new Set(found.map(({ text }) => text)).size > 1 && pages.size === found.length;
  return isAligned && isPartedByThem ? found.map(({ line, text }) => ({ kind: 'period', line: line.index, text })) : [];
}

/** Two dates with their years, alone in their cell but for short words: "De 01/03/2024 a 31/03/2024". */
function readPeriod(line: TokenLine): BarePeriod[] {
  const [from, to, ...others] = line.dates;
  if (from === undefined || to === undefined || others.length > 0 || hasSureAmount(line)) return [];
  if (!hasYear(from) || !hasYear(to)) return [];
  const cell = splitSegments(line.words).find((segment) => segment.from <= from.from && segment.to === to.to);
  if (cell === undefined) return [];
  const words = line.words.slice(cell.from, cell.to).map((word) => word.text);
  const isBare = words.every((word) => SHORT.test(word) || /\d/.test(word));
  return isBare ? [{ line, left: cell.box[0], text: `${from.text} ${to.text}` }] : [];
}

const SHORT = /^[\p{L}–—-]{1,4}$/u;
