/** The numbers by which this stage decides, by the file that uses them. */
import { defineThresholds } from '@extracto/model';

export const CORRECTION = defineThresholds({
  addOcrAmbiguities: {
    SURE: {
      value: 0.88,
      unit: 'confidence',
      source: 'measured on generated scans: nearly all misread dates are below, and most right ones above',
    },
    /** A month whose name no misread letter makes another needs no more. */
    SURE_NAME: { value: 0.7, unit: 'confidence', source: 'convention' },
  },
  correctDates: {
    SAME_PLACE_PT: { value: 4, unit: 'pt', source: 'convention' },
    LEAST_ALIKE: { value: 3, unit: 'count', source: 'convention' },
    /** So many that figures with nothing but spaces between them are another. */
    MANY_ALIKE: { value: 6, unit: 'count', source: 'convention' },
    MOST_WORDS: { value: 4, unit: 'words', source: 'convention' },
  },
  correctFigures: {
    /** Most corrections of one document; more misread figures are a bad scan, which arithmetic cannot repair. */
    MOST_CORRECTIONS: { value: 12, unit: 'count', source: 'convention' },
    MOST_TRIES: { value: 40, unit: 'count', source: 'convention' },
    /** Most amounts that a correction may change: its own row, or the signs on both sides. More is a different reading. */
    MOST_TOUCHED: { value: 2, unit: 'count', source: 'convention' },
  },
  correctLabels: {
    LEAST_LETTERS: { value: 5, unit: 'letters', source: 'convention' },
    /** Least length of a word that may have two misread letters. */
    LONG: { value: 8, unit: 'letters', source: 'convention' },
    MOST_TITLE_WORDS: { value: 4, unit: 'words', source: 'convention' },
    /** Least column names in a header, and their least share of its words. */
    LEAST_NAMES: { value: 2, unit: 'count', source: 'convention' },
    MOSTLY: { value: 0.6, unit: 'share', source: 'convention' },
  },
  reviewedFields: {
    MOST_CHARACTERS: { value: 200, unit: 'letters', source: 'convention' },
  },
  savedReview: {
    /** Each needs an id that no other row has. More than anybody types into one statement. */
    MOST_ADDED_ROWS: { value: 500, unit: 'rows', source: 'convention' },
  },
  settleAmbiguities: {
    MOST_DECIMALS: { value: 4, unit: 'digits', source: 'convention' },
    OFFERED_YEARS: { value: 5, unit: 'years', source: 'convention' },
    HALF_A_YEAR: { value: 600, unit: 'years', source: 'convention' },
  },
});
