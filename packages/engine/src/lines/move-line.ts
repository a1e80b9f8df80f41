/** Lines moved sideways, so that what is printed beside or askew stands under its own header; where they were printed is kept. */
import { type Box, boxAround, type Word } from '@extracto/model';
import type { Line } from './reading.ts';

export function moveBox(box: Box, byPt: number): Box {
  return [box[0] + byPt, box[1], box[2] + byPt, box[3]];
}

/** Some words of a line as a line of their own. */
export function moveWords(line: Line, words: readonly Word[], byPt: number): Line {
  const moved = words.map((word) => ({ ...word, box: moveBox(word.box, byPt) }));
  return {
    pageNumber: line.pageNumber,
    words: moved,
    box: boxAround(moved),
    heightPt: line.heightPt,
    printedBox: boxAround(words),
  };
}
