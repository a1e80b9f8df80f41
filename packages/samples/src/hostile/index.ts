/** Documents that mean harm, or look like it, by name: for tests that a reader of PDFs survives them. */
import { BOMBS } from './bombs.ts';
import { GIANTS } from './giants.ts';
import type { HostileDocument } from './hostile-document.ts';
import { IMPOSTORS } from './impostors.ts';
import { LOOPS } from './loops.ts';

export const HOSTILE_DOCUMENTS: Readonly<Record<string, HostileDocument>> = {
  ...IMPOSTORS,
  ...LOOPS,
  ...GIANTS,
  ...BOMBS,
};
