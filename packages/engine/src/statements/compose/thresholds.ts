/** The numbers by which the parts of a statement are put together; those of the whole stage stand in the table above it. */
import { defineThresholds } from '@extracto/model';

export const COMPOSE = defineThresholds({
  areSidesExchanged: {
    SAME_EDGE_PT: { value: 1, unit: 'pt', source: 'convention' },
  },
  collectSources: {
    LONGEST_NAME: { value: 3, unit: 'words', source: 'convention' },
  },
  isDayMisprinted: {
    /** Least figures behind days that the rows come to; one may be a balance of another kind. */
    FEWEST_MET: { value: 2, unit: 'count', source: 'convention' },
  },
  isEndOutlier: {
    /** Least days of the rest of a list that goes on in the order of the one above it. */
    FEWEST_GOING_ON: { value: 4, unit: 'days', source: 'convention' },
  },
  isMisprint: {
    /** Least digits of a figure that is compared with others; shorter ones match by chance. */
    FEWEST_DIGITS: { value: 5, unit: 'digits', source: 'convention' },
    /** Limits and averages are round, and 12,000.00 is near to 52,000.00 by chance. */
    FEWEST_SIGNIFICANT: { value: 4, unit: 'count', source: 'convention' },
  },
  figureAbove: {
    /** From a figure to the one above the label between them; other columns may have lines there. */
    REACH_LINES: { value: 4, unit: 'lines', source: 'convention' },
  },
  isSignGuessed: {
    /** Least rows of a list without any word that money is held. */
    FEWEST_ROWS: { value: 4, unit: 'rows', source: 'convention' },
  },
  labelStrength: {
    /** Shorter words behind a label are prepositions and codes. */
    LETTERS_OF_WORD: { value: 4, unit: 'letters', source: 'convention' },
  },
  listControls: {
    /** From the opening to the closing balance of a summary. */
    MOST_LINES: { value: 4, unit: 'lines', source: 'convention' },
  },
  listBare: {
    /** Least digits of a number without separators; shorter ones are codes and years. */
    FEWEST_DIGITS: { value: 6, unit: 'digits', source: 'convention' },
  },
  openWithZeroRow: {
    /** A long weekend lies between the last day of one period and the first of the next. */
    MOST_DAYS_BEFORE: { value: 4, unit: 'days', source: 'convention' },
  },
});
