/** A code point as PDFium gives it → the letters that a reader sees. */
const REPLACEMENT = '\ufffd';
const ASCII: readonly string[] = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/** Presentation forms of Latin ligatures, U+FB00 to U+FB06. */
const LIGATURES: readonly string[] = ['ff', 'fi', 'fl', 'ffi', 'ffl', 'st', 'st'];
const FIRST_LIGATURE = 0xfb00;
const FIRST_FROM_RIGHT = 0x590;

/** Dashes as wide as a figure, an ideograph or a small letter, which stand for a minus. */
const FIGURE_DASHES: ReadonlySet<number> = new Set([0x2012, 0xfe63, 0xff0d]);

const WIDE_FIGURE = /[\uff10-\uff19]/;

/** A word with figures as wide as ideographs, in narrow ones: "＊１，２００" → "*1,200". */
export function narrowFigures(text: string): string {
  return WIDE_FIGURE.test(text) ? text.normalize('NFKC') : text;
}

/** Glyphs without a Unicode value become U+FFFD; private-use values stay as they are. */
export function printCharacter(code: number): string {
  if (code >= 0x20 && code < 0x7f) return ASCII[code]!;
  // PDFium's mark for a hyphen at the end of a line, which may be the minus of "150.00-", and a soft hyphen that is drawn.
  if (code === 0x02 || code === 0xad || code === 0xfffe) return '-';
  if (code < 0x20 || code === 0x7f || code === 0xffff || code > 0x10ffff) return REPLACEMENT;
  if (code >= 0xd800 && code <= 0xdfff) return REPLACEMENT;
  if (FIGURE_DASHES.has(code)) return '-';
  if (isEasternDigit(code)) return ASCII[0x30 + (code & 0x0f)]!;
  if (code === 0x66b) return '.';
  if (code === 0x66c) return ',';
  if (isPresentationForm(code)) return String.fromCodePoint(code).normalize('NFKC').trim();
  return LIGATURES[code - FIRST_LIGATURE] ?? String.fromCodePoint(code);
}

/** Hebrew and Arabic letters in the shape that they take in a word: what a reader sees is the letter. */
function isPresentationForm(code: number): boolean {
  return (code >= 0xfb1d && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc);
}

/** A letter, digit or sign that is printed as it is, and from the left: all of most statements. No space. */
export function isPlain(code: number): boolean {
  return (code > 0x20 && code < 0x7f) || (code > 0xa0 && code < FIRST_FROM_RIGHT && code !== 0xad);
}

export function isSpace(code: number): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return (
    code === 0xa0 ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

/** Arabic-Indic digits and those of Persian and Urdu, which run from left to right: U+0660 to 0669, U+06F0 to 06F9. */
function isEasternDigit(code: number): boolean {
  return (code >= 0x660 && code <= 0x669) || (code >= 0x6f0 && code <= 0x6f9);
}

/** Hebrew and Arabic letters and their marks, presentation forms included; their figures run from the left. */
export function isRightToLeft(code: number): boolean {
  if (code < FIRST_FROM_RIGHT || code > 0xfefc) return false;
  if (code <= 0x8ff) return !isEasternDigit(code) && code !== 0x66b && code !== 0x66c;
  return isPresentationForm(code);
}
