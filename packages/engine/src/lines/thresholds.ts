/** The numbers by which this stage decides, by the file that uses them. */
import { defineThresholds } from '@extracto/model';

export const LINES = defineThresholds({
  buildLines: {
    SAME_MIDDLE: { value: 0.3, unit: 'text heights', source: 'convention' },
    /** Words of one line cover less of each other, unless their middles are as near. */
    SHARED_WIDTH: { value: 0.4, unit: 'text heights', source: 'convention' },
    /** Between the heights of words of one line. */
    MOST_HIGHER: { value: 2.4, unit: 'times', source: 'convention' },
    /** Height that a word shares with its line. */
    LEAST_OVERLAP: { value: 0.5, unit: 'share', source: 'convention' },
  },
  spacing: {
    /** Widest ordinary space: words that stand further apart are of two cells. */
    WORD_GAP: { value: 0.8, unit: 'text heights', source: 'convention' },
    /** Edges of cells of one column that are printed to the same edge. */
    SAME_EDGE_PT: { value: 1.5, unit: 'pt', source: 'convention' },
  },
  alignRagged: {
    /** Lines of a list, and of those that begin with a date the share that must look alike. */
    FEWEST_ROWS: { value: 3, unit: 'rows', source: 'convention' },
    ALIKE: { value: 0.8, unit: 'share', source: 'convention' },
    /** Least share of all lines with amounts. */
    LEAST_OF_PRICED: { value: 0.5, unit: 'share', source: 'convention' },
    /** Edges within so many heights are one; of ragged figures few share one. */
    SAME_EDGE: { value: 0.2, unit: 'text heights', source: 'convention' },
    MOSTLY: { value: 0.5, unit: 'share', source: 'convention' },
    /** Lines at either end whose gap may be of another kind. */
    ASIDE: { value: 0.1, unit: 'share', source: 'convention' },
    /** Least difference of the ends of words that figures follow. */
    LEAST_SPREAD: { value: 0.5, unit: 'text heights', source: 'convention' },
    /** Between columns. */
    GAP: { value: 3, unit: 'text heights', source: 'convention' },
    /** Lines above the first row among which its header is. */
    HEADER_REACH: { value: 3, unit: 'lines', source: 'convention' },
  },
  dropInitials: {
    /** Fewer may be the codes of a few kinds of row. */
    FEWEST_LETTERS: { value: 5, unit: 'count', source: 'convention' },
    /** Widest distance of the middle of a letter from that of its circle. */
    MOST_ASIDE_PT: { value: 3, unit: 'pt', source: 'convention' },
    LEAST_GAP: { value: 0.8, unit: 'text heights', source: 'convention' },
    /** Most words in front of a name. */
    MOST_IN_FRONT: { value: 2, unit: 'words', source: 'convention' },
  },
  dropWatermark: {
    /** Letters from which on a slope is no accident. */
    LEAST_LETTERS: { value: 4, unit: 'letters', source: 'convention' },
    /** They are so much higher than the text: single letters of its size are words and marks. */
    LARGE: { value: 1.5, unit: 'times', source: 'convention' },
    LEAST_STEP_PT: { value: 15, unit: 'pt', source: 'convention' },
    OFF_LINE_PT: { value: 3, unit: 'pt', source: 'convention' },
  },
  joinHangingMarks: {
    /** In text heights: how far the ends of amount and mark may lie apart, and the gap between their lines. */
    SAME_END: { value: 1, unit: 'text heights', source: 'convention' },
    CLOSE: { value: 1, unit: 'text heights', source: 'convention' },
    /** Between the amount and the mark once they stand side by side. */
    SPACE: { value: 0.3, unit: 'text heights', source: 'convention' },
  },
  joinStaircase: {
    FEWEST_STEPS: { value: 4, unit: 'lines', source: 'convention' },
    FEWEST_NAMES: { value: 3, unit: 'lines', source: 'convention' },
    /** Between a name and the next one below. */
    STEP: { value: 1, unit: 'text heights', source: 'convention' },
  },
  layOutFromLeft: {
    /** Gaps in text heights: a space within a phrase, and the widest one between words of one cell. */
    SPACE: { value: 0.5, unit: 'text heights', source: 'convention' },
    WIDEST_SPACE: { value: 0.7, unit: 'text heights', source: 'convention' },
  },
  pageLanguages: {
    /** Share of the score of the likeliest language. */
    NEARLY_BEST: { value: 0.5, unit: 'share', source: 'convention' },
    /** A language shows on the first pages or nowhere. */
    LINES_READ: { value: 400, unit: 'lines', source: 'convention' },
  },
  pageNumber: {
    /** Page numbers stand among so many lines at the head or at the foot of a page. */
    EDGE_LINES: { value: 5, unit: 'lines', source: 'convention' },
  },
  cutSheets: {
    SAME_PLACE_PT: { value: 1.5, unit: 'pt', source: 'convention: printer drivers round the place of each page' },
    SHARED_WORDS: {
      value: 8,
      unit: 'words',
      source: 'convention: letterheads and legal text have more, the headers of two columns of one page have fewer',
    },
    SHORTEST_WORD: { value: 2, unit: 'letters', source: 'convention: shorter ones are signs of a currency or marks' },
    MOST_PLACES: { value: 2, unit: 'count', source: 'half a sheet of four pages prints a letterhead twice' },
    INSIDE_PT: { value: 1, unit: 'pt', source: 'convention: boxes of words are wider than their ink' },
    /** How far the first lines of a page reach down, and its last lines up. */
    EDGE: { value: 3, unit: 'text heights', source: 'convention: a barcode or a page number may stand further out' },
  },
  segments: {
    /** Gap between two cells of a line, in text heights; words of one cell stand closer. */
    CELL_GAP: { value: 1.4, unit: 'text heights', source: 'convention' },
  },
  splitAtBars: {
    /** Below each other, and how far apart places on the x axis are the same. */
    FEWEST_BARS: { value: 3, unit: 'count', source: 'convention' },
    SAME_PLACE_PT: { value: 1, unit: 'pt', source: 'convention' },
  },
  turnLetters: {
    FEWEST_WORDS: { value: 4, unit: 'words', source: 'convention' },
    CLEARLY_MORE: { value: 3, unit: 'times', source: 'convention' },
  },
});
