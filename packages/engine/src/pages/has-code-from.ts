/** True when the text has a UTF-16 unit from `code` on. Most words have none, which spares them a regular expression. */
export function hasCodeFrom(text: string, code: number): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= code) return true;
  return false;
}
