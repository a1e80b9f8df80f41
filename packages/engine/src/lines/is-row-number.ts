/** "12." or "12)" before the date of a row: its number in the list. */
export function isRowNumber(text: string): boolean {
  return /^\d{1,4}[.)]$/.test(text);
}
