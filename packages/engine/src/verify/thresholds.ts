/** The numbers by which this stage decides, by the file that uses them. */
import { defineThresholds } from '@extracto/model';

const EXACT_ROWS = 'npm run eval -- FOLDER prints how many rows of each class are exact';

export const VERIFY = defineThresholds({
  checks: {
    /** Weekends, holidays and late postings put honest rows a few days outside the printed period. */
    PERIOD_TOLERANCE_DAYS: { value: 7, unit: 'days', source: 'convention' },
    /** Sections of one list (deposits, then withdrawals) each start again; fewer rows than this a section is disorder. */
    ROWS_PER_SECTION: { value: 3, unit: 'rows', source: 'convention' },
  },
  explainDifference: {
    MOST_SUSPECTS: { value: 3, unit: 'rows', source: 'convention' },
  },
  findImplausibleDates: {
    /** Late postings are dated before the period that lists them, by weeks; further back a month or a year is misread. */
    DAYS_BEFORE_PERIOD: { value: 45, unit: 'days', source: 'convention' },
    /** Weekends and holidays put a booking after the last day; nothing else does. */
    DAYS_AFTER_PERIOD: { value: 7, unit: 'days', source: 'convention' },
    /** Transaction and value dates may honestly be months old when a posting was late or disputed. */
    DAYS_OFF_PERIOD: { value: 180, unit: 'days', source: 'convention' },
    /** Longest period assumed when one bound alone is printed. */
    LONGEST_PERIOD_DAYS: { value: 366, unit: 'days', source: 'convention' },
    /** Where no period is printed that says how long it is: between neighbours there is a year too much. */
    LONGEST_GAP_DAYS: { value: 300, unit: 'days', source: 'convention' },
    /** There, from a row to all others, which lie within half of it: a month is misprinted, and the year inferred to fit. */
    LONE_GAP_DAYS: { value: 60, unit: 'days', source: 'convention' },
    LONE_GAP_SPANS: { value: 2, unit: 'times', source: 'convention' },
    FEWEST_CLOSE_DAYS: { value: 4, unit: 'days', source: 'convention' },
    /** Between the two dates of one row, where all other rows of the list keep to it. */
    DAYS_BETWEEN_DATES: { value: 31, unit: 'days', source: 'convention' },
    /** Instalments of a purchase are billed once a month. */
    DAYS_OF_MONTH: { value: 30, unit: 'days', source: 'convention' },
    FEWEST_PAIRS: { value: 4, unit: 'pairs', source: 'convention' },
    /** One day in so many may be out of order for it to be the day and not the list. */
    DAYS_PER_OUTLIER: { value: 4, unit: 'days', source: 'convention' },
    PAIRS_PER_OUTLIER: { value: 4, unit: 'pairs', source: 'convention' },
  },
  judgeStatement: {
    /** Confidence of the rows of a verified statement. */
    VERIFIED: { value: 0.999, unit: 'confidence', source: EXACT_ROWS },
    /** Confidence of rows under an equation that holds, and of the others, where the statement is unverifiable. */
    COVERED: { value: 0.99, unit: 'confidence', source: EXACT_ROWS },
    UNCOVERED: { value: 0.9, unit: 'confidence', source: EXACT_ROWS },
    /** The same where it is a mismatch. */
    COVERED_IN_MISMATCH: { value: 0.8, unit: 'confidence', source: EXACT_ROWS },
    UNCOVERED_IN_MISMATCH: { value: 0.7, unit: 'confidence', source: EXACT_ROWS },
  },
  listBreaks: {
    /** A misread column breaks every link; the first ones tell as much as all of them. */
    MOST_BREAKS: { value: 20, unit: 'count', source: 'convention' },
  },
  mayBeRows: {
    MOST_AMOUNTS: { value: 6, unit: 'count', source: 'convention' },
    MOST_ROWS: { value: 8, unit: 'rows', source: 'convention' },
  },
  prepareLedger: {
    /** A leap year, so that every printed day exists. */
    UNKNOWN_YEAR: { value: 2000, unit: 'years', source: 'definition' },
  },
});
