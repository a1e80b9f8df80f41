/** Whether a text has a UTF-16 unit of this value or a later one: most words do not, and then need no expression. */
export function hasCodeFrom(text: string, code: number): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= code) return true;
  return false;
}
