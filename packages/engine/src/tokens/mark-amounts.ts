import type { MoneyToken, TokenLine } from '../lines/reading.ts';

/** Each amount in `marked` gives way to what stands for it there; the list itself comes back where there is none. */
export function markAmounts(
  lines: readonly TokenLine[],
  marked: ReadonlyMap<MoneyToken, MoneyToken>,
): readonly TokenLine[] {
  if (marked.size === 0) return lines;
  return lines.map((line) =>
    line.money.some((token) => marked.has(token))
      ? { ...line, money: line.money.map((token) => marked.get(token) ?? token) }
      : line,
  );
}
