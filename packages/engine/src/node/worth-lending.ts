/** Which documents are long. */

/**
 * Shorter files are not worth a second thread: a page of text takes 1.5 to 3.5 kB, and 100 pages are read in a fifth of a
 * second, which is what a thread takes to start.
 */
export const WORTH_LENDING_BYTES = 256 * 1024;
