/** The time of day beside or below a date: 10:27, 10:27:05.123, T10:27, 10:27PM, p.m. */
const TIME = /^T?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?(?:[AP]M)?$|^[AP]\.?M\.?$/i;

/** Most words are neither short nor hold a colon, and need no expression. */
export function isTime(text: string): boolean {
  return (text.length <= 4 || text.includes(':')) && TIME.test(text);
}
