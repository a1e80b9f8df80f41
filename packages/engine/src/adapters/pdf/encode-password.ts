/**
 * A password as the C strings to try, in this order. PDF 2.0 (ISO 32000-2, 7.6.4.3.3) prepares it by SASLprep and says
 * UTF-8; older handlers say PDFDocEncoding (Annex D), and programs took whatever their system wrote: the code page of its
 * country, or UTF-8. The empty string comes last: what opens without a password opens with any.
 */

/** Code points of 0x18 to 0x1F and 0x80 to 0xA0 in PDFDocEncoding; the rest is Latin-1. 0x7F and 0x9F stand for nothing. */
const PDF_DOC_ACCENTS = '˘ˇˆ˙˝˛˚˜';
const PDF_DOC_SIGNS = '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž\u009f€';

/** Windows code pages: Central European, Cyrillic, Western, Greek, Turkish, Hebrew, Arabic, Baltic, Vietnamese. */
const CODE_PAGES = [1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258];
/** Revision 6 of the security handler ignores further bytes. */
const LONGEST_BYTES = 127;

export function encodePassword(password: string | null): Uint8Array[] {
  if (password === null || password === '') return [terminate([])];
  const composed = password.normalize('NFC');
  const unicode = [preparePassword(password), password, composed].map((text) => [...new TextEncoder().encode(text)]);
  const tries = [...unicode, ...unicode.map((bytes) => bytes.slice(0, LONGEST_BYTES))];
  if (!isAscii(password)) {
    const tables = [pdfDocTable(), ...CODE_PAGES.map(codePageTable)];
    tries.push(...tables.flatMap((table) => encodeWith(table, composed) ?? []));
  }
  return distinct([...tries, []]).map(terminate);
}

function isAscii(text: string): boolean {
  return Array.from(text).every((letter) => letter.codePointAt(0)! < 0x80);
}

type Table = ReadonlyMap<string, number>;

/** One encoding of the text in a list, or `null` where the table lacks a letter. */
function encodeWith(table: Table, text: string): number[][] | null {
  const bytes = Array.from(text, (letter) => table.get(letter) ?? null);
  return bytes.every((byte) => byte !== null) ? [bytes] : null;
}

function pdfDocTable(): Table {
  const latin1 = Array.from({ length: 256 }, (_, byte): [string, number] => [String.fromCharCode(byte), byte]);
  const accents = Array.from(PDF_DOC_ACCENTS, (letter, index): [string, number] => [letter, 0x18 + index]);
  const signs = Array.from(PDF_DOC_SIGNS, (letter, index): [string, number] => [letter, 0x80 + index]);
  return new Map([...latin1, ...accents, ...signs]);
}

function codePageTable(page: number): Table {
  const decoder = new TextDecoder(`windows-${page}`);
  const all = Array.from({ length: 256 }, (_, byte): [string, number] => [decoder.decode(Uint8Array.of(byte)), byte]);
  return new Map(all);
}

function distinct(encodings: readonly number[][]): number[][] {
  return [...new Map(encodings.map((bytes) => [bytes.join(), bytes])).values()];
}

function terminate(bytes: readonly number[]): Uint8Array {
  return Uint8Array.from([...bytes, 0]);
}

/** RFC 3454, table C.1.2: spaces that are not the plain one. */
const OTHER_SPACES = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000]/gu;
/** RFC 3454, table B.1: commonly mapped to nothing. */
const UNSEEN = /\u00ad|\u034f|\u1806|[\u180b-\u180d]|[\u200c\u200d]|\u2060|[\ufe00-\ufe0f]|\ufeff/gu;

/** SASLprep (RFC 4013) without its refusals: a password that it forbids opens nothing, and that is answer enough. */
function preparePassword(password: string): string {
  return password.replace(OTHER_SPACES, ' ').replace(UNSEEN, '').normalize('NFKC');
}
