/** Which documents look long or short before they are opened. */

/**
 * Shorter files are not worth a second thread: a page of text takes 1.5 to 3.5 kB, and 100 pages are read in a fifth of a
 * second, which is what a thread takes to start.
 */
export const WORTH_LENDING_BYTES = 256 * 1024;

/** They take half a second. */
export const MOMENTS_PAGES = 100;
/** Longer files would take a while to search. */
const MOST_BYTES = 8 * 1024 * 1024;
const PAGE = '/Page';

/**
 * Whether to read it where it is asked for, by the pages that it shows: fonts and pictures make a file large, and take no time. By its
 * size where it shows none.
 */
export function looksShort(bytes: Uint8Array): boolean {
  if (bytes.length < WORTH_LENDING_BYTES) return true;
  if (bytes.length > MOST_BYTES) return false;
  const pages = countShown(bytes);
  return pages > 0 && pages <= MOMENTS_PAGES;
}

/** `/Type /Page` of each page that is not compressed with others, as most are not. */
function countShown(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = file.indexOf(PAGE); at >= 0; at = file.indexOf(PAGE, at + PAGE.length)) {
    if (!isLetter(file[at + PAGE.length])) count += 1;
  }
  return count;
}

/** Then it is another name: `/Pages`, `/PageLabels`. */
function isLetter(code: number | undefined): boolean {
  return code !== undefined && /[A-Za-z]/.test(String.fromCharCode(code));
}
