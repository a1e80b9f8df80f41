/** "2025", and nothing else in the word. */
export function isYear(text: string): boolean {
  return YEAR.test(text);
}

const YEAR = /^(?:19|20)\d{2}$/;
