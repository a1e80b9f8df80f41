import type { Box, Font, Word } from '@extracto/model';

const NONE: readonly string[] = [];

/** Makes the words of a page's text layer, which are certain. Neighbours of one size, as nearly all are, share their font. */
export class TextWords {
  #font: Font = { heightPt: 0 };

  make(text: string, box: Box, heightPt: number): Word {
    if (!Object.is(this.#font.heightPt, heightPt)) this.#font = { heightPt };
    return { text, box, font: this.#font, confidence: null, alternatives: NONE };
  }
}
