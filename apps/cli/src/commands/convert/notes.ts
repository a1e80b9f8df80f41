/** Output on standard error while documents are read: lines that stay, and on a terminal one that moves. */
import type { Surroundings } from '../../surroundings.ts';

export interface Notes {
  /** A line that stays. */
  readonly say: (line: string) => void;
  /** Replaces the moving line; nothing happens where nobody watches. */
  readonly show: (line: string) => void;
  /** Takes the moving line away. */
  readonly clear: () => void;
}

const ERASE_LINE = '\r\u001b[K';
/** File names are written by others: control characters could draw over the terminal. */
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

export function openNotes({ writeNote, isTerminal, columns }: Surroundings): Notes {
  let isShown = false;
  const clear = () => {
    if (isShown) writeNote(ERASE_LINE);
    isShown = false;
  };
  return {
    clear,
    say: (line) => {
      clear();
      writeNote(`${line.replace(CONTROL, '?')}\n`);
    },
    show: (line) => {
      if (!isTerminal) return;
      writeNote(`${ERASE_LINE}${line.replace(CONTROL, '?').slice(0, columns - 1)}`);
      isShown = true;
    },
  };
}
