/**
 * The visible content of a page, before any interpretation: words with boxes and the rules between them.
 * Boxes are points from the top left of the page as displayed (rotation undone, crop box applied).
 */
import type { Box } from './geometry.ts';

/** Words of one size share one: a number of its own in each of a million words would be a million objects. */
export interface Font {
  /** Height of the glyph box in points; sizes and gaps are judged relative to it. */
  readonly heightPt: number;
}

export interface Word {
  readonly text: string;
  readonly box: Box;
  readonly font: Font;
  /** Recognition confidence 0 to 1; `null` for a word of the text layer. */
  readonly confidence: number | null;
  /** Other readings of a recognised word, best first; empty for text. */
  readonly alternatives: readonly string[];
}

/** A drawn horizontal or vertical line, or the edge of a filled or stroked rectangle. */
export interface Ruling {
  readonly orientation: 'horizontal' | 'vertical';
  readonly box: Box;
}

/** A page as gray pixels, rows from the top, 0 is black. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly gray: Uint8Array;
  /** Pixels per inch of the page as displayed. */
  readonly dpi: number;
}

/** Images and drawings on a page besides its text: the signs of a scan. */
export interface PageArt {
  /** Part of the page, 0 to 1, that images cover. */
  readonly imageShare: number;
  /** Pixels per inch of the largest image; `null` without images. */
  readonly imageDpi: number | null;
  /** Pixels of the image that has most, as it is stored. Left out by whoever makes pages of something else. */
  readonly imagePixels?: number;
  /** Filled shapes that are no rectangles: letters drawn as outlines, logos. */
  readonly outlines: number;
  /** The part of each image that lies on the page, in painting order. Left out by whoever makes pages of something else. */
  readonly images?: readonly Box[];
}

export interface Page {
  /** 1-based. */
  readonly pageNumber: number;
  readonly widthPt: number;
  readonly heightPt: number;
  /** Horizontal words in the order of the content stream. Rotated words (watermarks, margin notes) are left out. */
  readonly words: readonly Word[];
  readonly rulings: readonly Ruling[];
  /**
   * `native`: what a reader sees. `hidden`: recognised text of unknown quality that somebody laid under or over an image of
   * the page. `recognised`: read from the page's image. `none`: no words. Left out by whoever makes pages of something else than a PDF's text.
   */
  readonly textLayer?: 'native' | 'hidden' | 'recognised' | 'none';
  /** Left out by whoever makes pages of something else than a PDF. */
  readonly art?: PageArt;
  /** Set on a page whose words were set aside because they repeat an earlier page: the number of that page. */
  readonly repeats?: number;
  /** Set on a page that stands elsewhere in the file than its number says, or is printed on a sheet beside others. */
  readonly sheet?: PageSheet;
  /**
   * Set when the text ran sideways or upside down on the displayed page: size and boxes are those of the page turned
   * clockwise by so much, which reads upright.
   */
  readonly turnedDeg?: 90 | 180 | 270;
  /** The directions of a scan's rows and columns on the upright page; size and boxes are those of the levelled page. */
  readonly tilt?: PageTilt;
}

/** Where a page stands in the file. */
export interface PageSheet {
  /** 1-based, of the page of the file. */
  readonly pageNumber: number;
  /** The page's top left corner, in points from the top left of the displayed page of the file. */
  readonly leftPt: number;
  readonly topPt: number;
}

/** The directions of printed rows and columns on an image of a page that is skewed or was photographed from one side. No units. */
export interface PageTilt {
  /** Down for each step to the right, in the middle of the page. */
  readonly rowSlope: number;
  /** Growth of that slope from the top of the page to its bottom. */
  readonly rowFan: number;
  /** To the right for each step down, in the middle of the page. */
  readonly columnSlope: number;
  /** Growth of that slope from the left edge of the page to its right one. */
  readonly columnFan: number;
}
