/** Text of a statement → text that a line or an XML document can hold. */

/** Control characters, which XML 1.0 (section 2.2) knows in no form or advises against, and what is no character. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** Keeps line breaks; takes away what no XML document may contain. */
export function printableText(text: string): string {
  return text.toWellFormed().replace(UNPRINTABLE, '');
}

/** One line: every run of blanks, line breaks and control characters is one space. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}\ufffe\uffff]+/gu, ' ')
    .trim();
}

/** The first `length` characters, never half of one. */
export function cutText(text: string, length: number): string {
  return [...text].slice(0, length).join('').trim();
}

/** The first words that fit into `length` characters; part of the first one where it alone is longer. */
export function cutAtWord(text: string, length: number): string {
  const cut = cutText(text, length);
  if (cut === text || [...text][[...cut].length] === ' ') return cut;
  const end = cut.lastIndexOf(' ');
  return end > 0 ? cut.slice(0, end) : cut;
}
