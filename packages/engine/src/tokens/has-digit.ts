/** True when the text contains a digit from 0 to 9. */
export function hasDigit(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (isDigit(text.charCodeAt(at))) return true;
  return false;
}

/** 0 to 9 only: no other figures are read as numbers. */
export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
