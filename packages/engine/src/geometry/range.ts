/** The whole numbers from `from` up to `to`, without it; none where `to` is not greater. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
}
