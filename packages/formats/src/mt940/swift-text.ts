/** Any text → SWIFT's character set x: Latin letters, digits, and `/ - ? : ( ) . , ' +` and space. */
import anyAscii from 'any-ascii';
import { oneLine } from '../clean-text.ts';

const REPLACEMENTS: Readonly<Record<string, string>> = { '&': '+', '"': "'", '`': "'", _: '-', '~': '-', '@': '(at)' };

/** Other scripts are written in Latin letters (`Банк` → `Bank`); signs outside the set become a full stop. */
export function swiftText(text: string): string {
  return oneLine(
    oneLine(anyAscii(oneLine(text))).replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, (sign) => REPLACEMENTS[sign] ?? '.'),
  );
}

/**
 * Lines of at most `length` characters; joined again they are the text. No line begins with a colon or a hyphen, which
 * would begin a field or end the message, and none begins or ends with a space, which programs trim.
 */
export function wrapSwiftText(text: string, length: number, mostLines: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > length && lines.length < mostLines - 1) {
    const end = findBreak(rest, length);
    lines.push(rest.slice(0, end));
    rest = rest.slice(end).replace(/^[:-]/, '.');
  }
  return [...lines, rest.slice(0, length).trimEnd()];
}

function findBreak(text: string, length: number): number {
  for (let end = length; end > 1; end--) {
    if (!' :-'.includes(text[end]!) && text[end - 1] !== ' ') return end;
  }
  return length;
}
