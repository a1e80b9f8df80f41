/** The numbers by which lines are found and cut, by the file that uses them. */
import { defineThresholds } from '@extracto/model';

export const OCR_LINES = defineThresholds({
  chainLetters: {
    /** In heights of the taller letter: wider than a gap between words, narrower than one between columns. */
    WIDEST_GAP: { value: 1.2, unit: 'text heights', source: 'convention' },
    /** Share of the smaller letter's height. */
    LEAST_OVERLAP: { value: 0.5, unit: 'share', source: 'convention' },
    /** Largest ratio of heights: an "o" beside a bracket. */
    LIKE_HEIGHTS: { value: 1.9, unit: 'times', source: 'convention' },
    /** Height, in lines, from which a connected component holds touching letters of two lines. */
    TWO_LINES: { value: 1.5, unit: 'lines', source: 'convention' },
  },
  cutLineImage: {
    /** Parts of an em: room for accents on capitals and for tails. */
    ABOVE: { value: 0.95, unit: 'em', source: 'convention' },
    BELOW: { value: 0.35, unit: 'em', source: 'convention' },
    MARGIN: { value: 0.3, unit: 'em', source: 'convention' },
    LEAST_WIDTH: { value: 16, unit: 'pixels', source: 'convention' },
    /** Finer sampling than so changes nothing. */
    MOST_SAMPLES: { value: 4, unit: 'count', source: 'convention' },
  },
  findLeaders: {
    LEAST_LEADERS: { value: 4, unit: 'count', source: 'convention' },
    /** In sizes of a mark. */
    WIDEST_GAP: { value: 6, unit: 'times', source: 'convention' },
    SAME_LEVEL: { value: 0.5, unit: 'times', source: 'convention' },
    LIKE_SIZE: { value: 2, unit: 'times', source: 'convention' },
    /** How far above and below the letters of their line would reach. */
    LETTER_REACH: { value: 5, unit: 'times', source: 'convention' },
  },
  findLines: {
    SEGMENT_GAP: { value: 1, unit: 'em', source: 'convention' },
    SAME_LEVEL: { value: 0.3, unit: 'em', source: 'convention' },
    /** Small letters alone look like capitals of a smaller print. */
    LIKE_SIZE: { value: 1.6, unit: 'times', source: 'convention' },
    /** A mark stands so far from its letter at most. */
    REACH: { value: 0.9, unit: 'em', source: 'convention' },
    /** Components of a letter, an accent or a comma of large print beside the letters of a line. */
    MUCH_SMALLER: { value: 0.55, unit: 'times', source: 'convention' },
    MOST_PARTS: { value: 3, unit: 'count', source: 'convention' },
    /** A stroke that may stand alone in its cell. */
    LEAST_STROKE: { value: 0.2, unit: 'em', source: 'convention' },
    /** So many letters know their own line. */
    ENOUGH_LETTERS: { value: 4, unit: 'letters', source: 'convention' },
    SHELF_PX: { value: 32, unit: 'pixels', source: 'convention' },
  },
  fitBaseline: {
    /** Fewer letters show no tilt. */
    LEAST_FOR_SLOPE: { value: 8, unit: 'count', source: 'convention' },
    /** Pairs of letters further apart than so many heights tell a tilt. */
    FAR: { value: 4, unit: 'text heights', source: 'convention' },
    MOST_PAIRED: { value: 60, unit: 'count', source: 'convention' },
    STEEPEST: { value: 0.04, unit: 'share', source: 'convention' },
    /** Feet this close are level, in heights of a letter. */
    LEVEL: { value: 0.08, unit: 'text heights', source: 'convention' },
    TALL_SHARE: { value: 0.85, unit: 'share', source: 'convention' },
  },
  isInChinese: {
    /** Least share of Chinese or Japanese signs among the letters: such a page has Latin names too. */
    LEAST_SHARE: { value: 0.3, unit: 'share', source: 'convention' },
    LEAST_SIGNS: { value: 12, unit: 'count', source: 'convention' },
    /** Least confidence: a network that knows no other script reads any script as Chinese, with low confidence. */
    BELIEVED: { value: 0.6, unit: 'confidence', source: 'convention' },
  },
  knowsLetters: {
    KNOWN: { value: 0.7, unit: 'confidence', source: 'convention' },
    /** Largest share of unknown letters, which the network returns as U+FFFD. */
    MOST_STRANGE: { value: 0.05, unit: 'share', source: 'convention' },
    /** Confidence below which a word is unread, and the largest share of unread words. */
    UNREAD: { value: 0.5, unit: 'confidence', source: 'convention' },
    MOST_UNREAD: { value: 0.33, unit: 'share', source: 'convention' },
    KNOWN_FOREIGN: { value: 0.6, unit: 'confidence', source: 'convention' },
    LEAST_FOREIGN: { value: 5, unit: 'count', source: 'convention' },
  },
  nameAlphabets: {
    /** Least share of a page's letters without a Latin look-alike; fewer were misread. */
    OTHER_ALPHABET: { value: 0.1, unit: 'share', source: 'convention' },
    UNSURE: { value: 0.3, unit: 'confidence', source: 'convention' },
    HARDLY_READ: { value: 0.6, unit: 'confidence', source: 'convention' },
  },
  nameStrangeLetters: {
    UNSURE: { value: 0.3, unit: 'confidence', source: 'convention' },
  },
  placeLetters: {
    /** Darker than half is print; levelled paper and the rim of a letter are not. */
    INK_BELOW: { value: 160, unit: 'gray level', source: 'convention' },
  },
  runsDown: {
    /** Least letters for a decision. */
    LEAST_LETTERS: { value: 30, unit: 'letters', source: 'convention' },
    /** Least ratio between the numbers of chains in the two directions. */
    LONGER: { value: 1.2, unit: 'times', source: 'convention' },
  },
  settleCurrencySigns: {
    UNSURE: { value: 0.6, unit: 'confidence', source: 'convention' },
    /** Figures that surely carry it, and of those with one letter or sign beside them the part that carries it or looks so. */
    LEAST_SURE: { value: 2, unit: 'count', source: 'convention' },
    MOSTLY: { value: 0.5, unit: 'share', source: 'convention' },
  },
  settleZeros: {
    UNSURE: { value: 0.6, unit: 'confidence', source: 'convention' },
  },
  sortInk: {
    /** Threshold for a denoised page, where thin strokes are paler and the gaps of broken ones are not white. */
    INK_BELOW: { value: 195, unit: 'gray level', source: 'convention' },
    LEAST_LETTER_INCHES: { value: 0.025, unit: 'inches', source: 'convention' },
    MOST_LETTER_INCHES: { value: 0.5, unit: 'inches', source: 'convention' },
    /** Width of a dash in large print. */
    WIDEST_MARK_INCHES: { value: 0.2, unit: 'inches', source: 'convention' },
    /** Largest width in heights: touching letters form a word, anything wider is the remains of a line. */
    WIDEST_LETTERS: { value: 30, unit: 'text heights', source: 'convention' },
    /** A drawn line: higher than a bracket in usual print, and thin. */
    LEAST_RULE_INCHES: { value: 0.2, unit: 'inches', source: 'convention' },
    MOST_RULE_THICKNESS_INCHES: { value: 0.02, unit: 'inches', source: 'convention' },
    LEAST_MARK_PX: { value: 2, unit: 'pixels', source: 'convention' },
    /** Most marks per letter. */
    MOST_MARKS: {
      value: 0.8,
      unit: 'share',
      source: 'seen: a page has a third as many points and accents as letters; more are letters broken by a fax',
    },
    /** Widest gap within a letter broken by a fax; lines of fine print are further apart. */
    WIDEST_BREAK_INCHES: { value: 0.016, unit: 'inches', source: 'convention' },
    INK: { value: 0, unit: 'gray level', source: 'definition' },
  },
});
