/**
 * Counts the ordered items before the first that is past some point, by bisection: lists of many pages are not
 * walked for each question.
 */
export function countUntil(length: number, isPast: (at: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isPast(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
