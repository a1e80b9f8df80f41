/** Round figures of an axis that fits its values: 1, 2 or 5 times a power of ten apart, around the lowest and the highest. */
export function chooseTicks(low: number, high: number): number[] {
  const rough = Math.max((high - low) / MOST_STEPS, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? rough;
  const first = Math.floor(low / step);
  const count = Math.max(Math.ceil(high / step), first + 1) - first;
  return Array.from({ length: count + 1 }, (_, index) => (first + index) * step);
}

const MOST_STEPS = 4;
