/**
 * The border between two text columns: the x that cuts the fewest words of the lines that hold an amount or a date,
 * and among equals the one nearest to where the right header starts.
 */
import type { TokenLine } from '../../lines/reading.ts';
import type { Span } from '../table.ts';

export function findTextBorder(lines: readonly TokenLine[], room: Span, preferred: number): number {
  const [from, to] = [Math.floor(room.x0), Math.ceil(room.x1)];
  if (to <= from) return preferred;
  const cuts = new Float64Array(to - from + 2);
  for (const line of lines) {
    if (line.money.length === 0 && line.dates.length === 0) continue;
    for (let index = 0; index < line.words.length; index++) {
      const word = line.words[index]!;
      addRange(cuts, from, word.box[0] + 0.2, word.box[2] - 0.2, 1);
      const next = line.words[index + 1];
      // an ordinary space is no border either
      if (next !== undefined && next.box[0] - word.box[2] < word.font.heightPt * 0.6)
        addRange(cuts, from, word.box[2] - 0.2, next.box[0] + 0.2, 0.9);
    }
  }
  let best = from;
  let running = 0;
  let bestCost = Infinity;
  for (let at = 0; at <= to - from; at++) {
    running += cuts[at]!;
    const cost = Math.round(running * 100) / 100 + Math.abs(from + at - (preferred - 1)) * 1e-4;
    if (cost < bestCost - 1e-9) [best, bestCost] = [from + at, cost];
  }
  return best;
}

/** Difference array: adds `weight` to every whole x within the range. */
function addRange(cuts: Float64Array, origin: number, x0: number, x1: number, weight: number): void {
  const last = cuts.length - 1;
  const start = Math.max(0, Math.ceil(x0 - origin));
  const end = Math.max(start, Math.floor(x1 - origin) + 1);
  if (start >= last) return;
  cuts[start] = cuts[start]! + weight;
  cuts[Math.min(end, last)] = cuts[Math.min(end, last)]! - weight;
}
