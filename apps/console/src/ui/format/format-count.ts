const whole = new Intl.NumberFormat('en-US');

/** `formatCount(1, 'page')` is `"1 page"`, `formatCount(1204, 'page')` is `"1,204 pages"`. */
export function formatCount(count: number, noun: string): string {
  return `${whole.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}
