/** Photographs and scans → a PDF that holds one image a page, as the engine reads it. */
export { printImages } from './print-images.ts';
