/** The numbers by which this stage decides, by the file that uses them. */
import { defineThresholds } from '@extracto/model';

export const TOKENS = defineThresholds({
  addSpacedDates: {
    /** Least cells of a column, and of one that opens each of its lines. */
    LEAST_IN_COLUMN: { value: 4, unit: 'count', source: 'convention' },
    LEAST_OPENING: { value: 2, unit: 'count', source: 'convention' },
    /** Least share of dated lines among the lines with amounts between the first and the last cell. */
    LEAST_DATED: { value: 0.5, unit: 'share', source: 'convention' },
    /** No space is as narrow: what stands before such a gap is a cell that is full. */
    TOUCHING: { value: 0.1, unit: 'text heights', source: 'convention' },
    /** Index of the word behind a first day and month. */
    BEHIND: { value: 2, unit: 'words', source: 'convention' },
  },
  areInOrder: {
    MOST_MISPLACED: { value: 0.1, unit: 'share', source: 'convention' },
    /** From the day of a booking to an earlier value date, over a weekend. */
    MOST_DAYS_BACK: { value: 3, unit: 'days', source: 'convention' },
    /** Fewer figures keep such an order by chance. */
    FEWEST_STEPS: { value: 10, unit: 'count', source: 'convention' },
  },
  dateCell: {
    /** No date reaches over a gap of so many text heights: it is the border of a column. A space is a third of one. Where words stand closer, a gap so many times as wide is a border, too: "20 de out.  2028" is a day and a number beside it. */
    BORDER_GAP: { value: 1.2, unit: 'text heights', source: 'convention' },
    TIMES_A_SPACE: { value: 3, unit: 'times', source: 'convention' },
  },
  dateForms: {
    MOST_KNOWN: { value: 4096, unit: 'count', source: 'convention' },
    LONGEST_MONTH: { value: 31, unit: 'days', source: 'definition' },
    /** In Taiwan years are counted from the republic's first, 1912: 113 is 2024. */
    BEFORE_REPUBLIC: { value: 1911, unit: 'years', source: 'definition' },
  },
  eras: {
    /** 2567 is 2024. */
    BEFORE_BUDDHIST: { value: 543, unit: 'years', source: 'definition' },
  },
  joinBrokenFigures: {
    /** "1,234.5" */
    SHORTEST: { value: 7, unit: 'count', source: 'convention' },
    REACH: { value: 2, unit: 'lines', source: 'convention' },
    /** The room between an amount and the rest of it. */
    LINE_GAP: { value: 1, unit: 'text heights', source: 'convention' },
  },
  joinBrokenDates: {
    LONGEST_FIGURE: { value: 4, unit: 'digits', source: 'convention' },
    MOST_PIECES: { value: 3, unit: 'count', source: 'convention' },
    /** Its line may be parted from the piece by that of an amount in the middle of the row. */
    REACH: { value: 2, unit: 'lines', source: 'convention' },
    LINE_GAP: { value: 0.9, unit: 'text heights', source: 'convention' },
    SAME_EDGE_PT: { value: 3, unit: 'pt', source: 'convention' },
    LEAST_CHAINS: { value: 2, unit: 'count', source: 'convention' },
    /** A year below a date may also head the rows of that year: then most dates have none below them. */
    MOSTLY: { value: 0.8, unit: 'share', source: 'convention' },
  },
  leaveTimes: {
    /** Times that no calendar has, and their least share: of those with seconds it has half at most. */
    LEAST_TIMES: { value: 3, unit: 'count', source: 'convention' },
    LEAST_SHARE: { value: 0.4, unit: 'share', source: 'convention' },
  },
  joinMarksBelow: {
    FEWEST_LINES: { value: 2, unit: 'count', source: 'convention' },
    /** The line of the row may stand between the amount and its mark. */
    LINES_ABOVE: { value: 2, unit: 'lines', source: 'convention' },
    /** Amount and balance may have one each. */
    MOST_MARKS: { value: 2, unit: 'count', source: 'definition' },
    WIDEST_GAP: { value: 1.5, unit: 'text heights', source: 'convention' },
  },
  leaveEmptyCells: {
    /** Dashes alone, and amounts, at the place of a dash that is no minus. */
    LEAST_CELLS: { value: 3, unit: 'count', source: 'convention' },
  },
  mayStartDate: {
    SHORTEST_MONTH: { value: 3, unit: 'letters', source: 'convention' },
  },
  moneyAffixes: {
    /** Within an amount, before its figure, in text heights. */
    WIDEST_GAP: { value: 1.6, unit: 'text heights', source: 'convention' },
    /** The same where nothing but a space may part the two. */
    WIDEST_SPACE: { value: 0.5, unit: 'text heights', source: 'convention' },
    /** The same between a sign and the figure: further away a dash is the empty cell of the column before. */
    WIDEST_SIGN_GAP: { value: 0.8, unit: 'text heights', source: 'convention' },
    /** Before a sign, a currency or a marker behind an amount, in text heights. */
    WIDEST_SUFFIX_GAP: { value: 1.1, unit: 'text heights', source: 'convention' },
    /** The same before a marker that ends the line. */
    WIDEST_END_GAP: { value: 1.8, unit: 'text heights', source: 'convention' },
    LONGEST_CURRENCY: { value: 4, unit: 'letters', source: 'convention' },
    /** Marks of a side such as "CR" and "Dr."; longer ones are words, which open texts too. */
    LONGEST_MARK: { value: 3, unit: 'letters', source: 'convention' },
    SAME_GAP_PT: { value: 1, unit: 'pt', source: 'convention' },
    /** "zu Ihren Lasten" */
    MOST_MARK_WORDS: { value: 3, unit: 'words', source: 'convention' },
  },
  notation: {
    VOTE: { value: 5, unit: 'score', source: 'convention' },
    WEAK_VOTE: { value: 1, unit: 'score', source: 'convention' },
  },
  readJalali: {
    MS_OF_DAY: { value: 86_400_000, unit: 'ms', source: 'definition' },
    /** Years from the beginning of a cycle to the first of the calendar. */
    BEFORE_CYCLE: { value: 1595, unit: 'years', source: 'definition' },
    /** Days from 1 January 1970 to the beginning of the count below. */
    BEFORE_EPOCH: { value: 1_075_195, unit: 'days', source: 'definition' },
  },
  readMoney: {
    /** Before a currency that ends a bracket. */
    BRACKET_GAP: { value: 0.6, unit: 'text heights', source: 'convention' },
    TOUCHING: { value: 0.02, unit: 'text heights', source: 'convention' },
    /** The same where no decimals show that the groups are one amount. */
    BARE_GROUP_GAP: { value: 0.5, unit: 'text heights', source: 'convention' },
    /** On a recognised page a one is as wide as its ink, and has paper around it. */
    BESIDE_ONE_GAP: { value: 0.6, unit: 'text heights', source: 'convention' },
    /** A space of a typewriter and the digits beside it differ by rounding only. */
    SAME_WIDTH: { value: 0.05, unit: 'share', source: 'convention' },
    /** Between two groups, in text heights: a monospaced space. */
    WIDEST_GROUP_GAP: { value: 0.8, unit: 'text heights', source: 'convention' },
  },
  readNumber: {
    /** Most digits that are exact as a number; longer texts take the careful path. */
    MOST_PLAIN_DIGITS: { value: 15, unit: 'digits', source: 'definition' },
    /** Digits of a group. */
    GROUP: { value: 3, unit: 'digits', source: 'definition' },
    /** Digits behind the mark of decimals that are no group. */
    DECIMALS: { value: 2, unit: 'digits', source: 'convention' },
    MOST_DECIMALS: { value: 3, unit: 'digits', source: 'convention' },
  },
  readWeekday: {
    /** Gaps in text heights: widest within a cell, and narrowest between cells. */
    SPACE: { value: 0.6, unit: 'text heights', source: 'convention' },
  },
  resolveDates: {
    /** Orders days whose year nothing says, and stands in no result; a leap year, so that every printed day exists. */
    UNKNOWN_YEAR: { value: 2000, unit: 'years', source: 'convention' },
  },
  settleEras: {
    /** The latest year that two figures of our own count name today; beyond it Thai years begin. */
    LAST_OWN: { value: 2050, unit: 'years', source: 'convention' },
    FEWEST_THAI: { value: 20, unit: 'count', source: 'convention' },
    FEWEST_JAPANESE: { value: 4, unit: 'count', source: 'convention' },
    /** 2038: before it two figures of a year of ours begin with 1 or 2, too, but a page without an era prints them in full. */
    LAST_REIWA: { value: 20, unit: 'years', source: 'convention' },
  },
  dropLostSigns: {
    FEWEST_MARKED: { value: 3, unit: 'count', source: 'convention' },
    /** Share of the amounts with decimals: prices abroad have signs of their own. */
    NEARLY_ALL: { value: 0.8, unit: 'share', source: 'convention' },
    /** Between the letter and the figure. */
    SPACE: { value: 0.6, unit: 'text heights', source: 'convention' },
  },
  dropConversions: {
    /** Two ends and a row. */
    FEWEST_PAIRS: { value: 3, unit: 'count', source: 'convention' },
    /** Share of the amounts: the rate may be stated, and texts mention others. */
    NEARLY_ALL: { value: 0.8, unit: 'share', source: 'convention' },
  },
  addFigureDates: {
    /** A date without marks has two each of day, month and year. */
    FIGURES: { value: 6, unit: 'digits', source: 'convention' },
    /** Day, month and year. */
    PARTS: { value: 3, unit: 'words', source: 'convention' },
    LEAST_IN_COLUMN: { value: 4, unit: 'count', source: 'convention' },
    /** Least share of the lines with an amount from its first date to its last. */
    LEAST_IN_ROWS: { value: 0.8, unit: 'share', source: 'convention' },
    /** Share of them with a date of another form: a description may mention one. */
    MOST_DATED: { value: 0.3, unit: 'share', source: 'convention' },
    /** From the first day to the last: a statement lists a year at most, and a book of savings leaves no longer gap. */
    MOST_DAYS: { value: 366, unit: 'days', source: 'convention' },
    /** Dates of a column that goes on for years. By chance no more than one in ten thousand such columns only rises. */
    LEAST_IN_YEARS: { value: 8, unit: 'count', source: 'convention' },
    /** Two figures of a year. */
    CENTURY: { value: 2000, unit: 'years', source: 'convention' },
  },
  settleShortDates: {
    /** Amounts at the edge of a column of dates. */
    MOST_RIVALS: { value: 0.1, unit: 'share', source: 'convention' },
    /** Share of the full dates, where most short ones open a line. */
    HALF: { value: 0.5, unit: 'share', source: 'convention' },
    /** Share of the dates at line starts from which their separator is one of the document's own. */
    LEAST_USUAL: { value: 0.2, unit: 'share', source: 'convention' },
    LEAST_IN_COLUMN: { value: 4, unit: 'count', source: 'convention' },
    /** Amounts that can be read with one decimal mark only, before it is believed that the document has no other. */
    LEAST_MARKED: { value: 3, unit: 'count', source: 'convention' },
    LEAST_COMPACT: { value: 3, unit: 'count', source: 'convention' },
    /** Least share of all lines with an amount that have a date in the column. */
    LEAST_OF_ROWS: { value: 0.5, unit: 'share', source: 'convention' },
    /** Least share of those from its first date to its last. */
    LEAST_IN_ROWS: { value: 0.8, unit: 'share', source: 'convention' },
    /** Least share of such words directly above a line with an amount: above the rows of a day, or between two blocks. */
    LEAST_OVER_ROWS: { value: 0.6, unit: 'share', source: 'convention' },
  },
});
